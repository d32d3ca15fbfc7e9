import type { TransactionRow } from '@mpc/api';
import { countOutcomes, type Intent, isOpen, type KeptRun, requestIdOf } from '#features/payments';
import type { OwnRefund, PendingRefund } from '#features/transactions';

/** A payment or refund that was submitted and has not ended, as the server has it now. */
interface Moving {
  /** What this browser keeps of it. */
  own: Intent | OwnRefund;
  order: TransactionRow;
  /** It waits for this person's signature. */
  isToSign: boolean;
}

interface OpenBatch {
  run: KeptRun;
  /** So many of its payments wait for this person's signature. */
  toSign: number;
}

/** What left this browser and has not come to its end. */
export interface InFlight {
  /** Their outcome is unknown. */
  unknown: readonly Intent[];
  lostRefunds: readonly PendingRefund[];
  /** First what waits for this person. */
  moving: readonly Moving[];
  /** Their payments are counted together. */
  batches: readonly OpenBatch[];
  count: number;
}

interface Known {
  intents: readonly Intent[];
  runs: readonly KeptRun[];
  lostRefunds: readonly PendingRefund[];
  ownRefunds: readonly OwnRefund[];
  /** The orders of this person that have not ended. */
  orders: readonly TransactionRow[];
  /** What waits for this person's signature: kind and number. */
  toSign: ReadonlySet<string>;
}

/** What is in flight, of all that this browser keeps and the server has. */
export function inFlightOf({ intents, runs, lostRefunds, ownRefunds, orders, toSign }: Known): InFlight {
  const byRequest = new Map(orders.map((order) => [order.request_id, order]));
  const isToSign = ({ trans_kind, id }: TransactionRow) => toSign.has(`${trans_kind}:${id}`);
  const inBatch = new Set(runs.flatMap(({ plan }) => plan.payments.map(({ requestId }) => requestId)));
  const payments = intents.flatMap((intent): Moving[] => {
    const order = byRequest.get(requestIdOf(intent));
    if (isOpen(intent) || order === undefined || inBatch.has(requestIdOf(intent))) return [];
    return [{ own: intent, order, isToSign: isToSign(order) }];
  });
  const refunds = ownRefunds.flatMap((own): Moving[] => {
    const order = orders.find(({ trans_kind, id }) => trans_kind === 'refund' && id === own.id);
    return order === undefined ? [] : [{ own, order, isToSign: isToSign(order) }];
  });
  const batches = runs.flatMap((run): OpenBatch[] => {
    const own = run.plan.payments.flatMap(({ requestId }) => byRequest.get(requestId) ?? []);
    const { waiting, held, unknown, notFound } = countOutcomes(run.outcomes);
    const isOver = own.length + waiting + held + unknown + notFound === 0;
    return isOver ? [] : [{ run, toSign: own.filter(isToSign).length }];
  });
  const open = intents.filter(isOpen);
  const moving = [...payments, ...refunds].toSorted(
    (one, other) => Number(other.isToSign) - Number(one.isToSign),
  );
  return {
    unknown: open,
    lostRefunds,
    moving,
    batches,
    count: open.length + lostRefunds.length + moving.length + batches.length,
  };
}
