import { differences, type OrderFacts, orderFacts, type OrderInfo } from '#features/orders';
import { confirmedFacts, type Intent, requestIdOf, speedsUp, useIntents } from '#features/payments';

/** What was confirmed in this browser, and in what the server's order differs from that. */
export interface OwnRecord {
  confirmed: OrderFacts;
  differs: readonly (keyof OrderFacts)[];
}

const isOf = (intent: Intent, order: OrderInfo): boolean =>
  requestIdOf(intent) === order.request_id ||
  // An answer that gives the order another number does not hide what is known of it.
  (intent.orderId === order.id && speedsUp(intent) === undefined);

/** Holds an order against this browser's own record of it; null where it was not confirmed here. */
export function useOwnRecord(order: OrderInfo, uid: number): OwnRecord | null {
  const intents = useIntents(uid) ?? [];
  const intent = intents.find((one) => isOf(one, order));
  if (intent === undefined) return null;
  const confirmed = confirmedFacts(intent);
  return { confirmed, differs: differences(confirmed, orderFacts(order)) };
}
