import { differences, type OrderFacts, orderFacts, type OrderInfo } from '#features/orders';
import { type Intent, requestIdOf, useIntents } from '#features/payments';

/** What this browser wrote down when an order was confirmed in it, and in what the server's order differs from that. */
export interface OwnRecord {
  intent: Intent;
  differs: readonly (keyof OrderFacts)[];
}

/** Holds an order against this browser's own record of it; null where it was not confirmed here. */
export function useOwnRecord(order: OrderInfo, uid: number): OwnRecord | null {
  const intents = useIntents(uid) ?? [];
  const intent = intents.find((one) => requestIdOf(one) === order.request_id);
  if (intent === undefined) return null;
  return { intent, differs: differences(intent.facts, orderFacts(order)) };
}
