import { addressKey, checkAddress } from '@mpc/api/addresses';
import { CsvError, readCsv } from '#shared/csv/read-csv.ts';
import { compare, decimalsOf, isDecimal } from '#shared/money/decimal.ts';
import { emptyRow, type RecipientRow } from '../transfer/transfer.values.ts';

/** So many are paid at once, at most. */
export const mostRecipients = 100;

/** Rows that were pasted, and how many of them were left out because there is no room for them. */
export interface ReadRows {
  rows: RecipientRow[];
  left: number;
}

/** Whether a first row names its columns instead of a recipient: no chain takes its first field, and its second is no amount. */
const isHeading = (base: string, [address = '', amount = '']: readonly string[]): boolean =>
  !checkAddress(base, address.trim()).ok && !/\d/.test(amount);

/** Reads rows of address, amount and memo as a spreadsheet copies them or a CSV has them; null where it is no table. */
export function readRows(base: string, text: string, room: number): ReadRows | null {
  try {
    const { rows } = readCsv(text, { maxRows: mostRecipients * 10 });
    const [first = []] = rows;
    const body = isHeading(base, first) ? rows.slice(1) : rows;
    const read = body.map(([address = '', amount = '', memo = '']) => ({
      ...emptyRow(),
      address: address.trim(),
      amount: amount.trim(),
      memo: memo.trim(),
    }));
    return { rows: read.slice(0, room), left: Math.max(0, read.length - room) };
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** What is wrong with a row as it stands: a key of `transfer.row`. */
export type RowFault = 'noAddress' | 'noAmount' | 'zero' | 'decimals' | 'minimum' | 'dust' | 'twice' | 'memo';

interface RowRules {
  base: string;
  decimals: number;
  minimum: string;
  /** The smallest output of the chain, where there is one. */
  dust: string | undefined;
  supportsMemo: boolean;
}

/** Everything wrong with the rows that needs no server to tell, by row. The address itself is judged by its field. */
export function rowFaults(rows: readonly RecipientRow[], rules: RowRules): Map<string, RowFault[]> {
  const { base, decimals, minimum, dust, supportsMemo } = rules;
  const firstWith = new Map<string, string>();
  return new Map(
    rows.map(({ id, address, amount, memo }) => {
      const faults: RowFault[] = [];
      const key = `${addressKey(base, address)} ${memo}`;
      if (address === '') faults.push('noAddress');
      else if (firstWith.has(key)) faults.push('twice');
      else firstWith.set(key, id);
      if (memo !== '' && !supportsMemo) faults.push('memo');
      if (!isDecimal(amount)) faults.push('noAmount');
      else if (compare(amount, '0') !== 1) faults.push('zero');
      else if (decimalsOf(amount) > decimals) faults.push('decimals');
      else if (compare(amount, minimum) === -1) faults.push('minimum');
      else if (compare(amount, dust) === -1) faults.push('dust');
      return [id, faults];
    }),
  );
}
