import type { Coin } from '@mpc/api';
import type { FeeOption } from '#features/network-fee';
import { add, compare, multiply, subtract } from '#shared/money/decimal.ts';

/** What the rows of one coin come to. */
export interface Sum {
  coin: Coin;
  count: number;
  amount: string;
}

/** A coin's sum beside what there is of it. Undefined is what nobody has answered yet. */
export interface Total extends Sum {
  /** What all its payments would cost in the main coin of its chain. */
  fees: string | undefined;
  available: string | undefined;
  /** Kept back of a main coin: the fees of every payment on its chain. */
  reserve: string | undefined;
  /** What would be left; negative where it does not suffice. */
  rest: string | undefined;
}

/** Each chain's main coin that is not paid itself and whose fees there may not be enough of. */
export interface FeeNeed {
  base: string;
  need: string;
  available: string | undefined;
  isShort: boolean;
}

export interface Market {
  /** By symbol: what there is, and what one payment costs in the main coin. */
  available: ReadonlyMap<string, string>;
  fee: ReadonlyMap<string, FeeOption>;
  /** How people read the main coins. */
  unit: ReadonlyMap<string, string>;
}

const all = (values: readonly (string | undefined)[]): string | undefined =>
  values.reduce<string | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : add(sum, value)),
    '0',
  );

const feesOf = ({ coin, count }: Sum, { fee }: Market): string | undefined => {
  const one = fee.get(coin.symbol)?.amount;
  return one === undefined ? undefined : multiply(one, String(count));
};

/** The sums, each with what there is of the coin and what the fees take of it. */
export function totalsOf(sums: readonly Sum[], market: Market): Total[] {
  return sums.map((sum) => {
    const { coin, amount } = sum;
    const available = market.available.get(coin.symbol);
    const isMain = coin.symbol === coin.base_symbol;
    const onChain = sums.filter((other) => other.coin.base_symbol === coin.base_symbol);
    const reserve = isMain ? all(onChain.map((other) => feesOf(other, market))) : '0';
    const rest =
      available === undefined || reserve === undefined
        ? undefined
        : subtract(subtract(available, amount), reserve);
    return { ...sum, fees: feesOf(sum, market), available, reserve, rest };
  });
}

/** What the fees need of main coins that are not among the payments. */
export function feeNeeds(sums: readonly Sum[], market: Market): FeeNeed[] {
  const paid = new Set(sums.map(({ coin }) => coin.symbol));
  const bases = [...new Set(sums.map(({ coin }) => coin.base_symbol))].filter((base) => !paid.has(base));
  return bases.flatMap((base) => {
    const need = all(sums.filter(({ coin }) => coin.base_symbol === base).map((sum) => feesOf(sum, market)));
    const available = market.available.get(base);
    return need === undefined ? [] : [{ base, need, available, isShort: compare(available, need) === -1 }];
  });
}

/** Whether there is less of a coin than its payments and their fees need. */
export const isShort = ({ rest }: Total): boolean => compare(rest, '0') === -1;
