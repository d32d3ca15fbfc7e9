import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { FuelRule } from '../../../domains/auto-collect/sweep-rules.schema.ts';
import { coinOf, homeOf } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import { logAs } from '../operations/log-operation.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { FuelRuleRow } from './auto-collect-tables.ts';
import { fuelRuleOf, sweepConfigOf, sweepRuleOf } from './is-swept.ts';
import { freeOf } from './sweep-plan.ts';
import { sweepTermsIfKnown } from './sweep-terms.ts';

type Draft = Pick<
  ParamsOf<typeof autoCollect.saveFueling>,
  'base_symbol' | 'fueling_amount' | 'fueling_min_balance' | 'alert_balance'
>;

/** The address of the gas station on a chain, and what it could give out. */
function gasOn(world: World, walletId: number, baseSymbol: string) {
  const home = homeOf(world, sweepConfigOf(world, walletId).fueling_sub_wallet_id, baseSymbol);
  if (home === undefined) return { address: '', balance: new Big(0) };
  return { address: home.address, balance: freeOf(world, home, baseSymbol) };
}

/** Refuses to begin where the gas station could not even refuel one address; the answer says where to send more. */
export function refuseEmptyGas(world: World, rule: FuelRuleRow): void {
  const { wallet_id, base_symbol, fueling_amount } = rule;
  const main = coinOf(world, { symbol: base_symbol });
  const { address, balance } = gasOn(world, wallet_id, base_symbol);
  const fee = sweepTermsIfKnown(world, wallet_id, main, '')?.fee ?? '0';
  const needed = new Big(fueling_amount).plus(fee);
  if (balance.gte(needed)) return;
  const { symbol_alias } = main;
  const facts = { base_symbol, symbol_alias, address, balance: balance.toFixed(), needed: needed.toFixed() };
  throw new Refused(codes.gasStationLow, { coin: symbol_alias }, facts);
}

/** Refuses what would go round in circles: fuel that is itself enough to be swept. */
function checkDraft(world: World, walletId: number, draft: Draft): void {
  const { fueling_amount, fueling_min_balance } = draft;
  const threshold = sweepRuleOf(world, walletId, draft.base_symbol)?.collect_min;
  if (threshold !== undefined && new Big(fueling_amount).gte(threshold))
    throw new BadField('fueling_amount', 'range');
  if (new Big(fueling_min_balance).gt(fueling_amount)) throw new BadField('fueling_min_balance', 'order');
}

function fuelText(world: World, rule: FuelRuleRow | undefined): string {
  if (rule === undefined) return '';
  const { symbol_alias, coin_net } = coinOf(world, { symbol: rule.base_symbol });
  const { fueling_amount, fueling_min_balance, alert_balance } = rule;
  const fields = Object.entries({ fueling_amount, fueling_min_balance, alert_balance });
  return `${symbol_alias} (${coin_net}): ${fields.map(([name, value]) => `${name} ${value}`).join(', ')}`;
}

/** Sets how addresses are refueled on a chain. */
export function setFuelRule(world: World, wallet_id: number, uid: number, draft: Draft): FuelRuleRow {
  checkDraft(world, wallet_id, draft);
  const before = fuelRuleOf(world, wallet_id, draft.base_symbol);
  const { base_symbol, fueling_amount, fueling_min_balance, alert_balance } = draft;
  const rule: FuelRuleRow = {
    id: before?.id ?? world.nextId('fuelRule'),
    wallet_id,
    base_symbol,
    fueling_amount,
    fueling_min_balance,
    alert_balance,
    status: before?.status ?? 1,
    updated_at: world.clock.now(),
    updated_by: uid,
  };
  world.fuelRules.put(rule);
  logAs(world, uid, {
    wallet_id,
    business: 'auto_collect',
    area: 'fueling',
    op: before === undefined ? 'add' : 'edit',
    business_id: rule.id,
    before: fuelText(world, before),
    after: fuelText(world, rule),
  });
  return rule;
}

/** Refueling on a chain, with what the gas station has for it. */
export function fuelView(world: World, rule: FuelRuleRow): FuelRule {
  const { wallet_id, updated_by, base_symbol, ...shown } = rule;
  const { coin_net, symbol_alias } = coinOf(world, { symbol: base_symbol });
  const { address, balance } = gasOn(world, wallet_id, base_symbol);
  const collect_min = sweepRuleOf(world, wallet_id, base_symbol)?.collect_min;
  return {
    ...shown,
    base_symbol,
    coin_net,
    symbol_alias,
    gas_balance: balance.toFixed(),
    gas_address: address,
    is_low: balance.lt(rule.alert_balance) ? 1 : 0,
    ...(collect_min === undefined ? {} : { collect_min }),
    updated_by: personBeside(world, updated_by),
  };
}

/** Refueling on the chains of a wallet. */
export function fuelList(
  world: World,
  { wallet_id }: WalletRow,
  { base_symbol, status, is_low }: ParamsOf<typeof autoCollect.fueling>,
): FuelRule[] {
  return world.fuelRules
    .where('wallet_id', wallet_id)
    .map((rule) => fuelView(world, rule))
    .filter((rule) => base_symbol === undefined || base_symbol.includes(rule.base_symbol))
    .filter((rule) => status === undefined || rule.status === status)
    .filter((rule) => is_low === undefined || rule.is_low === is_low);
}
