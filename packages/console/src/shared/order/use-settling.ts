import { toasts } from '@mpc/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nextWait } from '../intents/intents.rules.ts';
import { standingOf } from './decision.rules.ts';
import { countCheck, forgetUnsettled, useUnsettled, type Unsettled } from './unsettled-store.ts';
import type { OrderInfo } from './order-info.ts';

export interface Settling {
  unsettled: Unsettled | null;
  /** The search is over, and the server was there to be asked: it may be decided again. */
  givenUp: boolean;
}

/**
 * Watches an order for a decision whose answer was lost: reads it after 2, 4, 8, 16 and then every 30 seconds for five
 * minutes. Nothing is ever sent again by itself.
 */
export function useSettling(
  order: OrderInfo,
  uid: number,
  readAgain: () => Promise<OrderInfo | null>,
  onTaken: (now: OrderInfo) => void,
): Settling {
  const { t } = useTranslation();
  const unsettled = useUnsettled(uid, order.id);

  const settle = useEffectEvent(({ decision }: Unsettled, now: OrderInfo) => {
    const standing = standingOf(decision, now);
    if (standing === 'unseen') return;
    forgetUnsettled(decision);
    if (standing === 'taken') onTaken(now);
    toasts.show({
      key: `order ${decision.orderId}`,
      tone: standing === 'taken' ? 'success' : 'attention',
      message: t(standing === 'taken' ? `order.done.${decision.act}` : 'order.unknown.overtaken'),
    });
  });
  useEffect(() => {
    if (unsettled !== null) settle(unsettled, order);
  }, [order, unsettled]);

  const check = useEffectEvent(async ({ decision }: Unsettled) => {
    const found = await readAgain();
    countCheck(decision, found !== null);
  });
  useEffect(() => {
    const wait = unsettled === null ? null : nextWait(unsettled.checks);
    if (unsettled === null || wait === null) return undefined;
    const timer = setTimeout(() => void check(unsettled), wait);
    return () => clearTimeout(timer);
  }, [unsettled]);

  const isOver = unsettled !== null && nextWait(unsettled.checks) === null;
  return { unsettled, givenUp: isOver && unsettled.unseen };
}
