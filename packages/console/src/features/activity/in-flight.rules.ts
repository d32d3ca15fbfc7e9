import type { TransactionRow } from '@mpc/api';
import { countOutcomes, type Intent, isOpen, type KeptRun, requestIdOf } from '#features/payments';
import type { PendingRefund } from '#features/transactions';

/** A payment that was submitted and has not ended, as the server has it now. */
interface Moving {
  intent: Intent;
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
  refunds: readonly PendingRefund[];
  /** First what waits for this person. */
  moving: readonly Moving[];
  /** Their payments are counted together. */
  batches: readonly OpenBatch[];
  count: number;
}

interface Known {
  intents: readonly Intent[];
  runs: readonly KeptRun[];
  refunds: readonly PendingRefund[];
  /** The orders of this person that have not ended. */
  orders: readonly TransactionRow[];
  /** What waits for this person's signature: kind and number. */
  toSign: ReadonlySet<string>;
}

/** What is in flight, of all that this browser keeps and the server has. */
export function inFlightOf({ intents, runs, refunds, orders, toSign }: Known): InFlight {
  const byRequest = new Map(orders.map((order) => [order.request_id, order]));
  const isToSign = ({ trans_kind, id }: TransactionRow) => toSign.has(`${trans_kind}:${id}`);
  const inBatch = new Set(runs.flatMap(({ plan }) => plan.payments.map(({ requestId }) => requestId)));
  const moving = intents.flatMap((intent): Moving[] => {
    const order = byRequest.get(requestIdOf(intent));
    if (isOpen(intent) || order === undefined || inBatch.has(requestIdOf(intent))) return [];
    return [{ intent, order, isToSign: isToSign(order) }];
  });
  const batches = runs.flatMap((run): OpenBatch[] => {
    const own = run.plan.payments.flatMap(({ requestId }) => byRequest.get(requestId) ?? []);
    const { waiting, held, unknown, notFound } = countOutcomes(run.outcomes);
    const isOver = own.length + waiting + held + unknown + notFound === 0;
    return isOver ? [] : [{ run, toSign: own.filter(isToSign).length }];
  });
  const open = intents.filter(isOpen);
  return {
    unknown: open,
    refunds,
    moving: moving.toSorted((one, other) => Number(other.isToSign) - Number(one.isToSign)),
    batches,
    count: open.length + refunds.length + moving.length + batches.length,
  };
}
