import { wallets, type WhitelistState } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { useStillSame } from './use-still-same.ts';

/** Asks the wallet for the sub-wallet that a whitelist is said to be of: whether its number has that name. */
async function isSameWhitelist(
  wallet_id: number,
  { sub_wallet_id, sub_wallet_name }: WhitelistState,
): Promise<boolean> {
  const subWallets = await client.call(wallets.allSubWallets, { wallet_id });
  const found = subWallets.filter((one) => one.sub_wallet_id === sub_wallet_id);
  return found.length === 1 && found.every((one) => one.sub_wallet_name === sub_wallet_name);
}

/** Holds a whitelist against the wallet while it is decided about. */
export const useSameWhitelist = (walletId: number, whitelist: WhitelistState) =>
  useStillSame(`${walletId} ${whitelist.sub_wallet_id} ${whitelist.sub_wallet_name}`, () =>
    isSameWhitelist(walletId, whitelist),
  );
