import { replayApart } from '../../../packages/console/src/features/sweep-planner/replay-apart.ts';
import { replay, type ReplayQuestion } from '../../../packages/console/src/features/sweep-planner/replay.ts';
import { logSpaced } from '../../../packages/console/src/features/sweep-planner/thresholds.rules.ts';

const addresses = 20_000;
const perAddress = 5;
const runs = 4_320;

/** Numbers that are the same each time. */
function numbers(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function question(digits: number): ReplayQuestion {
  const next = numbers();
  const tail = digits === 18 ? '123456789012' : '';
  return {
    runs,
    reserve: '0',
    thresholds: logSpaced('1.2', '4500'),
    deposits: Array.from({ length: addresses * perAddress }, () => ({
      address: `T${Math.floor(next() * addresses)}`,
      run: Math.floor(next() * runs),
      amount: `${Math.floor(10 ** (1 + 2 * next()))}.${String(Math.floor(next() * 1e6)).padStart(6, '0')}${tail}`,
    })),
  };
}

const questions = { 'a coin of 6 digits': question(6), 'a coin of 18 digits': question(18) };
const { signal } = new AbortController();

declare global {
  interface Window {
    /** Milliseconds of a replay in a worker, its start included, and in the page. */
    replays: Record<string, () => Promise<{ worker: number; page: number }>>;
  }
}

async function time(action: () => unknown): Promise<number> {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
}

window.replays = Object.fromEntries(
  Object.entries(questions).map(([name, asked]) => [
    name,
    async () => ({
      worker: await time(() => replayApart(asked, signal)),
      page: await time(() => replay(asked)),
    }),
  ]),
);
