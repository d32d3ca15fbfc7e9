import type { Coin } from '@mpc/api';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { add, compare, isDecimal, multiply } from '#shared/money/decimal.ts';

type Held = Pick<Coin, 'normal_balance' | 'lock_balance' | 'collecting_balance'>;

/** Whether there is anything of a part of a balance. */
export const isHeld = (part: string | undefined): boolean => isDecimal(part) && compare(part, '0') === 1;

/** All there is of a coin; null where a part of it cannot be read. */
export function heldOf({ normal_balance, lock_balance, collecting_balance }: Held): string | null {
  const parts = [normal_balance, lock_balance, collecting_balance];
  return parts.every(isDecimal) ? parts.reduce((sum, part) => add(sum, part), '0') : null;
}

/** What all there is of a coin is worth in US dollars; null where nobody knows its price. */
export function worthOf(coin: Held & Pick<Coin, 'price_usd'>): string | null {
  const held = heldOf(coin);
  return held !== null && isDecimal(coin.price_usd) ? multiply(held, coin.price_usd) : null;
}

/** The change of a price over a day, with its sign; null where there is none to show. */
export function changeOf({ change_24h }: Pick<Coin, 'change_24h'>): string | null {
  if (!isDecimal(change_24h)) return null;
  return `${compare(change_24h, '0') === 1 ? '+' : ''}${exactAmount(change_24h)}%`;
}

/** The coins of each network together, in the order the networks first come. */
export function byNetwork(coins: readonly Coin[]): { symbol: string; net: string; coins: Coin[] }[] {
  const groups = new Map<string, { symbol: string; net: string; coins: Coin[] }>();
  for (const coin of coins) {
    const group = groups.get(coin.base_symbol);
    if (group === undefined) {
      groups.set(coin.base_symbol, { symbol: coin.base_symbol, net: coin.coin_net, coins: [coin] });
    } else {
      group.coins.push(coin);
      // The main coin carries the network's own name; a token that of its standard.
      if (coin.symbol === coin.base_symbol) group.net = coin.coin_net;
    }
  }
  return [...groups.values()];
}
