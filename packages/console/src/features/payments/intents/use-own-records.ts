import type { OrderFacts, OrderInfo } from '#features/orders';
import { differencesFrom } from './found-facts.ts';
import { confirmedFacts, type Intent, requestIdOf, speedsUp } from './intent.ts';
import { useIntents } from './use-intents.ts';

/** What was confirmed in this browser, and in what the server's order differs from that. */
export interface OwnRecord {
  confirmed: OrderFacts;
  differs: readonly (keyof OrderFacts)[];
}

/** An answer that gives the order another request ID does not hide what is known of it. */
const isNumbered = (intent: Intent, order: OrderInfo): boolean =>
  intent.orderId === order.id && speedsUp(intent) === undefined;

/** Holds orders against this browser's own record of each; null where one was not confirmed here. */
export function useOwnRecords(uid: number): (order: OrderInfo) => OwnRecord | null {
  const intents = useIntents(uid) ?? [];
  return (order) => {
    const intent =
      intents.find((one) => requestIdOf(one) === order.request_id) ??
      intents.find((one) => isNumbered(one, order));
    if (intent === undefined) return null;
    return { confirmed: confirmedFacts(intent), differs: differencesFrom(intent, order) };
  };
}
