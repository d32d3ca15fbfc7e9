import { strategies } from '@mpc/api';
import { subWalletsOf } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';
import { engineTab } from './engine-tabs.ts';

const types = { transfer: 1, web3: 2 } as const;

/** The basic strategy of a sub-wallet. */
export const basicOf = (subWalletId: number) => read(strategies.basic, { sub_wallet_id: subWalletId });

/** The advanced strategies of one type, by priority. */
export const advancedOf = (subWalletId: number, tab: 'transfer' | 'web3') =>
  read(strategies.advancedList, { sub_wallet_id: subWalletId, type: types[tab] });

/** The new order of the advanced strategies that waits for approval: at most one of a type. */
export const pendingOrderOf = (walletId: number, subWalletId: number, tab: 'transfer' | 'web3') =>
  read(strategies.changes, {
    wallet_id: walletId,
    sub_wallet_id: subWalletId,
    type: [tab],
    op: [4],
    status: [0],
    page_no: 1,
    page_size: 10,
  });

export const askFirst: AskFirst = (queries, { search, walletId }) => {
  const subWalletId = idIn(search, 's');
  const tab = engineTab.parse(search.get('tab') ?? '');
  return Promise.all([
    askEarly(queries, subWalletsOf(walletId)),
    subWalletId === null ? null : askEarly(queries, basicOf(subWalletId)),
    subWalletId === null || tab === 'basic' ? null : askEarly(queries, advancedOf(subWalletId, tab)),
  ]);
};
