import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { tron } from '../../../domains/tron/tron.contract.ts';
import type { TronAccount, TronProxy, TronProxyData } from '../../../domains/tron/tron.schema.ts';
import { homeOf, ownSubWallet, ownWallet, subWalletOf, subWalletsOf } from '../../world/access.ts';
import type { AddressRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import { agentRate } from '../withdrawals/fee-quote.ts';
import { chainPrices } from './delegations.ts';
import { usagesSeen } from './fee-usages.ts';
import { custodySpender, feesOf, payingHome, takeable, pendingUsages } from './settlement.ts';
import { agentOf, agentStatus } from './tron-agent.ts';
import { resourcesOf } from './tron-resources.ts';
import type { FeeUsageRow } from './tron-tables.ts';
import { day } from '../../../core/durations.ts';

/** What longer delegations cost beside the shortest one. */
const periods = [
  ['10010', '1'],
  ['20001', '1.15'],
  ['30001', '1.6'],
] as const;

function feeRules(world: World): TronProxy['fee_rules'] {
  const prices = chainPrices(world);
  return (['energy', 'net'] as const).flatMap((resource_type) =>
    periods.map(([type, factor]) => {
      const price = new Big(prices[resource_type]).times(agentRate).times(factor);
      return {
        resource_type,
        type,
        single_price_trx: price.times(64_400).div(1e6).toFixed(),
        price_sun: price.toFixed(),
      };
    }),
  );
}

const saved = (usages: readonly FeeUsageRow[]) =>
  usages.reduce((sum, { saved_trx }) => sum.plus(saved_trx), new Big(0)).toFixed();

/** The agent of a wallet. */
export function proxyView(world: World, wallet: WalletRow): TronProxy {
  const { wallet_id } = wallet;
  const agent = agentOf(world, wallet_id);
  const home = payingHome(world, wallet_id);
  const prices = chainPrices(world);
  const owed = feesOf(pendingUsages(world, wallet_id)).toFixed();
  const status = agentStatus(world, wallet);
  const auth = agent.auth_sub_wallet_id || agent.authorising_sub_wallet_id;
  return {
    wallet_id,
    status,
    auth_sub_wallet_id: auth,
    auth_sub_wallet_name: world.subWallets.get(auth)?.sub_wallet_name ?? '',
    auth_address: homeOf(world, auth, 'TRX')?.address ?? '',
    auth_balance: home === undefined ? '0' : takeable(world, home).toFixed(),
    custody_spender: custodySpender,
    allowance: agent.allowance,
    energy_price_sun: prices.energy,
    net_price_sun: prices.net,
    service_charge_rate: agentRate,
    fee_rules: feeRules(world),
    unpaid_amount: wallet.tron_agent === 'arrears' ? owed : '0',
    unsettled_amount: wallet.tron_agent === 'arrears' ? '0' : owed,
    saved_trx_total: saved(world.feeUsages.where('wallet_id', wallet_id)),
    open_time: agent.open_time,
    // In arrears it is tried sooner than on the day when fees are settled.
    next_settlement_time: agent.retries_at || agent.settles_at,
  };
}

function sums(usages: readonly FeeUsageRow[]) {
  return {
    energy: usages.reduce((sum, { energy_used }) => sum + energy_used, 0),
    net: usages.reduce((sum, { net_used }) => sum + net_used, 0),
    fee: feesOf(usages).toFixed(),
    saved: saved(usages),
  };
}

function groupedBy(
  usages: readonly FeeUsageRow[],
  of: (usage: FeeUsageRow) => string,
): Map<string, FeeUsageRow[]> {
  const groups = new Map<string, FeeUsageRow[]>();
  for (const usage of usages) groups.set(of(usage), [...(groups.get(of(usage)) ?? []), usage]);
  return groups;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function series(usages: readonly FeeUsageRow[], now: number, period: number): TronProxyData['series'] {
  const byDay = groupedBy(usages, ({ created_at }) => dayOf(created_at));
  return Array.from({ length: period }, (_, index) => dayOf(now - (period - 1 - index) * day)).map(
    (date) => ({
      date,
      ...sums(byDay.get(date) ?? []),
    }),
  );
}

function accountView(world: World, home: AddressRow, usages: readonly FeeUsageRow[]): TronAccount {
  const { address, address_label, sub_wallet_id } = home;
  const own = resourcesOf(world, address);
  return {
    address,
    address_label,
    sub_wallet_id,
    sub_wallet_name: subWalletOf(world, home).sub_wallet_name,
    active_status: own.isActive ? 1 : 0,
    trx_balance: own.trx_balance,
    energy_available: own.energy_total - own.energy_used,
    net_available: own.net_total - own.net_used + own.free_net_total - own.free_net_used,
    ...sums(usages),
    last_used_at: Math.max(0, ...usages.map(({ created_at }) => created_at)),
  };
}

const orders = {
  energy: (one: TronAccount, other: TronAccount) => one.energy - other.energy,
  fee: (one: TronAccount, other: TronAccount) => new Big(one.fee).cmp(other.fee),
  saved: (one: TronAccount, other: TronAccount) => new Big(one.saved).cmp(other.saved),
  last_used_at: (one: TronAccount, other: TronAccount) => one.last_used_at - other.last_used_at,
};

/** What delegation did over some days: for the addresses that pay, and those that used energy. */
export function proxyData(asking: Asking, asked: ParamsOf<typeof tron.proxyData>): TronProxyData {
  const { world, person } = asking;
  const { wallet_id, period = 30, sub_wallet_id, keyword = '', order_by = 'energy', order } = asked;
  ownWallet(asking, wallet_id);
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const now = world.clock.now();
  const since = Date.parse(dayOf(now - (period - 1) * day));
  const isMeant = (row: { sub_wallet_id: number }) =>
    sub_wallet_id === undefined || sub_wallet_id.includes(row.sub_wallet_id);
  const usages = usagesSeen(asking, wallet_id).filter((row) => row.created_at >= since && isMeant(row));
  const byAddress = groupedBy(usages, ({ address }) => address);
  const text = keyword.trim().toLowerCase();
  const accounts = subWalletsOf(world, person.uid, wallet_id)
    .filter(isMeant)
    .flatMap((row) => world.addresses.where('home', `${row.sub_wallet_id}/TRX`))
    .filter((home) => home.is_common === 1 || byAddress.has(home.address))
    .map((home) => accountView(world, home, byAddress.get(home.address) ?? []))
    .filter(({ address, sub_wallet_name }) =>
      [address, sub_wallet_name].some((one) => one.toLowerCase().includes(text)),
    )
    .sort(orders[order_by]);
  return {
    ...sums(usages),
    series: series(usages, now, period),
    accounts: order === 'asc' ? accounts : accounts.reverse(),
  };
}
