import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import {
  CoinAsked,
  CoinAsset,
  CoinPage,
  CoinSearch,
  FocusChange,
  FocusLimit,
  FocusLimitQuestion,
  Listing,
  ListingRequest,
} from './coin-list.schema.ts';
import {
  AliasChange,
  AssetFilter,
  EverySubWallet,
  FocusCoins,
  FocusFilter,
  Networks,
  SubWalletFilter,
  SubWalletList,
  SubWalletNames,
  SubWalletWorth,
  SubWalletWorthOf,
  WalletAssets,
} from './wallets.schema.ts';

/** Wallets, the sub-wallets in them, and the coins they hold. */
export const wallets = domain('wallets', {
  /** List wallets. Wallets of the caller with their value in USD; those being created and those pinned come apart. */
  assets: query('GET /api/mpc/wallets/asset', { params: AssetFilter, data: WalletAssets }),
  /** List sub-wallets of a wallet. Those that the caller has access to, pinned ones apart. */
  subWallets: query('GET /api/mpc/sub_wallets', {
    params: SubWalletFilter,
    data: SubWalletList,
    echoes: { wallet_id: ['top_sub_wallet_list.*.wallet_id', 'sub_wallet_list.*.wallet_id'] },
  }),
  /** List sub-wallet names. For pickers: not paged, name and type only. */
  allSubWallets: query('GET /api/mpc/sub_wallets/all', { params: EverySubWallet, data: SubWalletNames }),
  /** Get the value of sub-wallets. Total in USD of each sub-wallet named, or of all in the wallet. */
  subWalletWorth: query('GET /api/mpc/sub_wallets_balance', {
    params: SubWalletWorthOf,
    data: SubWalletWorth,
    echoes: { sub_wallet_ids: '*.sub_wallet_id' },
  }),
  /** List coins of a sub-wallet. Coins in its list; with `need_stat=1` their balances and totals. */
  focusCoins: query('GET /api/mpc/sub_wallet/focus/coin', {
    params: FocusFilter,
    data: FocusCoins,
    echoes: { base_symbol: 'list.*.base_symbol' },
  }),
  /** Set the alias of a wallet or sub-wallet. Visible to the caller only; an empty alias removes it. */
  rename: command('POST /api/mpc/wallet/update/alias', { params: AliasChange }),
  /** List networks of a wallet. Those it has opened, and all that are supported. */
  networks: query('GET /api/mpc/wallet/open/coin', {
    params: v.strictObject({ wallet_id: Id }),
    data: Networks,
  }),
  /** Get a coin of a sub-wallet. Balances, value, number of addresses and recent transactions. */
  coinAsset: query('GET /api/mpc/sub_wallet/coins/asset', {
    params: CoinAsked,
    data: CoinAsset,
    echoes: { symbol: 'coin.symbol', sub_wallet_id: 'recent.*.sub_wallet_id' },
    refusals: [codes.coinNotSupported],
  }),
  /** Add a coin to a sub-wallet's list, or remove it. Balances are not affected. A command, although it is a GET. */
  focusCoin: command('GET /api/mpc/sub_wallet/focus/symbol', {
    params: FocusChange,
    refreshes: ['receiving'],
    refusals: [codes.coinNotSupported, codes.coinListFull, codes.quotaReached],
  }),
  /** Search coins. Supported coins by symbol, name or contract address. */
  searchCoins: query('GET /api/mpc/sub_wallet/coin/search', {
    params: CoinSearch,
    data: CoinPage,
    echoes: { base_symbol: 'list.*.base_symbol' },
  }),
  /**
   * Check whether a coin can be added. Size and limit of a sub-wallet's list, and the reason where the coin cannot be
   * added.
   */
  focusLimit: query('GET /api/mpc/wallet/symbol/focus/limit/check', {
    params: FocusLimitQuestion,
    data: FocusLimit,
    refusals: [codes.coinNotSupported],
  }),
  /** Request the listing of a token. A repeated request for the same contract answers the existing one. */
  requestListing: command('POST /api/mpc/coin/audit/operate/add', {
    params: ListingRequest,
    data: Listing,
    refusals: [codes.coinNotSupported, codes.packageExpired],
  }),
});
