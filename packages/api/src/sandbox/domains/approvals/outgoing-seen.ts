import { governs, subWalletsOf } from '../../world/access.ts';
import type { OutgoingRow, SubWalletRow, TransactionRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

function outgoing(rows: readonly TransactionRow[]): OutgoingRow[] {
  return rows.filter((row): row is OutgoingRow => row.trans_kind !== 'deposit' && row.trans_kind !== 'nft');
}

/** What is or was on its way out of a wallet: of one sub-wallet, or of all that somebody sees. */
export function outgoingSeen(
  world: World,
  uid: number,
  wallet: WalletRow,
  subWallet?: SubWalletRow,
): OutgoingRow[] {
  if (subWallet !== undefined)
    return outgoing(world.transactions.where('sub_wallet_id', subWallet.sub_wallet_id));
  if (governs(wallet, uid)) return outgoing(world.transactions.where('wallet_id', wallet.wallet_id));
  return subWalletsOf(world, uid, wallet.wallet_id).flatMap((row) =>
    outgoing(world.transactions.where('sub_wallet_id', row.sub_wallet_id)),
  );
}
