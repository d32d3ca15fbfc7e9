import type { CheckInterval, FundStrategy } from '@mpc/api';
import { fitsPart, isBoolean, isText } from '#shared/fields.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { FundLimits } from './fund-flow.rules.ts';

export const checkIntervals = [15, 30, 60] as const satisfies CheckInterval[];

/** The amounts of a strategy, in the order of the form. */
export const limitFields = [
  'hot_lower',
  'hot_target',
  'hot_upper',
  'warm_target',
  'warm_upper',
  'min_task_amount',
  'max_task_amount',
] as const satisfies (keyof FundLimits)[];

export type LimitField = (typeof limitFields)[number];

/** A fund strategy as it stands in a form. */
export interface FundValues extends Record<LimitField, string> {
  interval: string;
  isOn: boolean;
}

/** What is saved of a fund strategy. */
export type FundDraft = FundLimits & Pick<FundStrategy, 'check_interval_min' | 'status'>;

/** The form in which a strategy is changed, or the first of a coin is set. */
export const valuesOfFund = (strategy: FundDraft | null): FundValues => ({
  hot_lower: strategy?.hot_lower ?? '',
  hot_target: strategy?.hot_target ?? '',
  hot_upper: strategy?.hot_upper ?? '',
  warm_target: strategy?.warm_target ?? '',
  warm_upper: strategy?.warm_upper ?? '',
  min_task_amount: strategy?.min_task_amount ?? '',
  max_task_amount: strategy?.max_task_amount ?? '',
  interval: String(strategy?.check_interval_min ?? 60),
  isOn: strategy?.status !== 0,
});

const noEdits: Partial<FundValues> = {};

const isFundEdits = fitsPart<FundValues>({
  hot_lower: isText,
  hot_target: isText,
  hot_upper: isText,
  warm_target: isText,
  warm_upper: isText,
  min_task_amount: isText,
  max_task_amount: isText,
  interval: isText,
  isOn: isBoolean,
});

/** Where what was entered is kept until it is sent: of a strategy by its number, of a new one by its coin. */
export const fundStrategyDraft = (walletId: number, of: number | string) => ({
  kind: `fund-strategy ${walletId} ${of}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isFundEdits,
});

/** The strategy that a form describes; null while an amount of it is none. */
export function draftOfFund(values: FundValues): FundDraft | null {
  const amounts = limitFields.map((field) => [field, enteredAmount(values[field])] as const);
  const interval = checkIntervals.find((minutes) => String(minutes) === values.interval);
  if (interval === undefined || amounts.some(([, amount]) => amount === '')) return null;
  return {
    ...(Object.fromEntries(amounts) as Record<LimitField, string>),
    check_interval_min: interval,
    status: values.isOn ? 1 : 0,
  };
}

/** What is wrong with an amount beside another. */
export type LimitFault = 'aboveLower' | 'aboveTarget' | 'aboveWarmTarget' | 'aboveZero' | 'notBelowMin';

/** Which amounts contradict each other, by the field that says so. Amounts that are not entered contradict nothing. */
export function limitFaults(values: Record<LimitField, string>): Partial<Record<LimitField, LimitFault>> {
  const amount = (field: LimitField) => enteredAmount(values[field]);
  const above = (field: LimitField, other: string) => {
    const order = compare(amount(field), other);
    return order === null || order === 1;
  };
  const faults: [LimitField, LimitFault, boolean][] = [
    ['hot_target', 'aboveLower', !above('hot_target', amount('hot_lower'))],
    ['hot_upper', 'aboveTarget', !above('hot_upper', amount('hot_target'))],
    ['warm_upper', 'aboveWarmTarget', !above('warm_upper', amount('warm_target'))],
    ['min_task_amount', 'aboveZero', !above('min_task_amount', '0')],
    ['max_task_amount', 'notBelowMin', compare(amount('max_task_amount'), amount('min_task_amount')) === -1],
  ];
  return Object.fromEntries(faults.flatMap(([field, fault, isThere]) => (isThere ? [[field, fault]] : [])));
}

/** Whether two strategies say the same, however their amounts are written. */
export const sameFund = (one: FundDraft, other: FundDraft): boolean =>
  limitFields.every((field) => compare(one[field], other[field]) === 0) &&
  one.check_interval_min === other.check_interval_min &&
  one.status === other.status;

/** What of a strategy is saved, without what the server keeps of it. */
export const savedPart = (strategy: FundDraft): FundDraft => ({
  hot_lower: strategy.hot_lower,
  hot_target: strategy.hot_target,
  hot_upper: strategy.hot_upper,
  warm_target: strategy.warm_target,
  warm_upper: strategy.warm_upper,
  min_task_amount: strategy.min_task_amount,
  max_task_amount: strategy.max_task_amount,
  check_interval_min: strategy.check_interval_min,
  status: strategy.status,
});

/** What a change of a strategy, or its deletion, goes by; null where there is none. */
export const fundLookedAt = (strategy: FundStrategy | null | undefined) =>
  strategy
    ? [
        strategy.id,
        strategy.symbol,
        strategy.symbol_alias,
        strategy.coin_net,
        strategy.hot_address,
        strategy.warm_address,
        strategy.cold_address,
        savedPart(strategy),
      ]
    : null;
