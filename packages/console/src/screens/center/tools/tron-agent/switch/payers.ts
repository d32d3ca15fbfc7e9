import { receiving, wallets, type DataOf } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import type { Payer } from './switch-content.ts';

/** The sub-wallets that may pay: web3 ones. */
export const payingSubWallets = (walletId: number) =>
  read(wallets.allSubWallets, { wallet_id: walletId, sub_wallet_type: 2 });

/** Where the sub-wallets of a wallet have TRX. */
export const trxAddresses = (walletId: number) =>
  read(receiving.myAddresses, { wallet_id: walletId, symbol: 'TRX' });

/** A sub-wallet that may pay, or that has no address for TRX yet. */
export type Candidate = Omit<Payer, 'address'> & { address: string | null };

/** Every sub-wallet that may pay, with its address. */
export const payersIn = (
  names: DataOf<typeof wallets.allSubWallets>,
  addresses: DataOf<typeof receiving.myAddresses>,
): Candidate[] =>
  names
    .filter(({ sub_wallet_type }) => sub_wallet_type === 2)
    .map(({ sub_wallet_id, sub_wallet_name }) => ({
      sub_wallet_id,
      sub_wallet_name,
      address: addresses.find((one) => one.sub_wallet_id === sub_wallet_id)?.address ?? null,
    }));

/** The sub-wallet with a number, where it can pay. */
export function payerIn(all: readonly Candidate[], id: number): Payer | null {
  const found = all.find(({ sub_wallet_id }) => sub_wallet_id === id);
  return found === undefined || found.address === null ? null : { ...found, address: found.address };
}
