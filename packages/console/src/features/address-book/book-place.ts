import type { addressBook, ParamsOf } from '@mpc/api';

/** Which address book: a wallet's, the part of it that concerns one sub-wallet, or a person's own. */
export type BookPlace =
  | { kind: 'wallet'; walletId: number }
  | { kind: 'subWallet'; walletId: number; subWalletId: number }
  | { kind: 'personal' };

/** The wallet that shares a book; undefined for a person's own. */
export const walletOf = (place: BookPlace): number | undefined =>
  place.kind === 'personal' ? undefined : place.walletId;

/** The parameters that say which book is meant. */
export function placeParams(place: BookPlace): ParamsOf<typeof addressBook.list> {
  if (place.kind === 'personal') return { scope: 'personal' };
  const { walletId: wallet_id } = place;
  return place.kind === 'wallet' ? { wallet_id } : { wallet_id, sub_wallet_id: [place.subWalletId] };
}
