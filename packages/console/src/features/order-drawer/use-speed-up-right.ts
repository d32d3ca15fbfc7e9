import { withdrawals, WithdrawStatus } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OrderInfo } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';

/**
 * Whether this person may send a replacement of an order that is under way; null where the question does not arise.
 * `barred` says why not.
 */
export function useSpeedUpRight(order: OrderInfo): { barred: string | undefined } | null {
  const { t } = useTranslation();
  const { id, trans_kind: kind, status } = order;
  const named = kind === 'web3' ? 'web3' : 'withdraw';
  const concerned = status === WithdrawStatus.inPayment && named === kind;
  const { data, isError } = useQuery({
    ...read(withdrawals.speedUp, { id, trans_kind: named }),
    enabled: concerned,
    ...live,
  });
  if (!concerned) return null;
  if (data === undefined) return { barred: t(isError ? 'order.speedUp.unread' : 'order.speedUp.reading') };
  if (data.may === 0) return { barred: t('order.only.govern') };
  return { barred: data.support === 1 ? undefined : data.reason || t('order.speedUp.unsupported') };
}
