import { codes } from '../../../core/codes.ts';
import { governedWallet, roleIn, walletOf } from '../../world/access.ts';
import type { CoinRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { coldChains, hotOf, tiersOf, type Tiers } from './tiers.ts';

/** The coins of a wallet that can lie in a contract; none before it has an omnibus sub-wallet, which is the hot tier. */
export function coldCoins(world: World, wallet: WalletRow): CoinRow[] {
  const { open_chains } = wallet;
  if (hotOf(world, wallet) === undefined) return [];
  return coldChains
    .filter((chain) => open_chains.includes(chain))
    .flatMap((chain) => world.coins.where('base_symbol', chain));
}

/** One of them, or a refusal. */
export function coldCoin(world: World, wallet: WalletRow, symbol: string): CoinRow {
  const coin = coldCoins(world, wallet).find((row) => row.symbol === symbol);
  if (coin === undefined) throw new Refused(codes.coinNotSupported);
  return coin;
}

/** The tiers of a coin, or a refusal where its chain has no pair in force. */
export function tiersFor(world: World, wallet: WalletRow, coin: CoinRow): Tiers {
  const tiers = tiersOf(world, wallet, coin.base_symbol);
  if (tiers === undefined) throw new Refused(codes.multisigNotFound);
  return tiers;
}

/** Something of a wallet the caller is in; what is elsewhere is as if it was not there. */
export function own<Row extends { wallet_id: number }>({ world, person }: Asking, row: Row | undefined): Row {
  if (row === undefined || roleIn(walletOf(world, row), person.uid) === undefined)
    throw new Refused(codes.orderNotFound);
  return row;
}

/** The same, of a wallet the caller is owner or admin of. */
export function governed<Row extends { wallet_id: number }>(asking: Asking, row: Row | undefined): Row {
  const found = own(asking, row);
  governedWallet(asking, found.wallet_id);
  return found;
}

/** A change of a pair of contracts in a wallet the caller is in, or a refusal. */
export function ownChange(asking: Asking, id: number): ItemRow {
  const item = asking.world.items.get(id);
  return own(asking, item?.item_type === 11 ? item : undefined);
}
