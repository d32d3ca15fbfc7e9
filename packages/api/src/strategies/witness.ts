import { minute } from '../core/durations.ts';
import Big from 'big.js';
import type { StrategyConditions } from '../domains/strategies/strategies.schema.ts';
import { exactly, type CallFacts, type PastOrder } from './facts.ts';
import { placeKey } from './place-key.ts';
import type { StrategyRule } from './rule.ts';
import { isWithin } from './week-hours.ts';

/** A coin of the sub-wallet: its network, and its price in USD where it has one. */
export interface PricedCoin {
  symbol: string;
  base_symbol: string;
  price_usd?: string | undefined;
}

/** Where a strategy would be met. */
export interface Surroundings {
  coins: readonly PricedCoin[];
  people: readonly { uid: number }[];
  /** ms since 1970. */
  now: number;
}

const Precise = Big();
Precise.DP = 40;

const quarter = 15 * minute;
const quartersOfWeek = 7 * 24 * 4;

/** A moment from now on at which a strategy may be met, looked for by the quarter of an hour. */
const momentFor = ({ hours }: StrategyConditions, now: number): number =>
  hours === undefined ? now : firstMoment(now, (at) => isWithin(hours, at));

/** A moment from now on at which the hours of a strategy are over. */
export const momentOutside = ({ hours }: StrategyConditions, now: number): number =>
  hours === undefined ? now : firstMoment(now, (at) => !isWithin(hours, at));

function firstMoment(now: number, isMeant: (at: number) => boolean): number {
  for (let at = 0; at <= quartersOfWeek; at += 1) if (isMeant(now + at * quarter)) return now + at * quarter;
  return now;
}

export const isPriced = ({ price_usd }: PricedCoin) => price_usd !== undefined && new Big(price_usd).gt(0);

function coinFor({ symbols, addresses, limit }: StrategyConditions, coins: readonly PricedCoin[]) {
  const fitting = coins
    .filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
    .filter(
      ({ base_symbol }) => addresses.length === 0 || addresses.some((one) => one.base_symbol === base_symbol),
    );
  return fitting.find(isPriced) ?? (limit?.unit === 'usd' ? undefined : fitting[0]);
}

const valueFor = ({ op, value }: { op: string; value: string }) => (op === 'ne' ? `${value}0` : value);

/** A call that a strategy for web3 is met by. */
function callFor({ contracts, methods, params = [] }: StrategyConditions): CallFacts {
  const [contract] = contracts;
  const args = Array.from({ length: Math.max(0, ...params.map(({ index }) => index + 1)) }, (_, at) =>
    valueFor(params.find(({ index }) => index === at) ?? { op: 'eq', value: '0' }),
  );
  return {
    place: contract === undefined ? 'somewhere' : placeKey(contract.base_symbol, contract.address),
    method: methods?.[0] ?? '0x00000000',
    args,
    isRead: true,
    transfers: [],
  };
}

/** The least amount that a strategy is for, or the greatest where it has no least. */
export const amountFor = ({ conditions: { limit } }: StrategyRule): Big =>
  limit === null
    ? new Precise(1)
    : new Precise(new Big(limit.amount).eq(0) ? (limit.amount_max ?? 1) : limit.amount);

/** An order that meets a strategy, of an amount in the unit of its limit; undefined where the sub-wallet has no coin for it. */
export function witnessFor(
  { type, conditions }: StrategyRule,
  { coins, people, now }: Surroundings,
  amount: Big,
): PastOrder | undefined {
  const asked = {
    created_at: momentFor(conditions, now),
    initiator_uid: conditions.initiator_uids[0] ?? people[0]?.uid ?? 0,
    source: conditions.initiator_type === 3 ? (2 as const) : (3 as const),
  };
  const coin = type === 2 ? coins[0] : coinFor(conditions, coins);
  if (coin === undefined) return undefined;
  const { symbol, base_symbol } = coin;
  if (type === 2)
    return {
      ...asked,
      symbol,
      amount: exactly('0'),
      usd: exactly('0'),
      parties: [],
      call: callFor(conditions),
    };
  const price = isPriced(coin) ? new Precise(coin.price_usd ?? 0) : undefined;
  const isUsd = conditions.limit?.unit === 'usd';
  const units = isUsd && price !== undefined ? new Precise(amount).div(price) : amount;
  const usd = isUsd ? amount : price?.times(amount);
  const listed = conditions.addresses.find((one) => one.base_symbol === base_symbol);
  const place = listed === undefined ? `${base_symbol} somebody` : placeKey(base_symbol, listed.address);
  return {
    ...asked,
    symbol,
    amount: exactly(units.toFixed()),
    usd: usd === undefined ? null : exactly(usd.toFixed()),
    parties: [{ place, isWhite: conditions.destination === 2 }],
  };
}
