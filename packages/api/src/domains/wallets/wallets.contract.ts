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
  assets: query('GET /api/mpc/wallets/asset', { params: AssetFilter, data: WalletAssets }),
  subWallets: query('GET /api/mpc/sub_wallets', { params: SubWalletFilter, data: SubWalletList }),
  allSubWallets: query('GET /api/mpc/sub_wallets/all', { params: EverySubWallet, data: SubWalletNames }),
  subWalletWorth: query('GET /api/mpc/sub_wallets_balance', {
    params: SubWalletWorthOf,
    data: SubWalletWorth,
  }),
  focusCoins: query('GET /api/mpc/sub_wallet/focus/coin', { params: FocusFilter, data: FocusCoins }),
  rename: command('POST /api/mpc/wallet/update/alias', { params: AliasChange }),
  networks: query('GET /api/mpc/wallet/open/coin', {
    params: v.strictObject({ wallet_id: Id }),
    data: Networks,
  }),
  coinAsset: query('GET /api/mpc/sub_wallet/coins/asset', {
    params: CoinAsked,
    data: CoinAsset,
    refusals: [codes.coinNotSupported],
  }),
  focusCoin: command('GET /api/mpc/sub_wallet/focus/symbol', {
    params: FocusChange,
    refreshes: ['receiving'],
    refusals: [codes.coinNotSupported, codes.coinListFull, codes.quotaReached],
  }),
  searchCoins: query('GET /api/mpc/sub_wallet/coin/search', { params: CoinSearch, data: CoinPage }),
  focusLimit: query('GET /api/mpc/wallet/symbol/focus/limit/check', {
    params: FocusLimitQuestion,
    data: FocusLimit,
    refusals: [codes.coinNotSupported],
  }),
  requestListing: command('POST /api/mpc/coin/audit/operate/add', {
    params: ListingRequest,
    data: Listing,
    refusals: [codes.coinNotSupported, codes.packageExpired],
  }),
});
