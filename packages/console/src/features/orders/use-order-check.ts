import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, type SignCheck } from '#features/decisions';
import { orderContent } from './order-content.rules.ts';
import type { OrderInfo, OrderKind } from './order-info.ts';
import { readOrder } from './read-order.ts';

/** Reads an order once more, and holds it against the one that was looked at. */
export function useOrderCheck(kind: OrderKind, id: number): (looked: OrderInfo) => Promise<SignCheck> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const reading = readOrder(kind, id);
  return async (looked) => {
    await queryClient.cancelQueries({ queryKey: reading.queryKey });
    const now = await queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false }).catch(() => null);
    if (now === null) return 'unread';
    return changedContent(orderContent(looked, t), orderContent(now, t)).length === 0 ? 'same' : 'changed';
  };
}
