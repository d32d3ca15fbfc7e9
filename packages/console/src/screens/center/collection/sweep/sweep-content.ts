import type { CollectHistoryInfo, CollectRule, CollectTransInfo } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { compare, trimZeros } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { sumsOf, type Figure } from '#shared/money/sums.ts';
import { ruleContent } from '../rule/rule-content.ts';
import { feeUnit, wholeFeeUnit } from '../rule/fee-unit.ts';

/** What waits of one coin. */
export type WaitingCoin = CollectTransInfo['waiting'][number];

/** A rule, and what it would sweep. */
export interface Sweepable {
  rule: CollectRule;
  waiting: readonly WaitingCoin[];
}

/** Whether there is anything of a coin to sweep. */
export const isWaiting = ({ amount }: WaitingCoin): boolean => compare(amount, '0') === 1;

/** The coins of some codes. */
export const chosenOf = ({ waiting }: Sweepable, symbols: readonly string[]): WaitingCoin[] =>
  waiting.filter(({ symbol }) => symbols.includes(symbol));

const placesOf = (places: readonly { sub_wallet_id: number; address: string; amount: string }[]) =>
  places
    .map(({ sub_wallet_id, address, amount }) => `${sub_wallet_id} ${address} ${trimZeros(amount)}`)
    .sort()
    .join();

/** Whether a sweep that was begun is the one that was confirmed: as much, and from the same addresses. */
export function isAsConfirmed(run: CollectHistoryInfo, confirmed: readonly WaitingCoin[]): boolean {
  const coin = confirmed.find(({ symbol }) => symbol === run.symbol);
  if (coin === undefined || compare(coin.amount, run.total_amount) !== 0) return false;
  const taken = run.list.map((part) => ({ ...part, address: part.address_from }));
  return coin.addresses === undefined
    ? coin.address_count === run.address_count
    : placesOf(coin.addresses) === placesOf(taken);
}

/** What the sweeps of some coins cost together, in the coin that pays for them. */
export const feesOf = (coins: readonly WaitingCoin[], unitOf = feeUnit): Figure[] =>
  sumsOf(coins.map((coin) => ({ amount: coin.fee, unit: unitOf(coin) })));

/** Everything that a sweep of some coins comes down to: what is decided is what was shown. */
export function sweepContent(
  swept: Sweepable,
  symbols: readonly string[],
  t: TFunction<'collection'>,
): Content {
  const coins = chosenOf(swept, symbols);
  const { facts, diff } = ruleContent(swept.rule, t);
  return {
    facts: [
      ...facts,
      ...coins.flatMap((coin) => [
        {
          key: `amount ${coin.symbol}`,
          label: coinName(coin),
          text: `${exactAmount(coin.amount)} ${coin.symbol_alias}`,
        },
        ...(coin.addresses ?? []).map((one) => ({
          key: `from ${coin.symbol} ${one.sub_wallet_id} ${one.address}`,
          label: one.sub_wallet_name,
          text: `${one.address} · ${exactAmount(one.amount)} ${coin.symbol_alias}`,
        })),
      ]),
      ...feesOf(coins, wholeFeeUnit).map(({ amount = '', unit }) => ({
        key: `fee ${unit}`,
        label: t('sweep.fee'),
        text: `${exactAmount(amount)} ${unit}`,
        ceiling: { amount, unit },
      })),
    ],
    diff,
  };
}
