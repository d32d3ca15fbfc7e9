import { addressBook, type ListedEntry } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { useStillSame } from './use-still-same.ts';

/** What an entry is, to whoever decides about it by its number. */
const saying = ({ base_symbol, symbol, address, memo, label, is_white, sub_wallets }: ListedEntry): string =>
  JSON.stringify([
    base_symbol,
    symbol,
    address,
    memo,
    label,
    is_white,
    sub_wallets.map(({ sub_wallet_id }) => sub_wallet_id),
  ]);

/** Asks by its address for an entry that came out of a list: whether its number is still of one entry that says the same. */
async function isSameEntry(entry: ListedEntry): Promise<boolean> {
  const { id, scope, wallet_id, address } = entry;
  const { list } = await client.call(addressBook.list, {
    scope,
    ...(scope === 'shared' ? { wallet_id } : {}),
    keyword: address,
    page_no: 1,
    page_size: 100,
  });
  const found = list.filter((one) => one.id === id);
  return found.length === 1 && found.every((one) => saying(one) === saying(entry));
}

/** Holds an entry against the book while it is decided about; a new one is held against nothing. */
export const useSameEntry = (entry: ListedEntry | undefined) =>
  useStillSame(entry === undefined ? '' : `${entry.id} ${saying(entry)}`, () =>
    entry === undefined ? Promise.resolve(true) : isSameEntry(entry),
  );
