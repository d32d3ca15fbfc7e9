import type { OperateLog } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { itemStatusLook } from './item-status.ts';
import { ItemStatusTag } from './item-status-tag.tsx';

type Logged = Pick<OperateLog, 'status' | 'item_id'>;

/** Nobody was asked about it: that is no approval. */
const wasAtOnce = ({ status, item_id }: Logged): boolean => status === 1 && item_id === 0;

/** How a request stands, in words; a code that nobody has told us of stands as it is. */
export function outcomeWords(status: number, t: TFunction): string {
  const { label } = itemStatusLook(status);
  return label === null ? String(status) : t(label);
}

/** What became of what the log tells of, in words. */
export const outcomeText = (log: Logged, t: TFunction): string =>
  wasAtOnce(log) ? t('todo.notAsked') : outcomeWords(log.status, t);

/** What became of what the log tells of. */
export function OutcomeTag({ log }: { log: Logged }) {
  const { t } = useTranslation();
  return wasAtOnce(log) ? (
    <StatusTag tone="idle">{t('todo.notAsked')}</StatusTag>
  ) : (
    <ItemStatusTag status={log.status} />
  );
}
