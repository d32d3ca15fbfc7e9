import type { Transaction } from '@mpc/api';
import { feeOf } from '@mpc/api/fingerprint';
import { differences, orderFacts, type OrderFacts } from '#features/orders';
import { confirmedFacts, requestIdOf, speedsUp, type Intent } from './intent.ts';

/** An order as an intent is held against it: whoever requested a replacement confirmed its fee as well. */
export const foundFacts = (intent: Pick<Intent, 'payment'>, order: Transaction): OrderFacts => ({
  ...orderFacts(order),
  ...(speedsUp(intent) === undefined ? {} : { fee: feeOf(order) ?? undefined }),
});

/** In what an order differs from what was confirmed. */
export const differencesFrom = (intent: Intent, order: Transaction): (keyof OrderFacts)[] =>
  differences(confirmedFacts(intent), foundFacts(intent, order));

/** Whether an order is the one that was asked for. A replacement keeps the number of the order that it replaces. */
export const isOwnOrder = (intent: Intent, order: Pick<Transaction, 'request_id'>): boolean =>
  speedsUp(intent) !== undefined || order.request_id === requestIdOf(intent);

/** Whether an order is the one that was asked for, as it was confirmed. */
export const isAsConfirmed = (intent: Intent, order: Transaction): boolean =>
  isOwnOrder(intent, order) && differencesFrom(intent, order).length === 0;
