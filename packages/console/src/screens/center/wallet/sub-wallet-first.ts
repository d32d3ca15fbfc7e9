import { wallets, type ParamsOf } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { orderOf, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import type { AskFirst } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';
import { coinsList } from './centre-lists.ts';

/** Worth less than this many US dollars counts as small. */
const small = '1';

/** The sub-wallets to choose from. */
export const subWalletsOf = (walletId: number) => read(wallets.subWallets, { wallet_id: walletId });

/** What a filter asks of the coins of a sub-wallet. */
export const coinParams = (
  state: StateOf<typeof coinsList>,
  ids: { wallet_id: number; sub_wallet_id: number },
): ParamsOf<typeof wallets.focusCoins> => ({
  wallet_id: ids.wallet_id,
  sub_wallet_id: ids.sub_wallet_id,
  need_stat: 1,
  ...omitEmpty({
    base_symbol: state.net,
    keyword: state.q,
    hide_zero: state.zero ? (1 as const) : null,
    usd_min: state.small ? small : null,
  }),
  ...orderOf(state),
});

export const askFirst: AskFirst = (queries, { search, walletId: wallet_id }) => {
  const sub_wallet_id = idIn(search, 's');
  const coins =
    sub_wallet_id === null ? null : coinParams(coinsList.parse(search), { wallet_id, sub_wallet_id });
  return Promise.all([
    askEarly(queries, subWalletsOf(wallet_id)),
    coins === null ? null : askEarly(queries, read(wallets.focusCoins, coins)),
  ]);
};
