import { coldWallet } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import { coldWalletTab } from '../cold-wallet-tabs.ts';

export const assetsList = defineList({
  name: 'cold-wallet-assets',
  view: { tab: coldWalletTab() },
  filters: {
    /** By main coin; the call takes one. */
    net: text(),
    coin: text(),
  },
});

type AssetsState = StateOf<typeof assetsList>;

/** What a filter asks of the server. */
export const assetParams = ({ net, coin }: AssetsState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ base_symbol: net, symbol: coin }),
});

/** Where the coins lie that the address asks for. */
export const balancesOf = (state: AssetsState, walletId: number) =>
  read(coldWallet.balances, assetParams(state, walletId));
