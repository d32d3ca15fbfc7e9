import type { SweepRule, SweepRuleDraft } from '@mpc/api';
import { compare } from '#shared/money/decimal.ts';

/** A coin whose rule is added or changed. */
export interface CoinToSave {
  symbol: string;
  symbol_alias: string;
  coin_net: string;
  contract_address: string;
  fee_symbol_alias: string;
  draft: SweepRuleDraft;
  /** Its rule as it was looked at; undefined where it gets its first. */
  before?: SweepRule | undefined;
}

/** What a person looks at before a rule is changed: the coin by all its names, and its values. */
export const lookedAt = (rule: SweepRule | undefined) =>
  rule === undefined
    ? null
    : [
        rule.id,
        rule.symbol,
        rule.symbol_alias,
        rule.coin_net,
        rule.collect_min,
        rule.fueling_limit,
        rule.reserve_amount,
        rule.priority,
        rule.status,
      ];

const same = (one: string, other: string): boolean => compare(one, other) === 0;

/** Whether a rule says what was sent for its coin. */
export function isAsSent(rule: SweepRule | undefined, draft: SweepRuleDraft): boolean {
  if (rule === undefined) return false;
  const { reserve_amount, priority } = draft;
  return (
    same(rule.collect_min, draft.collect_min) &&
    same(rule.fueling_limit, draft.fueling_limit) &&
    (reserve_amount === undefined || same(rule.reserve_amount, reserve_amount)) &&
    (priority === undefined || rule.priority === priority)
  );
}
