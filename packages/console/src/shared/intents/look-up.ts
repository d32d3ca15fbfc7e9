import { transactions, withdrawals, type Transaction } from '@mpc/api';
import { client } from '../api/api.ts';
import { differences, type OrderFacts } from '../payment/order-digest.ts';
import { factsOf, type Intent } from './intent.ts';
import { nextWait } from './intents.rules.ts';
import { amend, intentsOf } from './journal.ts';

/** The facts of an order of the server that an intent is compared by. */
export const orderFacts = (order: Transaction): OrderFacts => ({
  sub_wallet_id: order.sub_wallet_id,
  symbol: order.symbol,
  base_symbol: order.base_symbol,
  address_to: order.address_to,
  memo: order.memo,
  amount: order.amount,
});

async function readOrder(
  { wallet, withdrawId, order }: Intent,
  signal?: AbortSignal,
): Promise<Transaction | null> {
  const options = signal === undefined ? {} : { signal };
  if (withdrawId !== null) return client.call(withdrawals.info, { id: withdrawId }, options);
  const { list } = await client.call(
    transactions.list,
    { wallet_id: wallet.id, trans_kind: ['withdraw'], keyword: order.request_id, page_no: 1, page_size: 20 },
    options,
  );
  return list.find(({ request_id }) => request_id === order.request_id) ?? null;
}

/** Holds what the server has against what was confirmed, and writes down which it is. */
export async function settle(intent: Intent, order: Transaction): Promise<Intent> {
  const found = orderFacts(order);
  const differs = differences(factsOf(intent), found).length > 0;
  return amend(intent, () => ({
    state: differs ? 'differs' : 'sent',
    withdrawId: order.id,
    found: differs ? found : null,
  }));
}

/** Asks the server once what became of an intent. Rejects where no answer came: then nothing was learnt. */
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
      onStep?.({ tries, nextAt: Date.now() + ms });
      await wait(ms, signal);
      if (signal.aborted) return;
      const now = (await intentsOf(uid)).find(({ order }) => order.request_id === requestId);
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
