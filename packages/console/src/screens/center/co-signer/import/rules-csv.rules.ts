import type { SweepImportFault, SweepImportRow } from '@mpc/api';
import type { CsvTable } from '#shared/csv/read-csv.ts';
import { unguarded } from '#shared/csv/unguarded.ts';
import { ruleAmountFault, type AmountFault } from '../rules/rule-amount.rules.ts';

const fields = ['symbol', 'collect_min', 'fueling_limit', 'reserve_amount'] as const;

type Field = (typeof fields)[number];

/** What a column is called in files people have, in either language of this console. */
const names: Record<Field, readonly string[]> = {
  symbol: ['symbol', 'coin', 'coin symbol', '币种', '币种代码'],
  collect_min: ['threshold', 'collect_min', '归集阈值', '阈值'],
  fueling_limit: ['max fee', 'fueling_limit', 'maximum network fee', '手续费上限'],
  reserve_amount: ['reserve', 'reserve_amount', '保留数量'],
};

/** The columns a file must have. */
const needed = ['symbol', 'collect_min', 'fueling_limit'] as const satisfies Field[];

/** What is wrong with a row, found here: which column, and what of it. */
export type RowFault =
  | { field: Field; fault: AmountFault }
  | { field: 'symbol'; fault: 'missing' | 'unsupported' }
  | { field: 'symbol'; fault: 'twice'; line: number }
  /** It has more values than the first line has columns: a decimal comma splits one in two. */
  | { field: null; fault: 'cells' };

/** A row as it stands in the file, with what became of it. */
export interface RuleRow {
  /** The line of the file it begins on. */
  line: number;
  values: Required<SweepImportRow>;
  fault: RowFault | null;
}

/** The rows of a file, or the columns its first line lacks. */
export function rulesOfTable({ rows, lines }: CsvTable): { rows: RuleRow[] } | { missing: Field[] } {
  const [first = [], ...body] = rows;
  const head = first.map(
    (text) => fields.find((field) => names[field].includes(text.trim().toLowerCase())) ?? null,
  );
  const missing = needed.filter((field) => !head.includes(field));
  if (missing.length > 0) return { missing };
  const seen = new Map<string, number>();
  return {
    rows: body.map((cells, at) => {
      const valueOf = (field: Field) => unguarded((cells[head.indexOf(field)] ?? '').trim());
      const values = {
        symbol: valueOf('symbol'),
        collect_min: valueOf('collect_min'),
        fueling_limit: valueOf('fueling_limit'),
        reserve_amount: valueOf('reserve_amount'),
      };
      const line = lines[at + 1] ?? 0;
      const isLonger = cells.slice(head.length).some((cell) => cell.trim() !== '');
      const fault = isLonger ? ({ field: null, fault: 'cells' } as const) : faultOf(values, seen);
      if (!seen.has(values.symbol)) seen.set(values.symbol, line);
      return { line, values, fault };
    }),
  };
}

function faultOf(values: RuleRow['values'], seen: ReadonlyMap<string, number>): RowFault | null {
  if (values.symbol === '') return { field: 'symbol', fault: 'missing' };
  const before = seen.get(values.symbol);
  if (before !== undefined) return { field: 'symbol', fault: 'twice', line: before };
  for (const field of ['collect_min', 'fueling_limit'] as const) {
    const fault = ruleAmountFault(values[field]);
    if (fault !== null) return { field, fault };
  }
  const fault =
    values.reserve_amount === '' ? null : ruleAmountFault(values.reserve_amount, { mayBeZero: true });
  return fault === null ? null : { field: 'reserve_amount', fault };
}

/** The same rows, once it is known which coins auto sweep supports. */
export const withSupport = (rows: readonly RuleRow[], coins: ReadonlySet<string>): RuleRow[] =>
  rows.map((row) =>
    row.fault !== null || coins.has(row.values.symbol)
      ? row
      : { ...row, fault: { field: 'symbol', fault: 'unsupported' } },
  );

/** A row as it is sent. */
export const toImport = ({ values: { reserve_amount, ...values } }: RuleRow): SweepImportRow => ({
  ...values,
  ...(reserve_amount === '' ? {} : { reserve_amount }),
});

/** What became of a row that was sent: its rule was set, the server says why not, or no rule says what it says. */
export type RowResult = 'taken' | 'absent' | SweepImportFault;

/** What became of rows that were sent, by their lines. */
export function resultsOf(
  sent: readonly RuleRow[],
  fail: readonly { row: number; reason: SweepImportFault }[],
): ReadonlyMap<number, RowResult> {
  const reasons = new Map(fail.map(({ row, reason }) => [row, reason]));
  return new Map(sent.map(({ line }, index) => [line, reasons.get(index + 1) ?? 'taken']));
}
