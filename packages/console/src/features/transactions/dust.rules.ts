import type { TransactionRow } from '@mpc/api';
import { compare } from '#shared/money/decimal.ts';

/** USD. Whoever sends less does not pay: such rows are sent so that their sender's address is copied one day. */
const dustLimit = '0.1';

type Inbound = Pick<TransactionRow, 'trans_kind' | 'amount' | 'amount_usd' | 'address_from' | 'symbol_alias'>;

/** Whether a deposit is worth next to nothing: zero of anything, or less than ten cents. */
export const isDust = ({ trans_kind, amount, amount_usd }: Inbound): boolean =>
  trans_kind === 'deposit' && (compare(amount, '0') === 0 || compare(amount_usd, dustLimit) === -1);

const plainSymbol = /^[\w.+$-]{1,16}$/;
const looksLikeLink = /\.[a-z]{2,}$/i;

/** Whether a coin's name is made to look like another's, or to be followed: letters of other scripts, spaces, links. */
export const isSpoofed = ({ symbol_alias: name }: Pick<Inbound, 'symbol_alias'>): boolean =>
  !plainSymbol.test(name) || looksLikeLink.test(name);

/** A row of the list, or the deposits of no worth that are folded into one. */
export type Folded<Row> = { kind: 'row'; row: Row } | { kind: 'dust'; rows: readonly Row[] };

/**
 * Folds what came in without worth, or under a false name, into one entry where the first of it stood. A deposit whose
 * worth is not known is folded with it where its sender sent nothing else but dust.
 */
export function foldDust<Row extends Inbound>(rows: readonly Row[]): Folded<Row>[] {
  const worthless = (row: Row) => isDust(row) || (row.trans_kind === 'deposit' && isSpoofed(row));
  const unpriced = (row: Row) => row.trans_kind === 'deposit' && row.amount_usd === undefined;
  const dusters = new Set(rows.filter(worthless).map((row) => row.address_from));
  for (const row of rows) if (!worthless(row) && !unpriced(row)) dusters.delete(row.address_from);
  const isFolded = (row: Row) => worthless(row) || (unpriced(row) && dusters.has(row.address_from));
  const dust = rows.filter(isFolded);
  return rows.flatMap((row): Folded<Row>[] => {
    if (!isFolded(row)) return [{ kind: 'row', row }];
    return row === dust[0] ? [{ kind: 'dust', rows: dust }] : [];
  });
}
