import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { wallets } from '../../../domains/wallets/wallets.contract.ts';
import {
  coinOf,
  focusCoin,
  ownSubWallet,
  ownWallet,
  subWalletsOf,
  walletOf,
  walletsOf,
} from '../../world/access.ts';
import { holding, inUsd, usdText } from '../../world/ledger.ts';
import { paged } from '../../wire/paged.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { transactionRowOf } from '../transactions/transaction-view.ts';
import { setAlias } from './aliases.ts';
import { focusShown, isCalled } from './coin-lists.ts';
import { focusStat } from './focus-stat.ts';
import { focus, focusLimitOf, requestListing, unfocus } from './manage-coins.ts';
import { sortedBy } from './sorted.ts';
import {
  balancesOf,
  coinHeld,
  inBitcoin,
  networkView,
  subWalletSeenBy,
  totalOf,
  walletSeenBy,
} from './wallet-view.ts';

/** How many movements of a coin are shown beside it. */
const recentCount = 5;

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

  subWallets({ wallet_id, keyword = '', total_usd_min = '0', order_by, order = 'desc' }, asking) {
    const { world, person } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const text = keyword.trim().toLowerCase();
    const found = subWalletsOf(world, person.uid, wallet_id)
      .filter((row) => row.app_show_status === '1')
      .map((row) => subWalletSeenBy(world, row, wallet, person.uid))
      .filter(({ sub_wallet_name, alias }) =>
        [sub_wallet_name, alias].some((name) => name.toLowerCase().includes(text)),
      )
      .filter((row) => total_usd_min === '0' || new Big(row.total_usd).gte(total_usd_min));
    let shown = found;
    if (order_by === 'sub_wallet_name')
      shown = sortedBy(found, order, { text: (row) => row.sub_wallet_name });
    if (order_by === 'total_usd') shown = sortedBy(found, order, { amount: (row) => row.total_usd });
    if (order_by === 'created_at') shown = sortedBy(found, order, { amount: (row) => `${row.created_at}` });
    return {
      top_sub_wallet_list: shown.filter((row) => row.is_top === 1),
      sub_wallet_list: shown.filter((row) => row.is_top === 0),
    };
  },

  allSubWallets({ wallet_id, sub_wallet_type }, asking) {
    ownWallet(asking, wallet_id);
    return subWalletsOf(asking.world, asking.person.uid, wallet_id)
      .filter((row) => row.app_show_status === '1')
      .filter((row) => sub_wallet_type === undefined || row.sub_wallet_type === sub_wallet_type)
      .map((row) => ({
        sub_wallet_id: row.sub_wallet_id,
        sub_wallet_name: row.sub_wallet_name,
        sub_wallet_type: row.sub_wallet_type,
      }));
  },

  subWalletWorth({ wallet_id, sub_wallet_ids }, asking) {
    const { world, person } = asking;
    ownWallet(asking, wallet_id);
    const rows =
      sub_wallet_ids?.map((id) => ownSubWallet(asking, id, wallet_id)) ??
      subWalletsOf(world, person.uid, wallet_id);
    return rows.map((row) => ({ sub_wallet_id: row.sub_wallet_id, total_usd: totalOf(world, row) }));
  },

  focusCoins({ wallet_id, sub_wallet_id, need_stat, base_symbol, ...asked }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const subWallet = ownSubWallet(asking, sub_wallet_id, wallet_id);
    const isCounted =
      need_stat === 1 || asked.hide_zero === 1 || asked.usd_min !== undefined || asked.order_by === 'usd';
    const coins = subWallet.focus
      .map((symbol) => coinOf(world, { symbol }))
      .filter((coin) => base_symbol === undefined || coin.base_symbol === base_symbol)
      .map((coin) => coinHeld(world, coin, wallet, subWallet, isCounted));
    const list = focusShown(coins, asked);
    return need_stat === 1 ? { list, stat: focusStat(coins) } : { list };
  },

  rename({ wallet_id, sub_wallet_id, alias }, asking) {
    const { world, person } = asking;
    const wallet = wallet_id === undefined ? undefined : ownWallet(asking, wallet_id);
    const subWallet =
      sub_wallet_id === undefined ? undefined : ownSubWallet(asking, sub_wallet_id, wallet_id);
    const place = subWallet ?? wallet;
    if (place === undefined) throw new BadField('wallet_id', 'missing');
    const { uid } = person;
    setAlias(world, { uid, wallet_id: place.wallet_id, sub_wallet_id: sub_wallet_id ?? 0 }, alias);
    return null;
  },

  networks({ wallet_id }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    const support_main_chain = asking.world.chains.all().map((row) => networkView(row, wallet));
    return {
      open_main_chain: support_main_chain.filter((network) => network.if_open_chain),
      support_main_chain,
    };
  },

  coinAsset({ sub_wallet_id, symbol }, asking) {
    const { world } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const coin = focusCoin(asking, subWallet, symbol);
    const { total } = holding(world, sub_wallet_id, symbol);
    const usd = inUsd(coin, total);
    const moved = world.transactions
      .where('sub_wallet_id', sub_wallet_id)
      .filter((row) => row.symbol === symbol);
    return {
      coin: coinHeld(world, coin, walletOf(world, subWallet), subWallet, true),
      balances: { ...balancesOf(world, sub_wallet_id, symbol), total_balance: total.toFixed() },
      ...(usd === undefined ? {} : { total_usd: usdText(usd) }),
      addresses_count: world.addresses.where('home', `${sub_wallet_id}/${coin.base_symbol}`).length,
      recent: moved
        .slice(-recentCount)
        .reverse()
        .map((row) => transactionRowOf(world, row, asking.person.uid)),
    };
  },

  focusCoin({ sub_wallet_id, symbol, focus: isWanted }, asking) {
    const { world } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const coin = world.coins.get(symbol);
    if (coin === undefined) throw new Refused(codes.coinNotSupported);
    if (isWanted === 1) focus(world, subWallet, coin);
    else unfocus(world, subWallet, coin);
    return null;
  },

  searchCoins({ sub_wallet_id, keyword = '', base_symbol, open_chain, is_focus, ...asked }, asking) {
    const { world } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const wallet = walletOf(world, subWallet);
    const { order_by = 'id', order = 'asc' } = asked;
    const found = world.coins
      .all()
      .filter((row) => base_symbol === undefined || row.base_symbol === base_symbol)
      .filter((row) => isCalled(row, keyword))
      .map((row) => coinHeld(world, row, wallet, subWallet, false))
      .filter((coin) => open_chain === undefined || coin.if_open_chain === (open_chain === 1))
      .filter((coin) => is_focus === undefined || coin.is_focus === is_focus);
    let sorted = order === 'asc' ? found : found.toReversed();
    if (order_by === 'symbol_alias') sorted = sortedBy(found, order, { text: (coin) => coin.symbol_alias });
    if (order_by === 'price_usd') sorted = sortedBy(found, order, { amount: (coin) => coin.price_usd });
    return paged(sorted, asked, (coin) => coin);
  },

  focusLimit({ wallet_id, sub_wallet_id, symbol }, asking) {
    ownWallet(asking, wallet_id);
    const subWallet = ownSubWallet(asking, sub_wallet_id, wallet_id);
    const coin = asking.world.coins.get(symbol);
    if (coin === undefined) throw new Refused(codes.coinNotSupported);
    return focusLimitOf(asking.world, subWallet, coin);
  },

  requestListing: (asked, asking) => requestListing(asking, asked),
} satisfies ResolversOf<typeof wallets>;
