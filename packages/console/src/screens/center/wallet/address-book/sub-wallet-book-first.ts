import { wallets } from '@mpc/api';
import { bookLists, entriesOf } from '#features/address-book';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';

/** The sub-wallets by name. */
export const namesOf = (walletId: number) => read(wallets.allSubWallets, { wallet_id: walletId });

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const subWalletId = idIn(search, 's');
  const entries =
    subWalletId === null
      ? null
      : entriesOf({ kind: 'subWallet', walletId, subWalletId }, bookLists.subWallet.parse(search));
  return Promise.all([
    askEarly(queries, namesOf(walletId)),
    entries === null ? null : askEarly(queries, entries),
  ]);
};
