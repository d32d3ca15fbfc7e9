import Big from 'big.js';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, homeOf, walletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { available, inUsd, usdText } from '../../world/ledger.ts';
import type { AddressRow, Web3Row } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { notScreened } from '../kyt/screening.ts';
import { begin } from '../transactions/moved.ts';
import type { FeeUsageRow } from './tron-tables.ts';
import { hour, week } from '../../../core/durations.ts';

/** 1970 began on a Thursday. */
const firstMonday = 4 * 24 * hour;

/** How often it is tried to take what is owed. */
const retryEvery = 4 * hour;

const broadcastDelay = 2_000;

/** The platform's account that takes the fees. */
export const custodySpender = addressOn('TRX', 'platform fees');

/** What a wallet has used and not paid for. */
export function pendingUsages(world: World, walletId: number): FeeUsageRow[] {
  return world.feeUsages.where('pending', walletId);
}

/** TRX that so many uses cost. */
export function feesOf(usages: readonly FeeUsageRow[]): Big {
  return usages.reduce((sum, { service_fee }) => sum.plus(service_fee), new Big(0));
}

/** The address that permits fees to be taken from it. */
export function payingHome(world: World, walletId: number): AddressRow | undefined {
  return homeOf(world, world.tronAgents.get(walletId)?.auth_sub_wallet_id ?? 0, 'TRX');
}

/** TRX that could be taken from an address now. */
export function takeable(world: World, { sub_wallet_id, address }: AddressRow): Big {
  const { total, locked } = world.ledger.at(sub_wallet_id, 'TRX', address);
  const [free, all] = [total.minus(locked), available(world, sub_wallet_id, 'TRX')];
  return free.lt(all) ? free : all;
}

/** A transfer that the permission allows: the platform sends it, and pays for it. */
function take(world: World, { sub_wallet_id, address }: AddressRow, wallet_id: number, amount: Big): Web3Row {
  const now = world.clock.now();
  const id = world.nextId('transaction');
  const usd = inUsd(coinOf(world, { symbol: 'TRX' }), amount);
  const row = begin<Web3Row>(world, {
    id,
    request_id: `settlement-${id}`,
    item_id: 0,
    trans_kind: 'web3',
    trans_type: 23,
    wallet_id,
    sub_wallet_id,
    symbol: 'TRX',
    main_chain_symbol: 'TRX',
    amount: amount.toFixed(),
    ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
    address_from: address,
    address_to: custodySpender,
    interactive_contract: custodySpender,
    input_data: '0x',
    dapp_name: '',
    dapp_url: '',
    dapp_img: '',
    memo: '',
    txid: '',
    confirmations: 0,
    tx_height: 0,
    status: WithdrawStatus.inPayment,
    remark: '',
    created_at: now,
    updated_at: now,
    fee_symbol: 'TRX',
    fee: '0',
    initiator_uid: 0,
    nodes: [],
    strategy: { strategy_id: 0, name: 'TRON auto agent', type: 0 },
    kyt: notScreened,
    kyt_status: 0,
    pending_round: false,
    replaced: [],
    withdraw_source: 2,
    signed_at: now,
    signed_by: 'Co-signer',
  });
  world.clock.schedule({ at: now + broadcastDelay, kind: 'order.broadcast', id });
  return row;
}

/** Takes what a wallet owes; whether it could. Either way it is written down. */
function takeFees(world: World, walletId: number, usages: readonly FeeUsageRow[], isRetry = false): boolean {
  const home = payingHome(world, walletId);
  const amount = feesOf(usages);
  const isEnough = home !== undefined && takeable(world, home).gte(amount);
  if (!isEnough && isRetry) return false;
  const now = world.clock.now();
  const settlement = world.settlements.insert({
    id: world.nextId('settlement'),
    wallet_id: walletId,
    trans_id: isEnough ? take(world, home, walletId, amount).id : 0,
    amount: amount.toFixed(),
    address_from: home?.address ?? '',
    address_to: custodySpender,
    period_start: Math.min(...usages.map((usage) => usage.created_at)),
    period_end: now,
    usage_count: usages.length,
    created_at: now,
  });
  if (isEnough)
    for (const usage of usages)
      world.feeUsages.update(usage, { settle_status: 1, payment_id: settlement.id });
  return isEnough;
}

/** Takes what was used and not paid for. Where there is too little, the wallet is in arrears until there is enough. */
export function settle(world: World, walletId: number): void {
  const usages = pendingUsages(world, walletId);
  if (usages.length === 0 || takeFees(world, walletId, usages)) return;
  world.wallets.update(walletOf(world, { wallet_id: walletId }), { tron_agent: 'arrears' });
  retryLater(world, walletId);
}

function retryLater(world: World, walletId: number): void {
  const retries_at = world.clock.now() + retryEvery;
  const agent = world.tronAgents.get(walletId);
  if (agent !== undefined) world.tronAgents.update(agent, { retries_at });
  world.clock.schedule({ at: retries_at, kind: 'tron.collectDebt', id: walletId });
}

/** Tries again to take what is owed. With that paid, energy is delegated again. */
export function collectDebt(world: World, walletId: number): void {
  const wallet = walletOf(world, { wallet_id: walletId });
  if (wallet.tron_agent !== 'arrears') return;
  if (takeFees(world, walletId, pendingUsages(world, walletId), true)) {
    world.wallets.update(wallet, { tron_agent: 'on' });
    const agent = world.tronAgents.get(walletId);
    if (agent !== undefined) world.tronAgents.update(agent, { retries_at: 0 });
    return;
  }
  retryLater(world, walletId);
}

function nextMonday(time: number): number {
  return Math.floor((time - firstMonday) / week + 1) * week + firstMonday;
}

/** Fees are settled every Monday, at midnight UTC, from now on. */
export function settleWeekly(world: World, walletId: number): void {
  const agent = world.tronAgents.get(walletId);
  if (agent === undefined || agent.settles_at !== 0) return;
  const settles_at = nextMonday(world.clock.now());
  world.tronAgents.update(agent, { settles_at });
  world.clock.schedule({ at: settles_at, kind: 'tron.settle', id: walletId });
}

/** It is Monday. In arrears nothing new is charged; once it is off, there is nothing to settle any more. */
export function settlementDue(world: World, walletId: number): void {
  const agent = world.tronAgents.get(walletId);
  if (agent === undefined) return;
  const { tron_agent } = walletOf(world, { wallet_id: walletId });
  world.tronAgents.update(agent, { settles_at: 0 });
  if (tron_agent === 'off') return;
  if (tron_agent === 'on') settle(world, walletId);
  settleWeekly(world, walletId);
}
