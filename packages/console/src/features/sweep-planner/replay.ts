import { decimalOf, exactSums, exactUnits, type Ledger } from './ledger.ts';

/** What is replayed. */
export interface ReplayQuestion {
  ledger: Ledger;
  /** How many runs there were, numbered from 0. */
  runs: number;
  /** Ascending. */
  thresholds: readonly string[];
  /** What a sweep leaves behind, of a main coin; below every threshold. */
  reserve: string;
}

/** What a threshold would have come to. */
export interface Replayed {
  threshold: string;
  sweeps: number;
  /** How many addresses were swept so many times: `[1, 40]` stands for 40 addresses that were swept once. */
  timesSwept: readonly (readonly [times: number, addresses: number])[];
  /** What stayed on all addresses after a run, added up over all runs, to about fifteen digits; a decimal string. */
  idle: string;
}

/** Sums of binary numbers that differ by less than this part of them are compared digit by digit. */
const near = 1e-9;

/** An exact amount, and the binary number that is next to it. */
interface Both {
  exact: bigint;
  rough: number;
}

const both = (text: string, places: number): Both => {
  const exact = exactUnits(text, places);
  return { exact, rough: Number(exact) };
};

/** Addresses over all runs, before anything is swept: each by its number. */
interface Untouched {
  /** All that it received, and the smallest deposit. */
  total: Float64Array;
  smallest: Float64Array;
  /** How many runs see a deposit. */
  seen: Int32Array;
  /** What lies idle. */
  idle: Float64Array;
}

function untouched({ starts, runs: runOf, units }: Ledger, runs: number): Untouched {
  const count = starts.length - 1;
  const total = new Float64Array(count);
  const smallest = new Float64Array(count);
  const seen = new Int32Array(count);
  const idle = new Float64Array(count);
  for (let account = 0; account < count; account += 1) {
    const [from, to] = [starts[account] ?? 0, starts[account + 1] ?? 0];
    let [sum, least, looks, lying] = [0, Infinity, 0, 0];
    for (let at = from; at < to; at += 1) {
      const amount = units[at] ?? 0;
      const run = runOf[at] ?? 0;
      sum += amount;
      if (amount < least) least = amount;
      if (at === from || runOf[at - 1] !== run) looks += 1;
      lying += amount * (runs - run);
    }
    total[account] = sum;
    smallest[account] = least;
    seen[account] = looks;
    idle[account] = lying;
  }
  return { total, smallest, seen, idle };
}

interface Terms {
  /** From where on a binary number leaves no doubt that the threshold is reached, and up to where that it is not. */
  clearly: number;
  nearly: number;
  /** What a sweep leaves behind. */
  kept: number;
  /** Whether these deposits, and what so many sweeps left, reach the threshold. */
  isReached: (from: number, to: number, swept: number) => boolean;
}

/** One threshold, address by address with a running balance: how many were swept how often, and what lay idle. */
function replayOne({ starts, runs: runOf, units }: Ledger, runs: number, before: Untouched, terms: Terms) {
  const { clearly, nearly, kept, isReached } = terms;
  const { total, smallest, seen, idle: untouchedIdle } = before;
  const addresses: number[] = [0];
  let idle = 0;
  for (let account = 0; account < starts.length - 1; account += 1) {
    let swept = 0;
    if ((total[account] ?? 0) + kept < nearly) idle += untouchedIdle[account] ?? 0;
    else if ((smallest[account] ?? 0) >= clearly) {
      swept = seen[account] ?? 0;
      idle += kept * (runs - (runOf[starts[account] ?? 0] ?? 0));
    } else {
      const end = starts[account + 1] ?? 0;
      let since = starts[account] ?? 0;
      let balance = 0;
      let run = runOf[since] ?? 0;
      for (let at = since; at < end; at += 1) {
        const next = at + 1 < end ? (runOf[at + 1] ?? 0) : runs;
        balance += units[at] ?? 0;
        // What came in between two runs counts together: nobody looks in between.
        if (balance >= nearly && next > run && (balance >= clearly || isReached(since, at + 1, swept))) {
          balance = kept;
          swept += 1;
          since = at + 1;
        }
        idle += balance * (next - run);
        run = next;
      }
    }
    addresses[swept] = (addresses[swept] ?? 0) + 1;
  }
  return { addresses, idle };
}

/**
 * What each threshold would have come to: on every run an address that has reached it is swept. Addresses begin empty. Each
 * sweep is decided to the last digit; what lies idle is an average, for which fifteen digits do.
 */
export function replay({ ledger, runs, thresholds, reserve }: ReplayQuestion): Replayed[] {
  const { places, exactly } = ledger;
  const sumOf = exactSums(ledger);
  const before = untouched(ledger, runs);
  const kept = both(reserve, places);
  const doubt = exactly === undefined ? 0 : near;
  return thresholds.map((threshold) => {
    const { exact, rough } = both(threshold, places);
    const { addresses, idle } = replayOne(ledger, runs, before, {
      clearly: rough * (1 + doubt),
      nearly: rough * (1 - doubt),
      kept: kept.rough,
      isReached: (from, to, swept) => sumOf(from, to) + (swept > 0 ? kept.exact : 0n) >= exact,
    });
    const timesSwept = addresses.flatMap((count, times) => (times > 0 ? [[times, count] as const] : []));
    const sweeps = timesSwept.reduce((sum, [times, count]) => sum + times * count, 0);
    return { threshold, sweeps, timesSwept, idle: decimalOf(BigInt(Math.round(idle)), places) };
  });
}
