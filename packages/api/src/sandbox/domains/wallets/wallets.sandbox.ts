import Big from 'big.js';
import type { wallets } from '../../../domains/wallets/wallets.contract.ts';
import { coinOf, ownSubWallet, ownWallet, subWalletsOf, walletsOf } from '../../world/access.ts';
import { usdText } from '../../world/ledger.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { coinHeld, inBitcoin, networkView, subWalletView, walletSeenBy } from './wallet-view.ts';
import { focusStat } from './focus-stat.ts';

/** Wallets, the sub-wallets in them, and the coins they hold. */
export const walletsSandbox = {
  assets({ type = 0 }, { world, person }) {
    const shown = walletsOf(world, person.uid)
      .map((row) => walletSeenBy(world, row, person.uid))
      .filter(({ role }) => type === 0 || (type === 1) === (role === 1));
    const total = shown.reduce((sum, { total_usd }) => sum.plus(total_usd), new Big(0));
    const complete = shown.filter((wallet) => wallet.wallet_status !== 0);
    return {
      not_complete_list: shown.filter((wallet) => wallet.wallet_status === 0),
      top_wallet: complete.filter((wallet) => wallet.is_top === 1),
      wallet_list: complete.filter((wallet) => wallet.is_top === 0),
      total_usd: usdText(total),
      total_btc: inBitcoin(total),
    };
  },

  subWallets({ wallet_id, keyword = '' }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    const shown = subWalletsOf(asking.world, asking.person.uid, wallet_id)
      .filter((row) => row.app_show_status === '1')
      .filter((row) => row.sub_wallet_name.toLowerCase().includes(keyword.trim().toLowerCase()))
      .map((row) => subWalletView(asking.world, row, wallet));
    return {
      top_sub_wallet_list: shown.filter((row) => row.is_top === 1),
      sub_wallet_list: shown.filter((row) => row.is_top === 0),
    };
  },

  allSubWallets({ wallet_id, sub_wallet_type }, asking) {
    ownWallet(asking, wallet_id);
    return subWalletsOf(asking.world, asking.person.uid, wallet_id)
      .filter((row) => sub_wallet_type === undefined || row.sub_wallet_type === sub_wallet_type)
      .map((row) => ({
        sub_wallet_id: row.sub_wallet_id,
        sub_wallet_name: row.sub_wallet_name,
        sub_wallet_type: row.sub_wallet_type,
      }));
  },

  focusCoins({ wallet_id, sub_wallet_id, need_stat, base_symbol }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const subWallet = ownSubWallet(asking, sub_wallet_id, wallet_id);
    const list = subWallet.focus
      .map((symbol) => coinOf(world, { symbol }))
      .filter((coin) => base_symbol === undefined || coin.base_symbol === base_symbol)
      .map((coin) => coinHeld(world, coin, wallet, subWallet, need_stat === 1));
    return need_stat === 1 ? { list, stat: focusStat(list) } : { list };
  },

  networks({ wallet_id }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    const support_main_chain = asking.world.chains.all().map((row) => networkView(row, wallet));
    return {
      open_main_chain: support_main_chain.filter((network) => network.if_open_chain),
      support_main_chain,
    };
  },
} satisfies ResolversOf<typeof wallets>;
