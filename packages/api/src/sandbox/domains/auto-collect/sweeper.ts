import Big from 'big.js';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { subWalletOf } from '../../world/access.ts';
import { available, inUsd, usdText } from '../../world/ledger.ts';
import type { AddressRow, CoinRow, SweepRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { notScreened } from '../kyt/screening.ts';
import { begin } from '../transactions/moved.ts';
import { placeKey, type SweepRuleRow } from './auto-collect-tables.ts';
import { isInScope, sweepConfigOf, userAddresses } from './is-swept.ts';
import { sweepMarks } from './sweep-marks.ts';
import { outlook, sweepable, sweepPlan, type Outlook, type SweepPlan } from './sweep-plan.ts';
import type { SweepTerms } from './sweep-terms.ts';

const broadcastDelay = 2_000;

interface Launch {
  trans_kind: SweepRow['trans_kind'];
  rule_id: number;
  from: AddressRow;
  to: string;
  coin: CoinRow;
  amount: Big;
  terms: SweepTerms;
}

/** What the co-signer sends: signed at once, because nobody is asked. */
export function sweepRow(
  world: World,
  { trans_kind, rule_id, from, to, coin, amount, terms }: Launch,
): SweepRow {
  const now = world.clock.now();
  const id = world.nextId('transaction');
  const { wallet_id, sub_wallet_id } = subWalletOf(world, from);
  const { cost: _, ...paid } = terms;
  const usd = inUsd(coin, amount);
  return {
    id,
    request_id: `${trans_kind}-${id}`,
    item_id: 0,
    trans_kind,
    rule_id,
    collect_way: 1,
    wallet_id,
    sub_wallet_id,
    symbol: coin.symbol,
    amount: amount.toFixed(),
    ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
    address_from: from.address,
    address_to: to,
    memo: '',
    txid: '',
    confirmations: 0,
    tx_height: 0,
    status: WithdrawStatus.inPayment,
    remark: '',
    created_at: now,
    updated_at: now,
    fee_symbol: coin.base_symbol,
    ...paid,
    initiator_uid: 0,
    nodes: [],
    strategy: { strategy_id: 0, name: 'Auto sweep', type: 0 },
    kyt: notScreened,
    kyt_status: 0,
    pending_round: false,
    replaced: [],
    signed_at: now,
    signed_by: 'Co-signer',
  };
}

function launch(world: World, what: Launch): number {
  const row = begin(world, sweepRow(world, what));
  world.clock.schedule({ at: row.created_at + broadcastDelay, kind: 'order.broadcast', id: row.id });
  world.lifecycle.signings[row.trans_kind]?.(world, row);
  return row.id;
}

/** Whether the sub-wallet has what would leave: its people may hold money that lies on these addresses. */
function isFree(world: World, { sub_wallet_id }: AddressRow, symbol: string, amount: Big): boolean {
  return available(world, sub_wallet_id, symbol).gte(amount);
}

function note(
  { world, coin }: SweepPlan,
  { home }: Outlook,
  ids: { fuel_id: number } | { collect_id: number },
): void {
  const { sub_wallet_id, address } = home;
  const place = placeKey(sub_wallet_id, coin.symbol, address);
  const none = { place, sub_wallet_id, symbol: coin.symbol, fuel_id: 0, collect_id: 0 };
  world.sweptPlaces.put({ ...(world.sweptPlaces.get(place) ?? none), ...ids });
}

function refuel(plan: SweepPlan, seen: Outlook): void {
  const { world, coin, gas, fuel, fuelTerms } = plan;
  const main = world.coins.get(coin.base_symbol);
  if (gas === undefined || fuel === undefined || fuelTerms === undefined || main === undefined) return;
  if (!isFree(world, gas, main.symbol, seen.fuelNeeded.plus(fuelTerms.fee))) return;
  const fuel_id = launch(world, {
    trans_kind: 'fueling',
    rule_id: fuel.id,
    from: gas,
    to: seen.home.address,
    coin: main,
    amount: seen.fuelNeeded,
    terms: fuelTerms,
  });
  note(plan, seen, { fuel_id });
}

/** What is swept is in the list of the omnibus's coins. */
function listInOmnibus({ world, coin }: SweepPlan, { sub_wallet_id }: AddressRow): void {
  const omnibus = subWalletOf(world, { sub_wallet_id });
  if (!omnibus.focus.includes(coin.symbol))
    world.subWallets.update(omnibus, { focus: [...omnibus.focus, coin.symbol] });
}

/** Sends what lies on an address to the omnibus; whether it could. */
function sweep(plan: SweepPlan, seen: Outlook): boolean {
  const { world, rule, coin, target, terms } = plan;
  if (target === undefined || terms === undefined) return false;
  const amount = sweepable(plan, seen.free);
  const taken = plan.isMain ? amount.plus(terms.fee) : amount;
  if (!isFree(world, seen.home, coin.symbol, taken)) return false;
  if (!isFree(world, seen.home, coin.base_symbol, new Big(terms.fee))) return false;
  listInOmnibus(plan, target);
  const { home: from } = seen;
  const collect_id = launch(world, {
    trans_kind: 'collect',
    rule_id: rule.id,
    from,
    to: target.address,
    coin,
    amount,
    terms,
  });
  note(plan, seen, { collect_id });
  return true;
}

/** Sweeps a coin from the addresses of a sub-wallet; whether something there is still to come afterwards. */
function sweepPlace(plan: SweepPlan, subWalletId: number): boolean {
  // What holds the whole coin back is looked at again on the next run.
  if (plan.hold !== '') return true;
  let isLeft = false;
  for (const home of userAddresses(plan.world, subWalletId, plan.coin.base_symbol)) {
    const { total } = plan.world.ledger.at(subWalletId, plan.coin.symbol, home.address);
    if (total.lt(plan.rule.collect_min)) continue;
    const seen = outlook(plan, home);
    const isNext = seen.state === 1;
    if (isNext && seen.fuelNeeded.gt(0)) refuel(plan, seen);
    // An address that is swept marks its place anew when that has ended.
    if (!isNext || seen.fuelNeeded.gt(0) || !sweep(plan, seen)) isLeft = true;
  }
  return isLeft;
}

/** The rules of a wallet in the order in which their coins are swept: tokens before the coin that pays for them. */
function inTurn(world: World, walletId: number): SweepRuleRow[] {
  const isMain = ({ symbol }: SweepRuleRow) => (world.coins.get(symbol)?.base_symbol === symbol ? 1 : 0);
  return world.sweepRules
    .where('wallet_id', walletId)
    .filter((row) => row.status === 1)
    .sort((one, other) => one.priority - other.priority || isMain(one) - isMain(other) || one.id - other.id);
}

/** Sweeps what of a wallet has changed since the last run, or is left from it. */
export function sweepWallet(world: World, walletId: number): void {
  const marks = sweepMarks(world, walletId);
  const marked = new Set(marks);
  marks.clear();
  const config = sweepConfigOf(world, walletId);
  const subWallets = world.subWallets.where('wallet_id', walletId).filter((row) => isInScope(config, row));
  for (const rule of inTurn(world, walletId)) {
    const places = subWallets.filter((row) => marked.has(`${row.sub_wallet_id}/${rule.symbol}`));
    if (places.length === 0) continue;
    const plan = sweepPlan(world, rule);
    for (const { sub_wallet_id } of places)
      if (sweepPlace(plan, sub_wallet_id)) marks.add(`${sub_wallet_id}/${rule.symbol}`);
  }
}
