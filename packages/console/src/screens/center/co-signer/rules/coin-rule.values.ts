import type { SweepRule, SweepRuleDraft } from '@mpc/api';
import { fitsPart, isText } from '#shared/fields.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';

/** A rule as it stands in a form. */
export interface RuleFieldValues {
  threshold: string;
  maxFee: string;
  /** Of a main coin; empty for none. */
  reserve: string;
  priority: string;
}

export const valuesOfRule = (rule: SweepRule): RuleFieldValues => ({
  threshold: rule.collect_min,
  maxFee: rule.fueling_limit,
  reserve: rule.reserve_amount,
  priority: String(rule.priority),
});

const noEdits: Partial<RuleFieldValues> = {};

const isRuleFieldEdits = fitsPart<RuleFieldValues>({
  threshold: isText,
  maxFee: isText,
  reserve: isText,
  priority: isText,
});

/** Where what was entered in place of a rule is kept until it is sent. */
export const coinRuleDraft = (walletId: number, symbol: string) => ({
  kind: `sweep-rule ${walletId} ${symbol}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isRuleFieldEdits,
});

/** The rule that a form describes; null while an amount of it is none. */
export function draftOf(
  symbol: string,
  { threshold, maxFee, reserve, priority }: RuleFieldValues,
  isMain: boolean,
): SweepRuleDraft | null {
  const [min, fee, kept] = [
    enteredAmount(threshold),
    enteredAmount(maxFee),
    enteredAmount(reserve.trim() || '0'),
  ];
  if (min === '' || fee === '' || kept === '' || !/^[1-9]\d?$/.test(priority)) return null;
  return {
    symbol,
    collect_min: min,
    fueling_limit: fee,
    ...(isMain ? { reserve_amount: kept } : {}),
    priority: Number(priority),
  };
}

/** Why two amounts of a form cannot stand beside each other; null where they can. */
export function ruleConflict(
  draft: SweepRuleDraft,
  fuelAmount: string | undefined,
): 'reserve' | 'fuel' | null {
  if (draft.reserve_amount !== undefined && compare(draft.reserve_amount, draft.collect_min) !== -1)
    return 'reserve';
  return fuelAmount !== undefined && compare(fuelAmount, draft.collect_min) !== -1 ? 'fuel' : null;
}
