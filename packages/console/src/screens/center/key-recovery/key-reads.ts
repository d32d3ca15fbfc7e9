import { approvals, keyExport, wallets } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { pagingOf } from '#shared/list/define-list.ts';
import { keysParams, type KeysState } from './keys/keys-list.ts';

/** One page of the keys of a wallet. */
export const keysOf = (state: KeysState, walletId: number) =>
  read(keyExport.keys, { ...keysParams(state, walletId), ...pagingOf(state) });

/** The keys of one sub-wallet: one for each curve. */
export const keysOfSubWallet = (walletId: number, subWalletId: number) =>
  read(keyExport.keys, { wallet_id: walletId, sub_wallet_id: [subWalletId], page_no: 1, page_size: 10 });

/** Keys for which a request is pending. One row says that there is one. */
export const pendingKeysOf = (walletId: number) =>
  read(keyExport.keys, { wallet_id: walletId, export_status: [1], page_no: 1, page_size: 10 });

/** The sub-wallets of a wallet, by name. */
export const subWalletsOf = (walletId: number) => read(wallets.allSubWallets, { wallet_id: walletId });

/** The approvers of a request to export keys. */
export const approversOf = (walletId: number) =>
  read(approvals.strategies, { wallet_id: walletId, business_type: 'key_export' });

/** One request to export keys. */
export const applicationOf = (applyId: number) => read(approvals.keyApplication, { apply_id: applyId });
