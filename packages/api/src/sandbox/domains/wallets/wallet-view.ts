import Big from 'big.js';
import type { Coin, Network, SubWallet, Wallet } from '../../../domains/wallets/wallets.schema.ts';
import { coinOf, governs, roleIn, statusOf, subWalletsOf } from '../../world/access.ts';
import { holding, usdText } from '../../world/ledger.ts';
import type { ChainRow, CoinRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { isSwept, userAddresses } from '../auto-collect/is-swept.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { aliasOf } from './aliases.ts';
import { bitcoinPrice } from './coins.seed.ts';

/** USD as bitcoin. */
export function inBitcoin(usd: Big): string {
  return usd.div(bitcoinPrice).toFixed(8, Big.roundDown);
}

/** A wallet as somebody sees it: its totals are over the sub-wallets that are theirs to see. */
export function walletSeenBy(world: World, row: WalletRow, uid: number): Wallet {
  const {
    members,
    open_chains: _,
    daily_limit_usd: __,
    tron_agent: ___,
    address_limit: ____,
    ...shown
  } = row;
  const { wallet_id } = row;
  const subWallets = subWalletsOf(world, uid, wallet_id);
  const worth = governs(row, uid)
    ? world.worth.inWallet(wallet_id)
    : subWallets.reduce((sum, subWallet) => sum.plus(world.worth.of(subWallet)), new Big(0));
  const owner = known(
    members.find(({ role }) => role === 1),
    `owner of wallet ${wallet_id}`,
  );
  return {
    ...shown,
    alias: aliasOf(world, { uid, wallet_id, sub_wallet_id: 0 }),
    role: known(roleIn(row, uid), `member ${uid} of wallet ${wallet_id}`),
    owner: personBeside(world, owner.uid),
    wallet_status: statusOf(world, row),
    total_usd: usdText(worth),
    total_btc: inBitcoin(worth),
    sub_wallet_count: subWallets.length,
    member_count: members.length,
  };
}

/** USD of a sub-wallet, as the wire writes it. */
export function totalOf(world: World, row: SubWalletRow): string {
  return usdText(world.worth.of(row));
}

/** A sub-wallet as somebody sees it, with what is counted. */
export function subWalletSeenBy(world: World, row: SubWalletRow, wallet: WalletRow, uid: number): SubWallet {
  const { focus: _, member_uids, ...shown } = row;
  const { wallet_id, sub_wallet_id } = row;
  return {
    ...shown,
    alias: aliasOf(world, { uid, wallet_id, sub_wallet_id }),
    total_usd: totalOf(world, row),
    member_count: wallet.members.filter(({ role, uid }) => role !== 3 || member_uids.includes(uid)).length,
    strategy_count: world.strategies.where('sub_wallet_id', sub_wallet_id).length,
  };
}

/** A chain as a wallet sees it. */
export function networkView(row: ChainRow, wallet: WalletRow): Network {
  const { fees: _, block_ms: __, ...shown } = row;
  return { ...shown, if_open_chain: wallet.open_chains.includes(row.symbol) };
}

/** A coin as a sub-wallet has it; with balances where they are asked for. */
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
    need_payment: world.chains.get(row.base_symbol)?.need_payment ?? false,
    is_focus: subWallet.focus.includes(row.symbol) ? 1 : 0,
  };
  return withBalances ? { ...coin, ...balancesOf(world, subWallet.sub_wallet_id, row.symbol) } : coin;
}

/** What of a coin lies on addresses of users and waits to be swept: nothing where no rule in force sweeps it. */
function collectingOf(world: World, subWalletId: number, symbol: string): Big {
  const coin = coinOf(world, { symbol });
  if (coin.coin_type !== 0 || !isSwept(world, subWalletId, symbol)) return new Big(0);
  return userAddresses(world, subWalletId, coin.base_symbol)
    .map(({ address }) => world.ledger.at(subWalletId, symbol, address))
    .reduce((sum, { total, locked }) => (total.gt(locked) ? sum.plus(total).minus(locked) : sum), new Big(0));
}

/** The three balances of a coin: what may be spent, what orders under way hold, what waits to be swept. */
export function balancesOf(world: World, subWalletId: number, symbol: string) {
  const { total, locked } = holding(world, subWalletId, symbol);
  const collecting = collectingOf(world, subWalletId, symbol);
  return {
    normal_balance: total.minus(locked).minus(collecting).toFixed(),
    lock_balance: locked.toFixed(),
    collecting_balance: collecting.toFixed(),
  };
}
