/** A deposit, and the number of the first run that sees it. */
export interface ReplayDeposit {
  address: string;
  run: number;
  /** A decimal string. */
  amount: string;
}

/** What is replayed. */
export interface ReplayQuestion {
  deposits: readonly ReplayDeposit[];
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
  /** What stayed on all addresses after a run, added up over all runs; a decimal string. */
  idle: string;
}

/** An amount is worked with in pieces of nine digits: a piece times the number of runs is exact in a binary number. */
const pieceDigits = 9;
const base = 10 ** pieceDigits;
/** So many products with the runs of a month, 4,320, fit into a binary number before they are carried on. */
const carryAfter = 2_000;
/** Sums whose difference is smaller than this part of them are compared digit by digit. */
const near = 1e-9;

const fraction = (text: string): string => text.split('.')[1] ?? '';

/** A decimal as a whole number of its smallest parts. */
function units(text: string, places: number): string {
  const [whole = '0'] = text.split('.');
  return whole + fraction(text).padEnd(places, '0');
}

/** Deposits by address and run, as columns of figures. */
interface Ledger {
  /** Where the deposits of an address begin; one more at the end. */
  starts: Int32Array;
  runs: Int32Array;
  /** About how much: what decides where the difference is clear. */
  rough: Float64Array;
  /** Exactly how much: the lowest nine digits first. */
  pieces: Float64Array[];
}

function piecesOf(digits: string, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const end = digits.length - index * pieceDigits;
    return end <= 0 ? 0 : Number(digits.slice(Math.max(0, end - pieceDigits), end));
  });
}

const roughly = (pieces: readonly number[]): number =>
  pieces.reduce((sum, piece, index) => sum + piece * base ** index, 0);

/** What came in on an address between two runs counts as one deposit: nobody looks in between. */
function byRun(deposits: readonly ReplayDeposit[], places: number): [run: number, digits: string][] {
  const sums = new Map<number, bigint | string>();
  for (const { run, amount } of deposits) {
    const digits = units(amount, places);
    const before = sums.get(run);
    sums.set(run, before === undefined ? digits : BigInt(before) + BigInt(digits));
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([run, digits]): [number, string] => [run, String(digits)]);
}

function ledgerOf(deposits: readonly ReplayDeposit[], places: number): Ledger {
  const byAddress = new Map<string, ReplayDeposit[]>();
  for (const deposit of deposits) {
    const there = byAddress.get(deposit.address);
    if (there === undefined) byAddress.set(deposit.address, [deposit]);
    else there.push(deposit);
  }
  const accounts = [...byAddress.values()].map((own) => byRun(own, places));
  const longest = accounts.reduce(
    (most, account) => Math.max(most, ...account.map(([, text]) => text.length)),
    1,
  );
  const count = Math.ceil(longest / pieceDigits);
  const size = accounts.reduce((sum, account) => sum + account.length, 0);
  const ledger: Ledger = {
    starts: new Int32Array(accounts.length + 1),
    runs: new Int32Array(size),
    rough: new Float64Array(size),
    pieces: Array.from({ length: count }, () => new Float64Array(size)),
  };
  let at = 0;
  for (const [index, account] of accounts.entries()) {
    ledger.starts[index] = at;
    for (const [run, digits] of account) {
      const pieces = piecesOf(digits, count);
      ledger.runs[at] = run;
      ledger.rough[at] = roughly(pieces);
      for (const [place, column] of ledger.pieces.entries()) column[at] = pieces[place] ?? 0;
      at += 1;
    }
  }
  ledger.starts[accounts.length] = at;
  return ledger;
}

/** Adds amounts times runs, exactly and for all of it. */
class IdleSum {
  readonly #sums: Float64Array;
  #added = 0;
  #carried = 0n;

  constructor(count: number) {
    this.#sums = new Float64Array(count);
  }

  add(pieces: readonly Float64Array[], at: number, runs: number): void {
    for (let place = 0; place < pieces.length; place += 1)
      this.#sums[place] = (this.#sums[place] ?? 0) + (pieces[place]?.[at] ?? 0) * runs;
    this.#added += 1;
    if (this.#added === carryAfter) this.#carry();
  }

  #carry(): void {
    for (const [place, sum] of this.#sums.entries())
      this.#carried += BigInt(sum) * BigInt(base) ** BigInt(place);
    this.#sums.fill(0);
    this.#added = 0;
  }

  total(): bigint {
    this.#carry();
    return this.#carried;
  }
}

function decimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** An exact amount beside about how much it is. */
interface Both {
  exact: bigint;
  rough: number;
}

const both = (text: string, places: number): Both => {
  const digits = units(text, places);
  return { exact: BigInt(digits), rough: Number(digits) };
};

/**
 * What each threshold would have come to: on every run an address that has reached it is swept. Addresses begin empty. No
 * figure of it is rounded: where binary numbers are too coarse to decide, whole numbers do.
 */
export function replay({ deposits, runs, thresholds, reserve }: ReplayQuestion): Replayed[] {
  const texts = [...deposits.map(({ amount }) => amount), ...thresholds, reserve];
  const places = texts.reduce((most, text) => Math.max(most, fraction(text).length), 0);
  const ledger = ledgerOf(deposits, places);
  const kept = both(reserve, places);
  return thresholds.map((threshold) => {
    const { times, idle } = replayOne(ledger, runs, both(threshold, places), kept);
    const timesSwept = [...times].sort(([one], [other]) => one - other);
    const sweeps = timesSwept.reduce((sum, [count, addresses]) => sum + count * addresses, 0);
    return { threshold, sweeps, timesSwept, idle: decimal(idle, places) };
  });
}

function replayOne(
  { starts, runs: runOf, rough, pieces }: Ledger,
  runs: number,
  threshold: Both,
  kept: Both,
) {
  const idle = new IdleSum(pieces.length);
  const times = new Map<number, number>();
  let keptRuns = 0;
  const clearly = { less: threshold.rough * (1 - near), more: threshold.rough * (1 + near) };
  const isReachedExactly = (from: number, to: number, more: bigint) => {
    let sum = more;
    for (let at = from; at <= to; at += 1)
      for (const [place, column] of pieces.entries())
        sum += BigInt(column[at] ?? 0) * BigInt(base) ** BigInt(place);
    return sum >= threshold.exact;
  };
  for (let account = 0; account < starts.length - 1; account += 1) {
    const end = starts[account + 1] ?? 0;
    let from = starts[account] ?? 0;
    let sum = 0;
    let swept = 0;
    for (let at = from; at < end; at += 1) {
      sum += rough[at] ?? 0;
      const balance = swept === 0 ? sum : sum + kept.rough;
      if (balance < clearly.less) continue;
      if (balance < clearly.more && !isReachedExactly(from, at, swept === 0 ? 0n : kept.exact)) continue;
      const run = runOf[at] ?? 0;
      for (let held = from; held < at; held += 1) idle.add(pieces, held, run - (runOf[held] ?? 0));
      if (swept === 0) keptRuns += runs - run;
      swept += 1;
      sum = 0;
      from = at + 1;
    }
    for (let held = from; held < end; held += 1) idle.add(pieces, held, runs - (runOf[held] ?? 0));
    if (swept > 0) times.set(swept, (times.get(swept) ?? 0) + 1);
  }
  return { times, idle: idle.total() + kept.exact * BigInt(keptRuns) };
}
