import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import { homeOf } from '../../world/access.ts';
import type { AddressRow, CoinRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import { isSwept } from '../auto-collect/is-swept.ts';

/** Where a payment leaves from. */
export interface Funds {
  address_from: string;
  /** All addresses it is paid from, its fee included, where they are several. */
  sources?: { address: string; amount: string }[];
}

/** What of a coin may be spent of one address. */
export function spendable(world: World, { sub_wallet_id, address }: AddressRow, symbol: string): Big {
  const { total, locked } = world.ledger.at(sub_wallet_id, symbol, address);
  return total.minus(locked);
}

/** One of the addresses a sub-wallet has on a chain, or a refusal that names the field. */
export function addressIn(
  world: World,
  subWalletId: number,
  base: string,
  field: string,
  text: string,
): AddressRow {
  const key = addressKey(base, text);
  const row = world.addresses
    .where('key', key)
    .find((one) => one.sub_wallet_id === subWalletId && one.base_symbol === base);
  if (row === undefined) throw new BadField(field, 'unknown');
  return row;
}

/** Whether what lies on an address waits to be swept, and so is not there to be paid with. */
export function isCollecting(
  world: World,
  { sub_wallet_id, is_common, addr_type }: AddressRow,
  coin: CoinRow,
): boolean {
  const isOfUser = is_common === 0 && addr_type === 1 && coin.coin_type === 0;
  return isOfUser && isSwept(world, sub_wallet_id, coin.symbol);
}

/** The addresses a payment may leave from, the usual one first; those that are named alone, or a refusal. */
export function payersOf(
  world: World,
  subWalletId: number,
  coin: CoinRow,
  from: readonly string[] | undefined,
): AddressRow[] {
  const base = coin.base_symbol;
  const home = homeOf(world, subWalletId, base);
  const others = world.addresses.where('home', `${subWalletId}/${base}`).filter((row) => row !== home);
  const all = home === undefined ? others : [home, ...others];
  const asked = from?.map((text) => addressIn(world, subWalletId, base, 'from', text)) ?? all;
  return [...new Set(asked)].filter((row) => !isCollecting(world, row, coin));
}

function refuseFee(world: World, { base_symbol }: CoinRow): never {
  throw new Refused(codes.insufficientFeeBalance, {
    coin: world.coins.get(base_symbol)?.symbol_alias ?? base_symbol,
  });
}

/** One address has to have it all: the amount, and the fee in the main coin beside it. The usual one is taken if it has. */
export function accountFunds(
  world: World,
  payers: readonly AddressRow[],
  coin: CoinRow,
  { amount, fee }: { amount: string; fee: string },
): Funds {
  const isMain = coin.symbol === coin.base_symbol;
  const rich = payers.filter((row) => spendable(world, row, coin.symbol).gte(amount));
  if (rich.length === 0) throw new Refused(codes.insufficientBalance);
  const needed = isMain ? new Big(amount).plus(fee) : new Big(fee);
  const able = rich.find((row) => spendable(world, row, coin.base_symbol).gte(needed));
  return { address_from: able?.address ?? refuseFee(world, coin) };
}

/**
 * Unspent outputs are taken from the fullest addresses on until they cover the amount and the fee, which grows with
 * every one of them.
 */
export function selectUnspent(
  world: World,
  payers: readonly AddressRow[],
  coin: CoinRow,
  amount: string,
  feeFor: (inputs: number) => string,
): Funds & { inputs: number } {
  const full = payers
    .map(({ address, ...row }) => ({ address, has: spendable(world, { address, ...row }, coin.symbol) }))
    .filter(({ has }) => has.gt(0))
    .sort((one, other) => other.has.cmp(one.has));
  const taken: typeof full = [];
  let sum = new Big(0);
  for (const payer of full) {
    taken.push(payer);
    sum = sum.plus(payer.has);
    const over = sum.minus(amount).minus(feeFor(taken.length));
    if (over.lt(0)) continue;
    const sources = taken.map(({ address, has }, index) => ({
      address,
      amount: (index === taken.length - 1 ? has.minus(over) : has).toFixed(),
    }));
    return {
      address_from: sources[0]?.address ?? '',
      inputs: taken.length,
      ...(sources.length > 1 ? { sources } : {}),
    };
  }
  if (sum.gte(amount)) refuseFee(world, coin);
  throw new Refused(codes.insufficientBalance);
}
