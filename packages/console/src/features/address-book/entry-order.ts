import type { addressBook, EntriesTaken, ParamsOf } from '@mpc/api';
import type { EntryRow, EntryValues } from './entry-values.ts';

type Order = ParamsOf<typeof addressBook.add>;

/** What is sent, and which row of the form each row of it is from. */
export interface EntryOrder {
  params: Order;
  sources: readonly string[];
}

/** What is sent for rows of a form: each for every coin that was chosen. `id` is the entry that is changed. */
export function toEntryOrder(values: EntryValues, rows: readonly EntryRow[], id?: number): EntryOrder {
  const { scope, walletId, network, coins, subWallets, everySubWallet, white, reason } = values;
  const scopes = coins.length === 0 ? [''] : coins;
  const lines = rows.flatMap((row) => scopes.map((symbol) => ({ row, symbol })));
  const shared =
    scope === 'personal'
      ? { scope }
      : {
          scope,
          ...(walletId === null ? {} : { wallet_id: walletId }),
          sub_wallet_ids: everySubWallet ? [] : [...subWallets],
          is_white: white ? (1 as const) : (0 as const),
          ...(reason.trim() === '' ? {} : { remark: reason.trim() }),
        };
  return {
    params: {
      ...shared,
      rows: lines.map(({ row, symbol }) => ({
        ...(id === undefined ? {} : { id }),
        base_symbol: network ?? '',
        symbol,
        address: row.address,
        memo: row.memo,
        label: row.label.trim(),
        remark: row.remark.trim(),
      })),
    },
    sources: lines.map(({ row }) => row.key),
  };
}

type Left = Pick<EntriesTaken, 'repeated' | 'invalid'>;

/** The rows that were not taken, with what the server had against each. A row is taken when it was for all of its coins. */
export function rowsLeft(rows: readonly EntryRow[], sources: readonly string[], left: Left): EntryRow[] {
  const reasons = new Map<string, EntryRow['said']>();
  for (const { row } of left.repeated) reasons.set(sources[row] ?? '', 'repeated');
  for (const { row, reason } of left.invalid) reasons.set(sources[row] ?? '', reason);
  return rows.flatMap((row) => {
    const said = reasons.get(row.key);
    return said === undefined ? [] : [{ ...row, said }];
  });
}

const isLeft = (data: unknown): data is Left =>
  typeof data === 'object' &&
  data !== null &&
  'repeated' in data &&
  'invalid' in data &&
  Array.isArray(data.repeated) &&
  Array.isArray(data.invalid);

/** What a refusal of all rows says about each; null where it says nothing. */
export const leftIn = (data: unknown): Left | null => (isLeft(data) ? data : null);
