/** One line of the table that every contender draws. */
export interface BenchRow {
  id: number;
  kind: string;
  amount: string;
  symbol: string;
  to: string;
  status: string;
  time: string;
}

const kinds = ['Withdrawal', 'Deposit', 'Sweep'];
const symbols = ['BTC', 'ETH', 'USDT', 'TRX'];
const statuses = ['Awaiting approval', 'In payment', 'Done'];

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? '';

/** The same rows for everybody; those that `changed` picks have another amount than in the round before. */
export function makeRows(
  count: number,
  round = 0,
  changed: (index: number) => boolean = () => true,
): BenchRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    kind: pick(kinds, index),
    amount: `${(index * 7919) % 1_000_000}.${changed(index) ? round : 0}25`,
    symbol: pick(symbols, index),
    to: `TQ8vN4bX2mYtL6rJk9sHcW3pFz${index.toString(36).padStart(8, '1')}`,
    status: pick(statuses, index),
    time: new Date(1_790_000_000_000 - index * 60_000).toISOString().slice(0, 16).replace('T', ' '),
  }));
}

/** A page of a list. */
export const few = makeRows(20);

/** The columns, by the names of the fields under them. */
export const columns: { key: keyof BenchRow; header: string; end?: boolean }[] = [
  { key: 'kind', header: 'Type' },
  { key: 'amount', header: 'Amount', end: true },
  { key: 'symbol', header: 'Coin' },
  { key: 'to', header: 'Counterparty' },
  { key: 'status', header: 'Status' },
  { key: 'time', header: 'Time', end: true },
];

export const rowHeight = 44;
export const tableHeight = 616;

/** Ten thousand options. The letter is in those of the second half only. */
export const options = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  label: `${index < 5000 ? 'Desk' : 'Quant'} ${String(index).padStart(5, '0')}`,
}));

/** What is typed, and what is to be read when they are open and when they are filtered. */
export const matching = { letter: 'q', first: 'Desk 00003', found: 'Quant 05003' };
