import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { StrategyConditions } from '../../../domains/strategies/strategies.schema.ts';
import { coinOf } from '../../world/access.ts';
import { inUsd } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import { isWhite } from '../address-book/book.ts';
import type { StrategyRow } from '../strategies/strategies-tables.ts';
import { hour } from '../../../core/durations.ts';

/** Met by everything. */
export const unconditional: StrategyConditions = {
  initiator_type: 1,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1,
  addresses: [],
  contracts: [],
};

/** What a strategy looks at. What is not known of it meets no condition that asks for it. */
export interface AskedFor {
  symbol: string;
  amount: string;
  address_to?: string | undefined;
  initiator_uid?: number | undefined;
  /** 1 app, 2 open API, 3 the console. */
  source?: 1 | 2 | 3 | undefined;
  /** Of a web3 transaction: the contract that is called. */
  contract?: string | undefined;
}

function isInitiator(conditions: StrategyConditions, { initiator_uid, source }: AskedFor): boolean {
  if (conditions.initiator_type === 1) return true;
  if (conditions.initiator_type === 3) return source === 2;
  return source !== 2 && initiator_uid !== undefined && conditions.initiator_uids.includes(initiator_uid);
}

function isListed(
  list: StrategyConditions['addresses'],
  baseSymbol: string,
  address: string | undefined,
): boolean {
  if (address === undefined) return false;
  const key = addressKey(baseSymbol, address);
  return list.some(
    (entry) => entry.base_symbol === baseSymbol && addressKey(baseSymbol, entry.address) === key,
  );
}

function isDestination(
  world: World,
  { sub_wallet_id, conditions: { destination, addresses } }: StrategyRow,
  { symbol, address_to }: AskedFor,
): boolean {
  if (destination === 1) return true;
  const { base_symbol } = coinOf(world, { symbol });
  if (destination === 3) return isListed(addresses, base_symbol, address_to);
  return address_to !== undefined && isWhite(world, sub_wallet_id, base_symbol, address_to, symbol);
}

/** Everything a transfer has to meet but the amount. */
function isDescribed(world: World, strategy: StrategyRow, asked: AskedFor): boolean {
  const { symbols } = strategy.conditions;
  return (
    (symbols.length === 0 || symbols.includes(asked.symbol)) &&
    isInitiator(strategy.conditions, asked) &&
    isDestination(world, strategy, asked)
  );
}

/** What left, or is about to, since a moment, of what the strategy describes: of that coin, or in USD. */
function paidSince(world: World, strategy: StrategyRow, since: number, symbol: string | undefined): Big {
  return world.transactions
    .where('sub_wallet_id', strategy.sub_wallet_id)
    .flatMap((row) => (row.trans_kind === 'withdraw' && row.created_at > since ? [row] : []))
    .filter((row) => !isTerminal(row) || row.status === WithdrawStatus.done)
    .filter((row) => symbol === undefined || row.symbol === symbol)
    .filter((row) => isDescribed(world, strategy, { ...row, source: row.withdraw_source }))
    .reduce((sum, row) => sum.plus((symbol === undefined ? row.amount_usd : row.amount) ?? 0), new Big(0));
}

function isLarge(world: World, strategy: StrategyRow, { symbol, amount }: AskedFor): boolean {
  const { limit } = strategy.conditions;
  if (limit === null) return true;
  const asked = limit.unit === 'coin' ? new Big(amount) : inUsd(coinOf(world, { symbol }), amount);
  // What nobody can value is not below any value.
  if (asked === undefined || asked.gte(limit.amount)) return true;
  if (limit.window_hours === null) return false;
  const since = world.clock.now() - limit.window_hours * hour;
  const before = paidSince(world, strategy, since, limit.unit === 'coin' ? symbol : undefined);
  return before.plus(asked).gte(limit.amount);
}

/** Whether something asked for meets all the conditions of an advanced strategy. */
export function meets(world: World, strategy: StrategyRow, asked: AskedFor): boolean {
  const { conditions } = strategy;
  if (asked.contract === undefined)
    return strategy.type === 1 && isDescribed(world, strategy, asked) && isLarge(world, strategy, asked);
  const { base_symbol } = coinOf(world, asked);
  return (
    strategy.type === 2 &&
    isInitiator(conditions, asked) &&
    (conditions.contracts.length === 0 || isListed(conditions.contracts, base_symbol, asked.contract))
  );
}
