import { isDecimal } from '../../format/index.ts';
import { decimalKey } from './decimal-key.rules.ts';
import { textOf, type TableColumn } from './table-column.ts';

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** What pressing a header asks for: ascending first, then descending, then the order the rows arrived in. */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

/** Sorts rows by a column. Equal rows keep their order either way, and rows without a value come last either way. */
export function sortRows<Item>(
  rows: readonly Item[],
  column: TableColumn<Item>,
  direction: TableSort['direction'],
  language: string,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const { compare } = column;
  if (compare) return rows.toSorted((one, other) => sign * compare(one, other));

  const missing: Item[] = [];
  const present: Valued<Item>[] = [];
  for (const row of rows) {
    const text = textOf(column, row) ?? '';
    if (text === '' || text === '--') missing.push(row);
    else present.push({ row, text, rank: 0 });
  }
  const sorted = present.every(({ text }) => isDecimal(text))
    ? sortDecimals(present, sign)
    : sortWords(present, sign, language);
  return [...sorted.map(({ row }) => row), ...missing];
}

interface Valued<Item> {
  row: Item;
  text: string;
  rank: number;
}

/** A number keeps the order of decimals even where it rounds them; those it takes for equal are told apart exactly. */
function sortDecimals<Item>(values: Valued<Item>[], sign: number) {
  const keys = new Map<string, string>();
  const keyOf = (text: string) => {
    const key = keys.get(text) ?? decimalKey(text);
    keys.set(text, key);
    return key;
  };
  const exactly = (one: string, other: string) => {
    if (one === other || keyOf(one) === keyOf(other)) return 0;
    return keyOf(one) < keyOf(other) ? -1 : 1;
  };
  for (const value of values) value.rank = Number(value.text);
  return values.sort((one, other) => sign * (one.rank - other.rank || exactly(one.text, other.text)));
}

/** Each word's place among the different ones: they are compared as the language has it once, not once a row. */
function sortWords<Item>(values: Valued<Item>[], sign: number, language: string) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const different = [...new Set(values.map(({ text }) => text))].sort(compare);
  const ranks = new Map<string, number>();
  different.forEach((text, index) => {
    const before = different[index - 1];
    const same = before !== undefined && compare(before, text) === 0;
    ranks.set(text, same ? (ranks.get(before) ?? 0) : index);
  });
  for (const value of values) value.rank = ranks.get(value.text) ?? 0;
  return values.sort((one, other) => sign * (one.rank - other.rank));
}
