import type { TransactionRow } from '@mpc/api';
import { factsOf, isOpen, requestIdOf, type Intent } from '../intents/intent.ts';
import { isSamePayment } from '../intents/intents.rules.ts';
import type { Earlier } from './repeats-notice.tsx';

const others = (intent: Intent, intents: readonly Intent[]): Intent[] =>
  intents.filter(
    (other) =>
      requestIdOf(other) !== requestIdOf(intent) &&
      isSamePayment(factsOf(other.payment), factsOf(intent.payment)),
  );

/** The same payment, where it is not settled yet: while there is one, this one cannot be sent. */
export const openDuplicate = (intent: Intent, intents: readonly Intent[]): Intent | null =>
  others(intent, intents).find(isOpen) ?? null;

/** The payments this one would repeat, as the server has them and as this browser remembers them, each once. */
export function earlierPayments(
  intent: Intent,
  intents: readonly Intent[],
  orders: readonly TransactionRow[],
): Earlier[] {
  const listed = orders
    .filter(({ request_id }) => request_id !== requestIdOf(intent))
    .map(({ request_id, id, amount, created_at, initiator }) => ({
      key: request_id === '' ? String(id) : request_id,
      amount,
      at: created_at,
      by: initiator?.nickname ?? null,
    }));
  const remembered = others(intent, intents)
    .filter((other) => !isOpen(other) && !listed.some(({ key }) => key === requestIdOf(other)))
    .map((other) => ({
      key: requestIdOf(other),
      amount: factsOf(other.payment).amount,
      at: other.createdAt,
      by: null,
    }));
  return [...listed, ...remembered];
}
