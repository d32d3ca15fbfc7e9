import Big from 'big.js';
import { exactly, type PastOrder } from './facts.ts';
import { decide, type readyRules } from './decide.ts';
import { PastOrders } from './past-orders.ts';
import type { StrategyRule } from './rule.ts';
import { isPriced, momentOutside, type PricedCoin, type Surroundings } from './witness.ts';

/** A little less, or more, than an amount: what a limit at it is not met by. */
export const aLittleLess = '0.999999';
export const aLittleMore = '1.000001';

const Precise = Big();
Precise.DP = 40;

/** Coins of which no other is decided differently: those that strategies name, and one of the others with and without a price. */
function tellingCoins(rules: readonly StrategyRule[], coins: readonly PricedCoin[]): PricedCoin[] {
  const named = new Set(rules.flatMap(({ conditions }) => conditions.symbols));
  const others = coins.filter(({ symbol }) => !named.has(symbol));
  const some = [others.find(isPriced), others.find((coin) => !isPriced(coin))];
  return [...some.flatMap((coin) => coin ?? []), ...coins.filter(({ symbol }) => named.has(symbol))];
}

/** Amounts of a coin that stand beside the limits. */
function amountsBeside(rules: readonly StrategyRule[], coin: PricedCoin): Big[] {
  const price = isPriced(coin) ? new Precise(coin.price_usd ?? 0) : undefined;
  const beside = rules.flatMap(({ conditions: { limit } }) => {
    if (limit === null) return [];
    const amounts = [
      new Precise(limit.amount).times(aLittleLess),
      ...(limit.amount_max === undefined ? [] : [new Precise(limit.amount_max).times(aLittleMore)]),
    ];
    if (limit.unit === 'coin') return amounts;
    return price === undefined ? [] : amounts.map((usd) => usd.div(price));
  });
  return [new Precise(1), ...beside.filter((amount) => amount.gt(0))];
}

/** A transfer of a person that no strategy is met by, so that the basic one decides it; undefined where none is found. */
export function besideAll(
  rules: readonly StrategyRule[],
  ready: ReturnType<typeof readyRules>,
  { coins, now }: Surroundings,
  initiator_uid: number,
): PastOrder | undefined {
  const transfer = rules.filter(({ type }) => type === 1);
  const past = new PastOrders(ready.transfer);
  const moments = [now, ...transfer.map(({ conditions }) => momentOutside(conditions, now))];
  for (const coin of tellingCoins(transfer, coins))
    for (const amount of amountsBeside(transfer, coin))
      for (const isWhite of [false, true])
        for (const created_at of new Set(moments)) {
          const usd = isPriced(coin) ? amount.times(coin.price_usd ?? 0) : null;
          const order: PastOrder = {
            created_at,
            initiator_uid,
            source: 3,
            symbol: coin.symbol,
            amount: exactly(amount.toFixed()),
            usd: usd === null ? null : exactly(usd.toFixed()),
            parties: [{ place: `${coin.base_symbol} somebody`, isWhite }],
          };
          const decision = decide(ready, order, past);
          if (decision.kind === 'decided' && decision.by[0] === null) return order;
        }
  return undefined;
}
