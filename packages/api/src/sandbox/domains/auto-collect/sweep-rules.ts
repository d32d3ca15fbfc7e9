import Big from 'big.js';
import type { SweepSource } from '../../../domains/auto-collect/auto-collect.schema.ts';
import type { SweepImportFault, SweepRuleDraft } from '../../../domains/auto-collect/sweep-rules.schema.ts';
import { coinOf } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { logAs } from '../operations/log-operation.ts';
import type { SweepRuleRow } from './auto-collect-tables.ts';
import { fuelRuleOf, sweepRuleOf } from './is-swept.ts';
import { sweepableCoin } from './sweep-setup.ts';

/** Who sets rules, where. */
export interface RuleSetter {
  world: World;
  wallet: WalletRow;
  uid: number;
  source: SweepSource;
}

/** Why a coin cannot be swept in a wallet. */
export function coinFault(
  { world, wallet }: RuleSetter,
  symbol: string,
): Extract<SweepImportFault, 'unknown' | 'unsupported'> | undefined {
  if (world.coins.get(symbol) === undefined) return 'unknown';
  return sweepableCoin(world, wallet, symbol) === undefined ? 'unsupported' : undefined;
}

/** What is wrong with a rule's amounts beside each other. */
export function balanceFault(
  { world, wallet }: RuleSetter,
  { symbol, collect_min, reserve_amount }: SweepRuleDraft,
): Extract<SweepImportFault, 'fuel' | 'reserve'> | undefined {
  const { wallet_id } = wallet;
  const isMain = coinOf(world, { symbol }).base_symbol === symbol;
  const fuel = isMain ? fuelRuleOf(world, wallet_id, symbol) : undefined;
  // What an address is given would be swept at once, over and over.
  if (fuel !== undefined && new Big(fuel.fueling_amount).gte(collect_min)) return 'fuel';
  const reserve = reserve_amount ?? sweepRuleOf(world, wallet_id, symbol)?.reserve_amount ?? '0';
  const isTooMuch = isMain ? new Big(reserve).gte(collect_min) : new Big(reserve).gt(0);
  return isTooMuch ? 'reserve' : undefined;
}

/** A rule as the log tells it. */
function ruleText(world: World, rule: SweepRuleRow | undefined): string {
  if (rule === undefined) return '';
  const { symbol_alias, coin_net } = coinOf(world, rule);
  const { collect_min, fueling_limit, reserve_amount, priority } = rule;
  const values = { collect_min, fueling_limit, reserve_amount, priority };
  const fields = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return `${symbol_alias} (${coin_net}): ${fields.join(', ')}`;
}

/** Sets the rule of a coin; one it had takes these values. */
export function setRule({ world, wallet, uid, source }: RuleSetter, draft: SweepRuleDraft): SweepRuleRow {
  const { wallet_id } = wallet;
  const now = world.clock.now();
  const before = sweepRuleOf(world, wallet_id, draft.symbol);
  const rule: SweepRuleRow = {
    id: before?.id ?? world.nextId('symbolRule'),
    wallet_id,
    symbol: draft.symbol,
    collect_min: draft.collect_min,
    fueling_limit: draft.fueling_limit,
    reserve_amount: draft.reserve_amount ?? before?.reserve_amount ?? '0',
    priority: draft.priority ?? before?.priority ?? 50,
    status: before?.status ?? 1,
    source,
    created_at: before?.created_at ?? now,
    updated_at: now,
    updated_by: uid,
  };
  world.sweepRules.put(rule);
  logAs(world, uid, {
    wallet_id,
    business: 'auto_collect',
    area: source === 3 ? 'import' : 'symbols',
    op: before === undefined ? 'add' : 'edit',
    business_id: rule.id,
    before: ruleText(world, before),
    after: ruleText(world, rule),
  });
  return rule;
}
