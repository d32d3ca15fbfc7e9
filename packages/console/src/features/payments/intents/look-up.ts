import { transactions, web3, withdrawals, type Transaction } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { compare } from '#shared/money/decimal.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { foundFacts, isAsConfirmed } from './found-facts.ts';
import { requestIdOf, speedsUp, type Intent } from './intent.ts';
import { nextWait } from '#shared/freshness/next-wait.ts';
import { amend, intentsOf } from './journal.ts';

/** A replacement keeps the number of its order: it is there once the order pays the new gas, or is about to. */
const isFaster = ({ payment }: Intent, order: Transaction): boolean =>
  order.pending_round === true ||
  (payment.kind !== 'brc20' &&
    payment.order.gas_price !== undefined &&
    order.gas_price !== undefined &&
    compare(payment.order.gas_price, order.gas_price) === 0);

/** Asks for an order by what it was known by before it had a number. */
export const byRequestId = (intent: Intent) => ({
  wallet_id: intent.wallet.id,
  keyword: requestIdOf(intent),
  page_no: 1,
  page_size: 20,
});

/** The order of an intent among others; null where it is not among them. */
export const ownIn = <Row extends { request_id: string }>(intent: Intent, rows: readonly Row[]): Row | null =>
  rows.find(({ request_id }) => request_id === requestIdOf(intent)) ?? null;

async function readOrder(intent: Intent, signal?: AbortSignal): Promise<Transaction | null> {
  const options = signal === undefined ? {} : { signal };
  const read = (id: number) =>
    intent.payment.kind === 'web3'
      ? client.call(web3.info, { id }, options)
      : client.call(withdrawals.info, { id }, options);
  if (intent.orderId !== null) return read(intent.orderId);
  const original = speedsUp(intent);
  if (original !== undefined) {
    const order = await read(original);
    return isFaster(intent, order) ? order : null;
  }
  const { list } = await client.call(transactions.list, byRequestId(intent), options);
  const row = ownIn(intent, list);
  // A row does not say which inscriptions go along.
  return row === null || intent.payment.kind !== 'brc20' ? row : read(row.id);
}

/** Holds what the server has against what was confirmed, and writes down which it is. */
export async function settle(intent: Intent, order: Transaction): Promise<Intent> {
  const found = foundFacts(intent, order);
  const differs = !isAsConfirmed(intent, order);
  return amend(intent, () => ({
    state: differs ? 'differs' : 'sent',
    orderId: order.id,
    found: differs ? found : null,
  }));
}

/** Asks the server once what became of an intent. Rejects where no answer came: then nothing was learned. */
export async function lookUp(intent: Intent, signal?: AbortSignal): Promise<Intent> {
  const order = await readOrder(intent, signal);
  if (order !== null) return settle(intent, order);
  return amend(intent, (kept) => ({ checks: kept.checks + 1 }));
}

/** How a search goes on, for the one who watches it. */
export interface SearchStep {
  /** Checks made so far, answered or not. */
  tries: number;
  /** When the next one is made. */
  nextAt: number;
}

interface SearchOptions {
  signal: AbortSignal;
  onStep?: (step: SearchStep) => void;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Looks for an intent whose answer was lost, after 2, 4, 8, 16 and then every 30 seconds, for five minutes. Only one tab
 * searches for the same intent at a time. A search in which the last check was answered "no such order" ends in
 * `notFound`; one that ended without an answer leaves it `unknown`.
 */
export async function search(
  uid: number,
  requestId: string,
  { signal, onStep, wait = sleep }: SearchOptions,
): Promise<void> {
  await navigator.locks.request(`search:${requestId}`, { signal }, async () => {
    let absent: Intent | null = null;
    for (let tries = 0; ; tries += 1) {
      const ms = nextWait(tries);
      if (ms === null) break;
      onStep?.({ tries, nextAt: currentTime() + ms });
      await wait(ms, signal);
      if (signal.aborted) return;
      const now = (await intentsOf(uid)).find((intent) => requestIdOf(intent) === requestId);
      if (now?.state !== 'unknown') return;
      const after = await lookUp(now, signal).catch(() => null);
      if (after !== null && after.state !== 'unknown') return;
      absent = after;
    }
    if (absent !== null)
      await amend(absent, (kept) => (kept.state === 'unknown' ? { state: 'notFound' } : {}));
  });
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
