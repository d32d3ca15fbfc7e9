import type { CsvTable } from '#shared/csv/read-csv.ts';
import {
  duplicatesIn,
  withChosen,
  type Chosen,
  type Head,
  type Duplicates,
} from '#shared/csv/duplicate-columns.ts';
import { unguarded } from '#shared/csv/unguarded.ts';
import { blankRow, type EntryRow } from './entry-values.ts';

const fields = ['address', 'memo', 'label', 'remark', 'network'] as const;

export type Field = (typeof fields)[number];

/** What a column is called in files people have, in either language of this console. */
const names: Record<Field, readonly string[]> = {
  address: ['address', 'wallet address', '地址', '钱包地址'],
  memo: ['memo', 'tag', 'memo/tag', 'destination tag', '备忘', '标签'],
  label: ['label', 'name', '标签', '名称', '姓名'],
  remark: ['remark', 'note', '备注'],
  network: ['network', 'chain', '网络', '链'],
};

const headOf = (row: readonly string[]): Head<Field> =>
  row.map((text) => fields.find((field) => names[field].includes(text.trim().toLowerCase())) ?? null);

/**
 * The rows of a file whose first line names the columns; null where it does not, and the columns in question where several
 * mean the same and none of them was chosen.
 */
export function rowsOfTable(
  { rows, lines }: CsvTable,
  chosen: Chosen<Field> = new Map(),
): { rows: EntryRow[] } | { duplicates: Duplicates<Field> } | null {
  const [first = [], ...body] = rows;
  const head = headOf(first);
  if (!head.includes('address')) return null;
  const duplicates = duplicatesIn(head, chosen);
  if (duplicates.size > 0) return { duplicates };
  const columns = withChosen(head, chosen);
  const rowOf = (cells: readonly string[], at: number): EntryRow => {
    const valueOf = (field: Field) => unguarded((cells[columns.indexOf(field)] ?? '').trim());
    return {
      ...blankRow(),
      address: valueOf('address'),
      memo: valueOf('memo'),
      label: valueOf('label'),
      remark: valueOf('remark'),
      network: valueOf('network'),
      origin: 'imported',
      line: lines[at + 1] ?? 0,
    };
  };
  return { rows: body.map(rowOf) };
}
