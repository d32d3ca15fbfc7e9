import Big from 'big.js';
import { available } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import { isSwept, sweepRuleOf } from '../auto-collect/is-swept.ts';
import { isBlacklistedIn } from '../blacklist/blacklisted.ts';
import type { CollectCoin, CollectRuleRow } from './collection-tables.ts';

/** What would be taken from one address. */
export interface Piece {
  sub_wallet_id: number;
  address: string;
  amount: Big;
}

/** The sub-wallets that authorized a rule to take a coin. */
export function authorisedIn(world: World, rule: CollectRuleRow, symbol: string): number[] {
  return world.collectAuths
    .where('rule_id', rule.id)
    .filter((auth) => auth.status === 3 && auth.symbol === symbol)
    .map((auth) => auth.sub_wallet_id);
}

/** What lies free on the addresses of a sub-wallet, those on the blacklist left out. */
function piecesOf(
  world: World,
  { base_symbol, wallet_id }: CollectRuleRow,
  symbol: string,
  id: number,
): Piece[] {
  return world.addresses
    .where('home', `${id}/${base_symbol}`)
    .filter(({ address }) => !isBlacklistedIn(world, wallet_id, base_symbol, address, 2, symbol))
    .map(({ address }) => {
      const { total, locked } = world.ledger.at(id, symbol, address);
      return { sub_wallet_id: id, address, amount: total.minus(locked) };
    })
    .filter(({ amount }) => amount.gt(0));
}

/** Whether the co-signer sweeps a coin of a sub-wallet already: what was set up first does. */
function isLeft(
  world: World,
  { wallet_id, created_at }: CollectRuleRow,
  symbol: string,
  id: number,
): boolean {
  const other = sweepRuleOf(world, wallet_id, symbol);
  return other !== undefined && other.created_at < created_at && isSwept(world, id, symbol);
}

/** What a rule would take of a coin now: from every sub-wallet that authorized it and has more than the threshold. */
export function waitingOf(
  world: World,
  rule: CollectRuleRow,
  { symbol, collect_min, status }: CollectCoin,
): Piece[] {
  if (status === 0) return [];
  return authorisedIn(world, rule, symbol)
    .filter((id) => available(world, id, symbol).gt(collect_min) && !isLeft(world, rule, symbol, id))
    .flatMap((id) => piecesOf(world, rule, symbol, id));
}

/** The sum of pieces. */
export function sumOf(pieces: readonly Piece[]): Big {
  return pieces.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
}
