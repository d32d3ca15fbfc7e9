import type { KytOrder } from '@mpc/api';
import { StatusTag, type Tone } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const tones = {
  0: 'attention',
  1: 'running',
  2: 'success',
  3: 'danger',
  4: 'idle',
  5: 'attention',
  6: 'idle',
} as const satisfies Record<KytOrder['status'], Tone>;

/** How the bill of an order stands. */
export function OrderStatusTag({ status }: Pick<KytOrder, 'status'>) {
  const { t } = useTranslation('kyt');
  return (
    <StatusTag tone={tones[status]} outlined={status === 4}>
      {t(`config.order.status.${status}`)}
    </StatusTag>
  );
}
