import * as v from 'valibot';
import { domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import {
  AssetFilter,
  EverySubWallet,
  FocusCoins,
  FocusFilter,
  InWallet,
  Networks,
  SubWalletList,
  SubWalletNames,
  WalletAssets,
} from './wallets.schema.ts';

/** Wallets, the sub-wallets in them, and the coins they hold. */
export const wallets = domain('wallets', {
  assets: query('GET /api/mpc/wallets/asset', { params: AssetFilter, data: WalletAssets }),
  subWallets: query('GET /api/mpc/sub_wallets', { params: InWallet, data: SubWalletList }),
  allSubWallets: query('GET /api/mpc/sub_wallets/all', { params: EverySubWallet, data: SubWalletNames }),
  focusCoins: query('GET /api/mpc/sub_wallet/focus/coin', { params: FocusFilter, data: FocusCoins }),
  networks: query('GET /api/mpc/wallet/open/coin', {
    params: v.strictObject({ wallet_id: Id }),
    data: Networks,
  }),
});
