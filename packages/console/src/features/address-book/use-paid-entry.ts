import { addressBook, type BookEntry, type ListedEntry } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

const accountOf = ({ base_symbol, address }: Pick<BookEntry, 'base_symbol' | 'address'>) =>
  addressKey(base_symbol, address);

/**
 * What a transfer would take for an entry that is listed, where that is another address or memo: the list and the
 * transfer form are answered apart. Null where both agree, or one has no such entry.
 */
export function usePaidEntry(
  entry: ListedEntry | undefined,
  subWalletId: number | undefined,
): BookEntry | null {
  const book = useQuery({
    ...read(addressBook.withdrawAddresses, { sub_wallet_id: subWalletId ?? 0 }),
    enabled: entry !== undefined && subWalletId !== undefined,
  });
  const paid = book.data?.find(({ id }) => id === entry?.id);
  if (entry === undefined || paid === undefined) return null;
  return accountOf(entry) === accountOf(paid) && entry.memo === paid.memo ? null : paid;
}
