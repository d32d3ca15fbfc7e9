import type { Package, Quota, QuotaKey } from '../../../domains/billing/billing.schema.ts';
import type { WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { addressesUsed } from '../receiving/new-address.ts';
import { day } from '../../../core/durations.ts';

interface Plan {
  package_id: number;
  price: string;
  period: Package['period'];
  room: Record<Exclude<QuotaKey, 'address_num'>, number>;
}

const room = (sub_wallet_num: number, chain_num: number, member_num: number, trans_num: number) => ({
  sub_wallet_num,
  chain_num,
  member_num,
  trans_num,
  api_num: 1,
});

const plans: Record<string, Plan> = {
  Trial: { package_id: 1, price: '0', period: 'month', room: room(1, 3, 3, 100) },
  Starter: { package_id: 2, price: '129', period: 'month', room: room(5, 10, 5, 1000) },
  Business: { package_id: 3, price: '5880', period: 'year', room: room(20, 16, 15, 20_000) },
};

/** What a package of that name is. */
export function planOf(name: string): Plan {
  return known(plans[name], `package ${name}`);
}

/** A moment so many periods later, on the same day of the month where that month has one. */
export function periodAfter(time: number, period: Package['period'], count = 1): number {
  const date = new Date(time);
  const months = date.getUTCMonth() + (period === 'month' ? 1 : 12) * count;
  const last = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const target = Date.UTC(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), last));
  return target + (time - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

/** What has gone out, or was to, in this calendar month. */
function sentThisMonth(world: World, { wallet_id }: WalletRow): number {
  const now = new Date(world.clock.now());
  const since = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const rows = world.transactions.where('wallet_id', wallet_id);
  return rows.filter((row) => row.trans_kind !== 'deposit' && row.created_at >= since).length;
}

const used: Record<QuotaKey, (world: World, wallet: WalletRow) => number> = {
  sub_wallet_num: (world, { wallet_id }) => world.subWallets.where('wallet_id', wallet_id).length,
  chain_num: (_, { open_chains }) => open_chains.length,
  address_num: (world, { wallet_id }) => addressesUsed(world, wallet_id),
  member_num: (_, { members }) => members.length,
  api_num: (world, { wallet_id }) => (world.apiKeys.get(wallet_id) === undefined ? 0 : 1),
  trans_num: sentThisMonth,
};

/** How much room a wallet's package has, and how much of it is taken. */
function quotaOf(world: World, wallet: WalletRow): Quota[] {
  const { room } = planOf(wallet.package_name);
  const totals: Record<QuotaKey, number> = { ...room, address_num: wallet.address_limit };
  return (Object.keys(used) as QuotaKey[]).map((key) => ({
    key,
    total: totals[key],
    used: used[key](world, wallet),
    unit: key === 'trans_num' ? 'per_month' : 'count',
  }));
}

/** What a wallet has bought, as its people see it. */
export function packageOf(world: World, wallet: WalletRow): Package {
  const { package_name, package_expire_time: expire_time, created_at } = wallet;
  const { package_id, price, period } = planOf(package_name);
  const left = expire_time - world.clock.now();
  const renewal = world.bills
    .where('wallet_id', wallet.wallet_id)
    .find((bill) => bill.bill_type === 2 && [0, 3, 5].includes(bill.status));
  return {
    package_id,
    package_name,
    price,
    period,
    start_time: Math.max(created_at, periodAfter(expire_time, period, -1)),
    expire_time,
    status: left <= 0 ? 3 : left <= 30 * day ? 2 : 1,
    quota: quotaOf(world, wallet),
    renewal_bill_id: renewal?.bill_id ?? null,
  };
}
