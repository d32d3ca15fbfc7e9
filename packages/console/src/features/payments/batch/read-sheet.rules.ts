import {
  duplicatesIn,
  withChosen,
  type Chosen,
  type Head,
  type Duplicates,
} from '#shared/csv/duplicate-columns.ts';
import { unguarded } from '#shared/csv/unguarded.ts';
import { blank, fields, type Entry, type Field } from './sheet-row.ts';

/** A table that was pasted or dropped, as rows of the sheet. */
export interface ReadSheet {
  entries: Entry[];
  /** Whether the first row named the columns. */
  hasHeader: boolean;
}

const network = 'network';

/** The names people give their columns, in both languages, without blanks and in lower case. */
const names: Record<Field | typeof network, readonly string[]> = {
  coin: ['coin', 'symbol', 'asset', 'currency', 'token', '币种', '币', '资产', '代币'],
  network: ['network', 'chain', 'net', '网络', '链', '主链', '公链'],
  address: [
    'address',
    'to',
    'recipient',
    'destination',
    'payee',
    'toaddress',
    '地址',
    '收款地址',
    '接收地址',
  ],
  memo: ['memo', 'tag', 'destinationtag', 'paymentid', '标签', 'memo/tag', '地址标签'],
  amount: ['amount', 'value', 'quantity', '金额', '数量', '转账金额', '转账数量'],
  remark: ['remark', 'remarks', 'note', 'comment', 'description', 'reference', '备注', '说明', '附言'],
};

export type Column = keyof typeof names;

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_*-]+/g, '');

const nameOf = (text: string): Column | null =>
  (Object.keys(names) as Column[]).find((column) => names[column].includes(plain(text))) ?? null;

/** A row of names is a header when it names where the money goes or how much it is, and nothing in it is a value. */
function headerIn(row: readonly string[]): Head<Column> | null {
  const columns = row.map(nameOf);
  return columns.includes('address') || columns.includes('amount') ? columns : null;
}

const addressLike = /^[\w:=/+-]{20,120}$/;
const amountLike = /^[\d,]+(?:\.\d+)?$/;

/** Which column is which where nobody says so: the address is long, the amount is a number, the others stand around them. */
function guess(row: readonly string[]): Head<Column> {
  const address = row.findIndex((cell) => addressLike.test(cell.trim()) && !amountLike.test(cell.trim()));
  // The last number: a memo in front of the amount is a number too.
  const amount = row.findLastIndex((cell, at) => at !== address && amountLike.test(cell.trim()));
  return row.map((_cell, at) => {
    if (at === address) return 'address';
    if (at === amount) return 'amount';
    if (at === row.length - 1 && at > address && at > amount) return 'remark';
    if (at < address) return 'coin';
    return at < amount ? 'memo' : 'remark';
  });
}

/** A value as it is written, to be judged as it is. */
const valueOf = (cell: string): string => unguarded(cell.trim());

function entryOf(row: readonly string[], columns: readonly (Column | null)[]): Entry {
  const entry = { ...blank };
  let net = '';
  for (const [at, column] of columns.entries()) {
    const value = column === null ? '' : valueOf(row[at] ?? '');
    if (column === network) net = value;
    else if (column !== null && entry[column] === '') entry[column] = value;
  }
  if (net !== '' && entry.coin !== '') entry.coin = `${entry.coin} ${net}`;
  return entry;
}

/**
 * Reads a whole table: by its header where it has one, otherwise by what its first row looks like. Where several columns
 * mean the same and none of them was chosen, says which.
 */
export function readSheet(
  rows: readonly (readonly string[])[],
  chosen: Chosen<Column> = new Map(),
): ReadSheet | { duplicates: Duplicates<Column> } {
  const [first = []] = rows;
  const header = headerIn(first);
  const duplicates = duplicatesIn(header ?? [], chosen);
  if (duplicates.size > 0) return { duplicates };
  const body = header === null ? rows : rows.slice(1);
  const columns = header === null ? guess(first) : withChosen(header, chosen);
  return { entries: body.map((row) => entryOf(row, columns)), hasHeader: header !== null };
}

/**
 * What a table means that is pasted into a cell: the cells from there to the right and down. One with a header, or that
 * would put its addresses elsewhere than among the addresses, is read as a whole instead.
 */
export function readPasted(
  rows: readonly (readonly string[])[],
  field: Field,
): { whole: Entry[] } | { cells: Partial<Entry>[] } | { duplicates: Duplicates<Column> } {
  const [first = []] = rows;
  const start = fields.indexOf(field);
  const width = Math.max(...rows.map((row) => row.length));
  const addressAt = guess(first).indexOf('address');
  const isElsewhere = addressAt >= 0 && fields[start + addressAt] !== 'address';
  if (headerIn(first) !== null || start + width > fields.length || (width > 1 && isElsewhere)) {
    const sheet = readSheet(rows);
    return 'duplicates' in sheet ? sheet : { whole: sheet.entries };
  }
  return {
    cells: rows.map((row) =>
      Object.fromEntries(row.map((cell, at) => [fields[start + at] ?? field, valueOf(cell)])),
    ),
  };
}
