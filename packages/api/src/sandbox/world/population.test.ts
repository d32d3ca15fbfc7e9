import { expect, it } from 'vitest';
import { kyt } from '../../index.ts';
import { createSandbox, people, walletIds } from '../index.ts';
import { asking } from '../testing.ts';
import { coinOf } from './access.ts';
import { itemActionOf } from '../domains/approvals/items.ts';
import { typeOf, waitingActionOf } from '../domains/approvals/item-view.ts';
import { outgoingAt } from '../domains/withdrawals/order-lifecycle.ts';
import { day } from '../../core/durations.ts';

const sandbox = createSandbox({ clock: 'frozen' });
const { world } = sandbox;
const digitsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;
const sorted = (values: Iterable<number>) => [...new Set(values)].sort((one, other) => one - other);

it('has three wallets, twelve sub-wallets and six hundred movements or more', () => {
  expect(world.wallets.all().map((row) => row.wallet_id)).toEqual(Object.values(walletIds));
  expect(world.subWallets.size).toBe(12);
  expect(world.transactions.size).toBeGreaterThanOrEqual(600);
});

const endings = [1000, 1100, 1200, 2000, 2100, 2200, 2300, 2400];

it.each([
  ['deposit', [1000, 1100, 2000, 3000, 4000]],
  ['nft', [1000, 1100, 2000]],
  ['withdraw', [...endings, 2201, 2202]],
  ['web3', [1100, 1200, 2000, 2100, 2200, 2300, 2400]],
  ['refund', [1000, 1100, 1200, 2000, 2100, 2200, 2300]],
  ['collect', [...endings, 2201, 2202]],
  ['fueling', [1200, 2000, 2400]],
])('has a %s in every status', (kind, statuses) => {
  const there = new Set(
    world.transactions.all().flatMap((row) => (row.trans_kind === kind ? [row.status] : [])),
  );
  expect(statuses.filter((status) => !there.has(status as never))).toEqual([]);
});

it('has something of each of the sixteen types for somebody to do', () => {
  const uids = Object.values(people).map(({ uid }) => uid);
  const orders = world.transactions.all().flatMap((row) => outgoingAt(world, row.id) ?? []);
  const types = [
    ...orders
      .filter((row) => uids.some((uid) => waitingActionOf(world, row, uid) > 0))
      .map((row) => typeOf(row) ?? 0),
    ...world.items
      .all()
      .flatMap((item) => (uids.some((uid) => itemActionOf(item, uid) > 0) ? [item.item_type] : [])),
  ];
  // A sweep by hand is signed, but is no item.
  expect(sorted(types).filter((type) => type > 0)).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  );
});

it('has twenty-five strategies, and one of each sort about to change', () => {
  expect(world.strategies.size).toBeGreaterThanOrEqual(25);
  const pending = world.items.all().filter((item) => item.status === 0);
  expect([3, 4, 5].filter((type) => !pending.some((item) => item.item_type === type))).toEqual([]);
});

it('has screenings in every status and of every level', async () => {
  const { data } = await asking(sandbox, people.owner.uid)(kyt.records, {
    wallet_id: walletIds.treasury,
    page_size: 1000,
  });
  expect(sorted(data.list.map((row) => row.kyt_status))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(sorted(data.list.map((row) => row.risk_level))).toEqual([0, 1, 2, 3, 4]);
});

it('has the TRON agent in arrears in one wallet, a wallet that expires in nine days, and one that is not complete', () => {
  const rows = world.wallets.all();
  expect(rows.filter((row) => row.tron_agent === 'arrears')).toHaveLength(1);
  expect(rows.some((row) => row.package_expire_time === world.clock.now() + 9 * day)).toBe(true);
  expect(rows.some((row) => row.wallet_status === 0)).toBe(true);
});

it('writes no amount with more digits than its coin has', () => {
  const odd = world.transactions.all().filter((row) => {
    const { decimals } = coinOf(world, row);
    return row.amount !== '-1' && digitsOf(row.amount) > decimals;
  });
  expect(odd.map((row) => [row.id, row.symbol, row.amount])).toEqual([]);
});
