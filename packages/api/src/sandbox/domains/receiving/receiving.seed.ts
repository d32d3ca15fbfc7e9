import { evmAddress, tronAddress, xrpAddress } from '../../world/addresses.seed.ts';
import type { AddressRow, SubWalletRow, WalletRow } from '../../world/rows.ts';

function addressFor(
  base: string,
  { sub_wallet_id, wallet_id }: SubWalletRow,
): { address: string; memo: string } {
  // On the XRP ledger a wallet has one account, and the memo tells its sub-wallets apart.
  if (base === 'XRP') return { address: xrpAddress(`wallet ${wallet_id}`), memo: `${sub_wallet_id}` };
  const name = `sub-wallet ${sub_wallet_id}`;
  return { address: base === 'TRX' ? tronAddress(name) : evmAddress(name), memo: '' };
}

/** One address for every sub-wallet on every chain its wallet has opened. */
export function addressRows(
  wallets: readonly WalletRow[],
  subWallets: readonly SubWalletRow[],
): AddressRow[] {
  return subWallets.flatMap((subWallet) => {
    const wallet = wallets.find((row) => row.wallet_id === subWallet.wallet_id);
    return (wallet?.open_chains ?? []).map((base_symbol) => ({
      sub_wallet_id: subWallet.sub_wallet_id,
      base_symbol,
      ...addressFor(base_symbol, subWallet),
    }));
  });
}
