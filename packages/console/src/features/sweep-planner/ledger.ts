/** A deposit, and the number of the first run that sees it. */
export interface ReplayDeposit {
  address: string;
  run: number;
  /** A decimal string. */
  amount: string;
}

/** Deposits by address and run, as columns: they go to a worker without a copy of each. */
export interface Ledger {
  /** Digits after the point of its smallest unit. */
  places: number;
  /** Where the deposits of an address begin; one more at the end. */
  starts: Int32Array;
  runs: Int32Array;
  /** In smallest units. */
  units: Float64Array;
  /** To the last digit, where `units` and their sums are good for fifteen digits only. */
  exactly: ExactAmounts | undefined;
}

/** Amounts as they were given, with a space between, and which of them each row has. */
interface ExactAmounts {
  amounts: string;
  order: Int32Array;
}

const fraction = (text: string): string => text.split('.')[1] ?? '';

const placesOf = (text: string): number => {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
};

/** A decimal in units of so many digits after the point. */
export const exactUnits = (text: string, places: number): bigint =>
  BigInt((text.split('.')[0] ?? '') + fraction(text).padEnd(places, '0'));

const [zero, point] = [48, 46];

/** The digits of a decimal as one binary number, without the point. */
function digitsOf(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== point) digits = digits * 10 + code - zero;
  }
  return digits;
}

/** A decimal string again. */
export function decimalOf(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Rows in the order of their keys, and where each key begins; rows with the same key stay as they were. */
function sorted(
  keys: Int32Array,
  count: number,
  rows?: Int32Array,
): { order: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(count + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 0; key < count; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const order = new Int32Array(keys.length);
  const next = starts.slice();
  for (let index = 0; index < keys.length; index += 1) {
    const row = rows === undefined ? index : (rows[index] ?? 0);
    const key = keys[row] ?? 0;
    const at = next[key] ?? 0;
    order[at] = row;
    next[key] = at + 1;
  }
  return { order, starts };
}

/** The columns as they were given. */
function columnsOf(deposits: readonly ReplayDeposit[]) {
  const numbers = new Map<string, number>();
  const account = new Int32Array(deposits.length);
  const run = new Int32Array(deposits.length);
  const digits = new Float64Array(deposits.length);
  const ownPlaces = new Uint8Array(deposits.length);
  let [row, lastRun, places] = [0, 0, 0];
  for (const deposit of deposits) {
    let number = numbers.get(deposit.address);
    if (number === undefined) numbers.set(deposit.address, (number = numbers.size));
    account[row] = number;
    run[row] = deposit.run;
    digits[row] = digitsOf(deposit.amount);
    ownPlaces[row] = placesOf(deposit.amount);
    lastRun = Math.max(lastRun, deposit.run);
    places = Math.max(places, ownPlaces[row] ?? 0);
    row += 1;
  }
  return { account, accounts: numbers.size, run, lastRun, digits, ownPlaces, places };
}

/** Puts deposits in order. The digits of what they are compared with count too. */
export function ledgerOf(deposits: readonly ReplayDeposit[], compared: readonly string[]): Ledger {
  const given = columnsOf(deposits);
  const places = Math.max(given.places, ...compared.map(placesOf));
  const scales = Array.from({ length: places + 1 }, (_, own) => 10 ** (places - own));
  const { order: byRun } = sorted(given.run, given.lastRun + 1);
  const { order, starts } = sorted(given.account, given.accounts, byRun);
  const runs = new Int32Array(order.length);
  const units = new Float64Array(order.length);
  let sum = compared.reduce((all, text) => all + digitsOf(text) * (scales[placesOf(text)] ?? 1), 0);
  let at = 0;
  for (const row of order) {
    const amount = (given.digits[row] ?? 0) * (scales[given.ownPlaces[row] ?? 0] ?? 1);
    runs[at] = given.run[row] ?? 0;
    units[at] = amount;
    sum += amount;
    at += 1;
  }
  const isExact = sum <= Number.MAX_SAFE_INTEGER;
  const exactly = isExact ? undefined : { amounts: deposits.map(({ amount }) => amount).join(' '), order };
  return { places, starts, runs, units, exactly };
}

/** Adds up some of the deposits, to the last digit. */
export function exactSums({ units, places, exactly }: Ledger): (from: number, to: number) => bigint {
  let texts: string[] | undefined;
  const exactAt = (row: number) => {
    if (exactly === undefined) return BigInt(units[row] ?? 0);
    texts ??= exactly.amounts.split(' ');
    return exactUnits(texts[exactly.order[row] ?? 0] ?? '0', places);
  };
  return (from, to) => {
    let sum = 0n;
    for (let row = from; row < to; row += 1) sum += exactAt(row);
    return sum;
  };
}

/** The most that one address received in all, as a decimal string. */
export function mostReceived(ledger: Ledger): string {
  const { starts, units, places } = ledger;
  let most = { from: 0, to: 0, sum: 0 };
  for (let account = 0; account < starts.length - 1; account += 1) {
    const [from, to] = [starts[account] ?? 0, starts[account + 1] ?? 0];
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += units[at] ?? 0;
    if (sum > most.sum) most = { from, to, sum };
  }
  return decimalOf(exactSums(ledger)(most.from, most.to), places);
}
