import type { addressBook, ParamsOf } from '@mpc/api';

/** Which address book: a wallet's, the part of it that concerns one sub-wallet, or a person's own. */
export type BookId =
  | { kind: 'wallet'; walletId: number }
  | { kind: 'subWallet'; walletId: number; subWalletId: number }
  | { kind: 'personal' };

/** The wallet that shares a book; undefined for a person's own. */
export const walletOf = (book: BookId): number | undefined =>
  book.kind === 'personal' ? undefined : book.walletId;

/** The parameters that say which book is meant. */
export function bookParams(book: BookId): ParamsOf<typeof addressBook.list> {
  if (book.kind === 'personal') return { scope: 'personal' };
  const { walletId: wallet_id } = book;
  return book.kind === 'wallet' ? { wallet_id } : { wallet_id, sub_wallet_id: [book.subWalletId] };
}
