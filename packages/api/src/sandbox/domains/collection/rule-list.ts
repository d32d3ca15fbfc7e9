import Big from 'big.js';
import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import { ownWallet } from '../../world/access.ts';
import { usdText } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { CollectRuleRow } from './collection-tables.ts';
import { contractOf, eligibleFor } from './collect-rules.ts';
import { authFigures, authorisedSubWallets, lastRunAt, ruleView, waitingUsd } from './rule-view.ts';

type Filter = ParamsOf<typeof collection.rules>;
type Page = DataOf<typeof collection.rules>;

function matches(rule: CollectRuleRow, { base_symbol, status, collect_mode }: Filter): boolean {
  return (
    (base_symbol === undefined || base_symbol.includes(rule.base_symbol)) &&
    (status === undefined || status.includes(rule.status)) &&
    (collect_mode === undefined || rule.collect_mode === collect_mode)
  );
}

function compare(one: CollectRuleRow, other: CollectRuleRow, { order_by = 'updated_at' }: Filter): number {
  const byId = one.id - other.id;
  if (order_by === 'rule_name') return one.rule_name.localeCompare(other.rule_name) || byId;
  return one[order_by] - other[order_by] || byId;
}

const sizeOf = (ids: readonly number[]) => new Set(ids).size;

function summaryOf(world: World, rules: readonly CollectRuleRow[]): Page['summary'] {
  const runs = rules.map((rule) => lastRunAt(world, rule)).filter((time) => time !== undefined);
  const eligible = rules.flatMap((rule) => eligibleFor(world, rule).map((row) => row.sub_wallet_id));
  const waiting = rules
    .map((rule) => waitingUsd(world, rule))
    .reduce((sum, usd) => sum.plus(usd), new Big(0));
  return {
    rule_count: rules.length,
    active_count: rules.filter((rule) => rule.status === 3).length,
    auth_sub_wallet_count: sizeOf(rules.flatMap((rule) => authorisedSubWallets(world, rule))),
    sub_wallet_total: sizeOf(eligible),
    waiting_usd: usdText(waiting),
    ...authFigures(
      world,
      rules.filter(({ status }) => status === 3),
    ),
    ...(runs.length === 0 ? {} : { last_run_at: Math.max(...runs) }),
  };
}

/** The page of rules that was asked for, and what all rules of the wallet come to. */
export function listRules(asking: Asking, filter: Filter): Page {
  const { world, person } = asking;
  ownWallet(asking, filter.wallet_id);
  const rules = world.collectRules.where('wallet_id', filter.wallet_id);
  const page = listed(
    rules.filter((rule) => matches(rule, filter)),
    filter,
    {
      show: (rule) => ruleView(world, rule, person.uid),
      texts: (rule) => [rule.rule_name, rule.collect_address, contractOf(rule)],
      compare: (one, other) => compare(one, other, filter),
    },
  );
  return { ...page, summary: summaryOf(world, rules) };
}
