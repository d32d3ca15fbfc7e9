import type { CsvTable } from '#shared/csv/read-csv.ts';
import { blankRow, type EntryRow } from './entry-values.ts';

const fields = ['address', 'memo', 'label', 'remark', 'network'] as const;

type Field = (typeof fields)[number];

/** What a column is called in files people have, in either language of this console. */
const names: Record<Field, readonly string[]> = {
  address: ['address', 'wallet address', '地址', '钱包地址'],
  memo: ['memo', 'tag', 'memo/tag', 'destination tag', '备忘', '标签'],
  label: ['label', 'name', '名称', '姓名'],
  remark: ['remark', 'note', '备注'],
  network: ['network', 'chain', '网络', '链'],
};

/** Which column holds what; null where no first row says so. */
function columnsOf(head: readonly string[]): Map<Field, number> | null {
  const said = head.map((text) => text.trim().toLowerCase());
  const found = fields.flatMap((field): [Field, number][] => {
    const at = said.findIndex((text) => names[field].includes(text));
    return at < 0 ? [] : [[field, at]];
  });
  const columns = new Map(found);
  return columns.has('address') ? columns : null;
}

/** Takes away the apostrophe that keeps a spreadsheet from running a text as a formula. */
const plain = (text: string): string => text.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');

/** The rows of a file whose first line names the columns; null where it does not. */
export function rowsOfTable({ rows, lines }: CsvTable): EntryRow[] | null {
  const [head = [], ...body] = rows;
  const columns = columnsOf(head);
  if (columns === null) return null;
  return body.map((cells, at) => {
    const valueOf = (field: Field) => plain(cells[columns.get(field) ?? -1] ?? '');
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
  });
}
