import type { OperateLog } from '@mpc/api';
import { missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { lookOf } from '#shared/status/look-of.ts';
import { OutcomeTag, outcomeText } from '#shared/status/operation-outcome.tsx';

const ops = { apply: 'log.op.apply', export: 'log.op.export' } as const;

/** What was done, in words; as it stands where nobody has told us of it. */
export function opWords(op: string, t: TFunction<'privateKeyRecovery'>): string {
  const words = lookOf(ops, op);
  return words === null ? op : t(words);
}

/** Why keys were asked for; an export only says which request it was. */
const reasonOf = ({ op_type, content_after }: OperateLog): string =>
  op_type === 'apply' ? content_after : '';

/** The columns of the log of key exports. */
export const exportLogColumns = (
  t: TFunction<'privateKeyRecovery'>,
  words: TFunction,
): TableColumn<OperateLog>[] => [
  {
    key: 'created_at',
    header: t('log.time'),
    sortable: true,
    card: 'note',
    text: ({ created_at }) => isoWithZone(created_at),
    cell: ({ created_at }) => <Time at={created_at} kind="short" />,
  },
  {
    key: 'op',
    header: t('log.action'),
    isTitle: true,
    card: 'lead',
    text: ({ op_type }) => opWords(op_type, t),
    cell: ({ op_type }) => <Text tone="strong">{opWords(op_type, t)}</Text>,
  },
  {
    key: 'keys',
    header: t('log.keys'),
    card: 'about',
    text: ({ sub_wallet_name }) => sub_wallet_name || t('log.all'),
    cell: ({ sub_wallet_name }) => sub_wallet_name || t('log.all'),
  },
  {
    key: 'operator',
    header: t('log.who'),
    text: ({ operator }) => operator?.nickname ?? t('log.system'),
    cell: ({ operator }) => operator?.nickname ?? t('log.system'),
  },
  {
    key: 'reason',
    header: t('field.reason'),
    priority: 1,
    text: (log) => reasonOf(log),
    cell: (log) => (reasonOf(log) === '' ? missingNumber : <Text truncate>{reasonOf(log)}</Text>),
  },
  {
    key: 'status',
    header: t('log.status'),
    card: 'state',
    text: (log) => outcomeText(log, words),
    cell: (log) => <OutcomeTag log={log} />,
  },
];
