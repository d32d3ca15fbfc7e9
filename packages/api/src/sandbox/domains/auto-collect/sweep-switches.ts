import { coinOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import { logAs } from '../operations/log-operation.ts';
import type { FuelRuleRow, SweepRuleRow } from './auto-collect-tables.ts';
import { refuseEmptyGas } from './fuel-rules.ts';
import { fuelRuleOf } from './is-swept.ts';

interface Switch {
  wallet_id: number;
  ids: readonly number[];
  status: 0 | 1;
}

/** The rules that are named; one that is not there, or another wallet's, is refused. */
function named<Row extends FuelRuleRow | SweepRuleRow>(
  rules: { get(id: number): Row | undefined },
  { wallet_id, ids }: Switch,
): Row[] {
  return ids.map((id) => {
    const row = rules.get(id);
    if (row?.wallet_id !== wallet_id) throw new BadField('ids', 'unknown');
    return row;
  });
}

function log(
  world: World,
  uid: number,
  area: 'symbols' | 'fueling',
  rule: FuelRuleRow | SweepRuleRow,
  status: 0 | 1,
) {
  const { symbol_alias, coin_net } = coinOf(world, {
    symbol: 'symbol' in rule ? rule.symbol : rule.base_symbol,
  });
  logAs(world, uid, {
    wallet_id: rule.wallet_id,
    business: 'auto_collect',
    area,
    op: status === 1 ? 'enable' : 'disable',
    business_id: rule.id,
    before: `${symbol_alias} (${coin_net}): status ${rule.status}`,
    after: `${symbol_alias} (${coin_net}): status ${status}`,
  });
}

function stamp(world: World, uid: number, status: 0 | 1) {
  return { status, updated_at: world.clock.now(), updated_by: uid };
}

/** Switches rules for coins. A token is not switched on where the gas station could not pay for a single sweep. */
export function switchRules(world: World, uid: number, asked: Switch): void {
  const { status } = asked;
  const rules = named(world.sweepRules, asked).filter((rule) => rule.status !== status);
  for (const rule of status === 1 ? rules : []) {
    const { symbol, base_symbol } = coinOf(world, rule);
    const fuel = symbol === base_symbol ? undefined : fuelRuleOf(world, rule.wallet_id, base_symbol);
    if (fuel?.status === 1) refuseEmptyGas(world, fuel);
  }
  for (const rule of rules) {
    world.sweepRules.update(rule, stamp(world, uid, status));
    log(world, uid, 'symbols', rule, status);
  }
}

/** Switches refueling. It is not switched on where the gas station has nothing to give. */
export function switchFueling(world: World, uid: number, asked: Switch): void {
  const { status } = asked;
  const rules = named(world.fuelRules, asked).filter((rule) => rule.status !== status);
  if (status === 1) for (const rule of rules) refuseEmptyGas(world, rule);
  for (const rule of rules) {
    world.fuelRules.update(rule, stamp(world, uid, status));
    log(world, uid, 'fueling', rule, status);
  }
}
