import type { SpeedUp } from '@mpc/api';
import { Banner, Button } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { stuckReason, type PendingOrder } from './speed-up.rules.ts';

/** Why no replacement of an order can be sent, in words; undefined where one can. */
export function stuckWords(t: TFunction, order: PendingOrder, terms: SpeedUp): string | undefined {
  const reason = stuckReason(order, terms);
  if (reason === null) return undefined;
  return reason === 'other' ? terms.reason || t('speedUp.stuck.other') : t(`speedUp.stuck.${reason}`);
}

interface StuckNoticeProps {
  order: PendingOrder;
  terms: SpeedUp;
  /** Leads to where the copy that waits is signed. */
  onSign?: () => void;
}

/** Why no replacement can be sent, plainly, and what can be done instead. */
export function StuckNotice({ order, terms, onSign }: StuckNoticeProps) {
  const { t } = useTranslation();
  const reason = stuckReason(order, terms);
  if (reason === null) return null;
  const action =
    reason === 'waits' && order.my_action === 2 && onSign !== undefined ? (
      <Button size="small" onClick={onSign}>
        {t('speedUp.sign')}
      </Button>
    ) : undefined;
  return (
    <Banner tone={reason === 'waits' ? 'running' : 'attention'} title={t('speedUp.cannot')} action={action}>
      {stuckWords(t, order, terms)}
    </Banner>
  );
}
