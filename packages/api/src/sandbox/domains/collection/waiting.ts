import Big from 'big.js';
import type { World } from '../../world/world.ts';
import { isSwept, sweepRuleOf } from '../auto-collect/is-swept.ts';
import { isBlacklistedIn } from '../blacklist/blacklisted.ts';
import { eligibleAddresses } from './collect-rules.ts';
import type { CollectAuthRow, CollectCoin, CollectRuleRow } from './collection-tables.ts';

/** What would be taken from one address. */
export interface Piece {
  sub_wallet_id: number;
  address: string;
  amount: Big;
}

/** The addresses that allow a rule to take a coin. */
export function authorisedBy(world: World, rule: CollectRuleRow, symbol: string): CollectAuthRow[] {
  return world.collectAuths
    .where('rule_id', rule.id)
    .filter((auth) => auth.status === 3 && auth.symbol === symbol);
}

/** What lies free of a coin on the addresses that authorized a rule. */
export function authorisedPieces(world: World, rule: CollectRuleRow, symbol: string): Piece[] {
  return authorisedBy(world, rule, symbol).map(({ sub_wallet_id, address }) => {
    const { total, locked } = world.ledger.at(sub_wallet_id, symbol, address);
    return { sub_wallet_id, address, amount: total.minus(locked) };
  });
}

/** What lies free of a coin on the addresses that could authorize a rule and did not. */
export function unauthorisedPieces(world: World, rule: CollectRuleRow, symbol: string): Piece[] {
  const given = new Set(authorisedBy(world, rule, symbol).map(({ address }) => address));
  return eligibleAddresses(world, rule)
    .filter(({ address }) => !given.has(address))
    .map(({ sub_wallet_id, address }) => {
      const { total, locked } = world.ledger.at(sub_wallet_id, symbol, address);
      return { sub_wallet_id, address, amount: total.minus(locked) };
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

/**
 * What a rule would take of a coin now: from every address that authorized it, where those of its sub-wallet have more
 * than the threshold together; those on the blacklist are left out.
 */
export function waitingOf(
  world: World,
  rule: CollectRuleRow,
  { symbol, collect_min, status }: CollectCoin,
): Piece[] {
  if (status === 0) return [];
  const { wallet_id, base_symbol } = rule;
  const pieces = authorisedPieces(world, rule, symbol)
    .filter(({ amount }) => amount.gt(0))
    .filter(({ address }) => !isBlacklistedIn(world, wallet_id, base_symbol, address, 2, symbol));
  return [...new Set(pieces.map(({ sub_wallet_id }) => sub_wallet_id))]
    .filter((id) => !isLeft(world, rule, symbol, id))
    .map((id) => pieces.filter(({ sub_wallet_id }) => sub_wallet_id === id))
    .filter((of) => sumOf(of).gt(collect_min))
    .flat();
}

/** The sum of pieces. */
export function sumOf(pieces: readonly Piece[]): Big {
  return pieces.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
}
