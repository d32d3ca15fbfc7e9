import { ledgerOf, type ReplayDeposit } from '../../../packages/console/src/features/sweep-planner/ledger.ts';
import { replayApart } from '../../../packages/console/src/features/sweep-planner/replay-apart.ts';
import { replay, type ReplayQuestion } from '../../../packages/console/src/features/sweep-planner/replay.ts';
import { logSpaced } from '../../../packages/console/src/features/sweep-planner/thresholds.rules.ts';

const addresses = 20_000;
const runs = 4_320;

/** Numbers that are the same each time. */
function numbers(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const thresholds = logSpaced('1.2', '4500');

function depositsOf(count: number, digits: number): ReplayDeposit[] {
  const next = numbers();
  const tail = digits === 18 ? '123456789012' : '';
  return Array.from({ length: count }, () => ({
    address: `T${Math.floor(next() * addresses)}`,
    run: Math.floor(next() * runs),
    amount: `${Math.floor(10 ** (1 + 2 * next()))}.${String(Math.floor(next() * 1e6)).padStart(6, '0')}${tail}`,
  }));
}

/** With what is done in the page first. */
const question = (deposits: readonly ReplayDeposit[]): ReplayQuestion => ({
  ledger: ledgerOf(deposits, thresholds),
  runs,
  reserve: '0',
  thresholds,
});

/** Texts as they come out of an answer. */
const read = (deposits: ReplayDeposit[]): ReplayDeposit[] => JSON.parse(JSON.stringify(deposits));

/** The planner reads 20,000 deposits at most: five times as many show how much room there is. */
const months = Object.fromEntries(
  [20_000, 100_000].flatMap((count) =>
    [6, 18].map((digits) => [
      `${count} deposits of a coin of ${digits} digits`,
      read(depositsOf(count, digits)),
    ]),
  ),
);
const { signal } = new AbortController();

declare global {
  interface Window {
    /** Milliseconds of a replay in a worker that has started, and in the page, from the deposits to the answer. */
    replays: Record<string, () => Promise<{ worker: number; page: number }>>;
  }
}

const pause = (duration: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });

/** The worker starts while deposits are being read, which takes longer. */
async function inWorker(deposits: readonly ReplayDeposit[]): Promise<number> {
  const reading = Promise.withResolvers<ReplayQuestion>();
  const answer = replayApart(reading.promise, signal);
  await pause(500);
  const begun = performance.now();
  reading.resolve(question(deposits));
  await answer;
  return performance.now() - begun;
}

function inPage(deposits: readonly ReplayDeposit[]): number {
  const begun = performance.now();
  replay(question(deposits));
  return performance.now() - begun;
}

window.replays = Object.fromEntries(
  Object.entries(months).map(([name, deposits]) => [
    name,
    async () => ({ worker: await inWorker(deposits), page: inPage(deposits) }),
  ]),
);
