import { refunds, transactions, type DataOf, type DepositInfo } from '@mpc/api';
import { isOrderId } from '#features/payments';
import { client } from '#shared/api/api.ts';
import { sendOnce, type SendOutcome } from '#shared/lost-answers/send-once.ts';
import { keepRefund } from './own-refunds.ts';
import { refundJournal, type SentRefund } from './refund-journal.ts';
import type { RefundOrder } from './refund.values.ts';

type Post = (order: RefundOrder) => Promise<DataOf<typeof refunds.create>>;

const keep = async (sent: SentRefund, id: number): Promise<number> => {
  await keepRefund(sent, id).catch(() => undefined);
  return id;
};

/** Sends a refund once; what is made of it is its number. */
export const sendRefund = (sent: SentRefund, post: Post): Promise<SendOutcome<number>> =>
  sendOnce(refundJournal, sent, async () => {
    const { refund_id } = await post(sent.order);
    // An answer without the refund's number says that it was taken, but not as what: it is looked for.
    if (!isOrderId(refund_id)) throw new TypeError('The answer names no refund');
    return keep(sent, refund_id);
  });

/** The refund of a deposit that was not there before; null where there is none. */
function newRefund(
  { refunds: all = [] }: Pick<DepositInfo, 'refunds'>,
  before: readonly number[],
): number | null {
  return all.find(({ refund_id }) => !before.includes(refund_id))?.refund_id ?? null;
}

/** Asks the server for the refund that was sent. Null where it has none; rejects where it did not answer. */
export async function findRefund(sent: SentRefund, signal: AbortSignal): Promise<number | null> {
  const { deposit_id } = sent.order;
  const { pending_id } = await client.call(refunds.info, { deposit_id }, { signal });
  if (pending_id !== undefined && !sent.before.includes(pending_id)) return keep(sent, pending_id);
  // It may be over already.
  const deposit = await client.call(transactions.depositInfo, { id: deposit_id }, { signal });
  const made = newRefund(deposit, sent.before);
  return made === null ? null : keep(sent, made);
}
