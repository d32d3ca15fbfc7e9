import type { TransactionRow } from '../../world/rows.ts';
import { compareText, decimalKey } from './decimal-order.ts';
import type { TransactionQuestion } from './transaction-filter.ts';

type Compare<Item> = (one: Item, other: Item) => number;

/** The first so many of very many, in order, without sorting all of them. */
export function firstOf<Item>(items: readonly Item[], compare: Compare<Item>, count: number): Item[] {
  const room = 2 * count + 200;
  let kept: Item[] = [];
  let last: Item | undefined;
  for (const item of items) {
    if (last !== undefined && compare(item, last) > 0) continue;
    kept.push(item);
    if (kept.length < room) continue;
    kept = kept.sort(compare).slice(0, count);
    last = kept.at(-1);
  }
  return kept.sort(compare).slice(0, count);
}

/** A row with what it is sorted by. */
interface Keyed {
  row: TransactionRow;
  key: string | number;
}

function keyOf(row: TransactionRow, by: NonNullable<TransactionQuestion['order_by']>): string | number {
  if (by === 'amount') return decimalKey(row.amount);
  return by === 'amount_usd' ? decimalKey(row.amount_usd ?? '0') : row[by];
}

function compareKeys(one: Keyed, other: Keyed): number {
  const byKey =
    typeof one.key === 'number' && typeof other.key === 'number'
      ? one.key - other.key
      : compareText(String(one.key), String(other.key));
  return byKey || one.row.created_at - other.row.created_at || one.row.id - other.row.id;
}

/** The rows up to the end of the page that was asked for, sorted as was asked; newest first where nothing was. */
export function ordered(
  rows: readonly TransactionRow[],
  { order_by = 'created_at', order = 'desc', page_no = 1, page_size = 20 }: TransactionQuestion,
): TransactionRow[] {
  const keyed = rows.map((row): Keyed => ({ row, key: keyOf(row, order_by) }));
  const compare: Compare<Keyed> = order === 'desc' ? (one, other) => compareKeys(other, one) : compareKeys;
  return firstOf(keyed, compare, page_no * page_size).map(({ row }) => row);
}
