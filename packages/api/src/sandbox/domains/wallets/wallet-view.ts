import Big from 'big.js';
import type { Coin, Network, SubWallet, Wallet } from '../../../domains/wallets/wallets.schema.ts';
import { coinOf, roleIn, statusOf, subWalletsOf } from '../../world/access.ts';
import { holding, inUsd, usdText } from '../../world/ledger.ts';
import type { ChainRow, CoinRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { bitcoinPrice } from './coins.seed.ts';

const add = (sum: Big, next: Big | undefined) => (next === undefined ? sum : sum.plus(next));

/** USD of everything in a sub-wallet that has a price. */
function worthOf(world: World, { sub_wallet_id, focus }: SubWalletRow): Big {
  return focus
    .map((symbol) => inUsd(coinOf(world, { symbol }), holding(world, sub_wallet_id, symbol).total))
    .reduce<Big>(add, new Big(0));
}

/** USD as bitcoin. */
export function inBitcoin(usd: Big): string {
  return usd.div(bitcoinPrice).toFixed(8, Big.roundDown);
}

/** A wallet as somebody sees it: its totals are over the sub-wallets that are theirs to see. */
export function walletSeenBy(world: World, row: WalletRow, uid: number): Wallet {
  const { members, open_chains: _, daily_limit_usd: __, tron_agent: ___, ...shown } = row;
  const subWallets = subWalletsOf(world, uid, row.wallet_id);
  const worth = subWallets.map((subWallet) => worthOf(world, subWallet)).reduce(add, new Big(0));
  return {
    ...shown,
    role: known(roleIn(row, uid), `member ${uid} of wallet ${row.wallet_id}`),
    wallet_status: statusOf(world, row),
    total_usd: usdText(worth),
    total_btc: inBitcoin(worth),
    sub_wallet_count: subWallets.length,
    member_count: members.length,
  };
}

/** A sub-wallet with what is counted. */
export function subWalletView(world: World, row: SubWalletRow, wallet: WalletRow): SubWallet {
  const { focus: _, member_uids, ...shown } = row;
  return {
    ...shown,
    total_usd: usdText(worthOf(world, row)),
    member_count: wallet.members.filter(({ role, uid }) => role !== 3 || member_uids.includes(uid)).length,
    strategy_count: world.strategies.where('sub_wallet_id', row.sub_wallet_id).length,
  };
}

/** A chain as a wallet sees it. */
export function networkView(row: ChainRow, wallet: WalletRow): Network {
  const { fees: _, block_ms: __, address_link: ___, txid_link: ____, ...shown } = row;
  return { ...shown, if_open_chain: wallet.open_chains.includes(row.symbol) };
}

/** A coin as a sub-wallet holds it; with balances where they are asked for. */
export function coinHeld(
  world: World,
  row: CoinRow,
  wallet: WalletRow,
  subWallet: SubWalletRow,
  withBalances: boolean,
): Coin {
  const coin: Coin = {
    ...row,
    if_open_chain: wallet.open_chains.includes(row.base_symbol),
    is_focus: subWallet.focus.includes(row.symbol) ? 1 : 0,
  };
  return withBalances ? { ...coin, ...balancesOf(world, subWallet.sub_wallet_id, row.symbol) } : coin;
}

/** The three balances of a coin. Nothing in the sandbox waits to be swept. */
export function balancesOf(world: World, subWalletId: number, symbol: string) {
  const { total, locked } = holding(world, subWalletId, symbol);
  return {
    normal_balance: total.minus(locked).toFixed(),
    lock_balance: locked.toFixed(),
    collecting_balance: '0',
  };
}
