import type { HandleType, KytRecordDetail } from '@mpc/api';
import { Banner, Button, Columns, DrawerFooter, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { choicesOf } from './handling.rules.ts';
import type { Handling } from './use-handling.ts';

export interface HandleButtonsProps {
  record: KytRecordDetail;
  handling: Pick<Handling, 'phase'>;
  /** Why nothing may be decided now. */
  blocked: string | undefined;
  onAsk: (type: HandleType) => void;
}

const variants = { 1: 'primary', 2: 'danger', 3: 'secondary', 4: 'danger' } as const;

/** Nobody is led to release what was rated as a high risk. */
const variantOf = (type: HandleType, { risk_level }: KytRecordDetail) =>
  type === 1 && risk_level >= 3 ? 'secondary' : variants[type];

/** What this person may do about a record, and why not just now. Nothing where there is nothing to decide. */
export function HandleButtons({ record, handling, blocked, onAsk }: HandleButtonsProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { phase } = handling;
  const refused = phase.kind === 'refused' ? phase.reason : undefined;
  const choices = choicesOf(record);
  if (choices.length === 0 && refused === undefined) return null;
  // A deposit that is not held yet cannot be given back; it can once it is.
  const isRefundLater = record.trans_kind === 'deposit' && choices.length > 0 && !choices.includes(3);
  return (
    <DrawerFooter>
      <Stack gap="s">
        {refused === undefined ? null : <Banner tone="danger">{refused}</Banner>}
        <Columns fill min="96px" gap="s">
          {isRefundLater ? (
            <Button disabledReason={t('records.off.refund')}>{words('approval.kyt.handle.3')}</Button>
          ) : null}
          {choices.map((type) => (
            <Button
              key={type}
              variant={variantOf(type, record)}
              busy={phase.kind === 'sending' && phase.type === type}
              disabledReason={blocked}
              onClick={() => onAsk(type)}
            >
              {words(`approval.kyt.handle.${type}`)}
            </Button>
          ))}
        </Columns>
      </Stack>
    </DrawerFooter>
  );
}
