import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { billing } from '../../../domains/billing/billing.contract.ts';
import type { BillStatus } from '../../../domains/billing/billing.schema.ts';
import { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import {
  actOnWaiting,
  createSandbox,
  people,
  subWalletIds,
  waitingOn,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { pendingItem } from '../approvals/items.ts';
import { known } from '../../world/world.ts';
import { periodAfter } from './packages.ts';
import { day, minute } from '../../../core/durations.ts';

const { treasury, operations } = walletIds;
const symbol = 'TUSDT';

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

const billOf = async (bill_id: number) => (await ana(billing.bill, { bill_id })).data;

async function billIn(status: BillStatus, wallet_id: number = treasury, bill_type?: 2 | 3): Promise<number> {
  const filter = {
    wallet_id,
    status: [status],
    ...(bill_type === undefined ? {} : { bill_type: [bill_type] }),
  };
  const { data } = await ana(billing.bills, filter);
  return known(data.list[0], `bill in state ${status}`).bill_id;
}

const addressFor = async (bill_id: number, coin = symbol) =>
  (await ana(billing.payAddress, { bill_id, symbol: coin })).data;

describe('the bills there are at first', () => {
  it('are of every state, found by it, and sorted as asked', async () => {
    for (const status of [0, 2, 3, 4, 5, 6] as const) await billIn(status);
    await billIn(1, operations);
    const { data } = await ana(billing.bills, {
      wallet_id: treasury,
      order_by: 'amount',
      order: 'asc',
      page_size: 50,
    });
    const amounts = data.list.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => new Big(one).cmp(other)));
    const number = known(data.list[0], 'bill').bill_no;
    expect(
      (await ana(billing.bills, { wallet_id: treasury, keyword: number.toLowerCase() })).data.count,
    ).toBe(1);
  });

  it('that are to be paid are summed up, the most pressing first', async () => {
    const { data } = await ana(billing.pending, { wallet_id: treasury });
    expect(data.list.map(({ status }) => status)).toEqual([3, 0, 5]);
    expect(data).toMatchObject({ count: 3, next_due_time: data.list[0]?.due_time });
    const sum = data.list.reduce((left, bill) => left.plus(bill.unpaid_amount), new Big(0));
    expect(new Big(data.total_usd).eq(sum)).toBe(true);
  });
});

describe('paying', () => {
  it('asks for exactly what is left, at a price that holds for half an hour', async () => {
    const bill_id = await billIn(5);
    const left = (await billOf(bill_id)).unpaid_amount;
    const first = await addressFor(bill_id, 'ETH');
    expect(first.expire_at).toBe(sandbox.clock.now() + 30 * minute);
    expect(await addressFor(bill_id, 'ETH')).toEqual(first);
    const price = sandbox.world.coins.get('ETH')?.price_usd ?? '1';
    expect(new Big(first.amount).times(price).minus(left).abs().div(left).lt('0.011')).toBe(true);
    sandbox.clock.step(31 * minute);
    const later = await addressFor(bill_id, 'ETH');
    expect(later.address).toBe(first.address);
    expect(later.expire_at).toBe(sandbox.clock.now() + 30 * minute);
    // A dollar is a dollar.
    expect((await addressFor(bill_id)).amount).toBe(left);
  });

  it('is confirmed by its chain, settles what asked for it, and brings what was paid for', async () => {
    const bill_id = await billIn(5, treasury, 3);
    expect(await billOf(bill_id)).toMatchObject({ paid_amount: '250', effect: { chain: 'SOL' } });
    await addressFor(bill_id);
    const item_id = pendingItem(sandbox.world, 15, bill_id)?.item_id ?? 0;
    const shown = { digest: 'a1'.repeat(32), build: 'b2'.repeat(32) };
    const { data } = await ana(billing.pay, { bill_id, symbol, ...shown });
    expect(data.status).toBe(1);
    expect(pendingItem(sandbox.world, 15, bill_id)).toBeUndefined();
    expect(sandbox.world.items.get(item_id)?.nodes.flatMap(({ members }) => members)).toContainEqual(
      expect.objectContaining({ uid: people.owner.uid, ...shown }),
    );
    // Saying it twice pays nothing twice.
    expect((await ana(billing.pay, { bill_id, symbol })).data.status).toBe(1);
    expect(sandbox.world.wallets.get(treasury)?.open_chains).not.toContain('SOL');
    sandbox.clock.step(2 * minute);
    const paid = await billOf(bill_id);
    expect(paid).toMatchObject({ status: 2, paid_amount: '300', unpaid_amount: '0' });
    expect(paid.payments).toHaveLength(2);
    expect(paid.invoice_url).not.toBe('');
    expect(sandbox.world.wallets.get(treasury)?.open_chains).toContain('SOL');
    expect((await ana(billing.payAddress, { bill_id, symbol })).code).toBe(codes.alreadyHandled);
  });

  it('counts what was sent in fact: too little is said, and the rest is asked for', async () => {
    const bill_id = await billIn(0);
    const { address, amount } = await addressFor(bill_id);
    const short = new Big(amount).minus('40').toFixed();
    const { data } = await ana(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.main,
      symbol,
      address_to: address,
      amount: short,
    });
    const thing = known(
      waitingOn(sandbox.world, people.owner.uid).find(({ id }) => id === data.withdraw_id),
      'payment that waits',
    );
    actOnWaiting(sandbox.world, people.owner.uid, thing.kind, thing.id, 'approve');
    sandbox.clock.step(5_000);
    await ana(billing.pay, { bill_id, symbol });
    sandbox.clock.step(2 * minute);
    const bill = await billOf(bill_id);
    expect(bill).toMatchObject({ status: 5, unpaid_amount: '40', paid_amount: short });
    expect(bill.txid).toBe(sandbox.world.transactions.get(data.withdraw_id)?.txid);
    // It is asked for again.
    expect(pendingItem(sandbox.world, 15, bill_id)).toBeDefined();
    expect((await addressFor(bill_id)).amount).toBe('40');
    await ana(billing.pay, { bill_id, symbol });
    sandbox.clock.step(2 * minute);
    expect((await billOf(bill_id)).status).toBe(2);
  });

  it('with a coin that no address was asked for is refused, as is a hash that paid another bill', async () => {
    const bill_id = await billIn(0);
    expect(await ana(billing.pay, { bill_id, symbol })).toMatchObject({
      code: codes.badParameter,
      data: { field: 'symbol' },
    });
    await addressFor(bill_id);
    const { txid } = await billOf(await billIn(2));
    expect(await ana(billing.pay, { bill_id, symbol, txid })).toMatchObject({
      code: codes.badParameter,
      data: { field: 'txid', fault: 'taken' },
    });
    expect((await billOf(bill_id)).status).toBe(0);
  });
});

describe('as time passes', () => {
  it('a bill falls due, and is closed in the end, with what asked for it', async () => {
    const bill_id = await billIn(0);
    const { due_time } = await billOf(bill_id);
    sandbox.clock.step(due_time - sandbox.clock.now() - 1);
    expect((await billOf(bill_id)).status).toBe(0);
    sandbox.clock.step(1);
    expect((await billOf(bill_id)).status).toBe(3);
    expect(pendingItem(sandbox.world, 15, bill_id)).toBeDefined();
    sandbox.clock.step(30 * day);
    expect((await billOf(bill_id)).status).toBe(4);
    expect(pendingItem(sandbox.world, 15, bill_id)).toBeUndefined();
  });

  it('a package that is not renewed ends; paying late renews it from that day on', async () => {
    const question = { wallet_id: operations };
    const before = (await kofi(billing.package, question)).data;
    expect(before).toMatchObject({ package_name: 'Starter', period: 'month', status: 2 });
    const bill_id = known(before.renewal_bill_id ?? undefined, 'renewal');
    sandbox.clock.step(12 * day);
    expect((await kofi(billing.package, question)).data).toMatchObject({
      status: 3,
      renewal_bill_id: bill_id,
    });
    expect((await billOf(bill_id)).status).toBe(3);
    await addressFor(bill_id);
    await kofi(billing.pay, { bill_id, symbol });
    sandbox.clock.step(minute);
    const renewed = (await kofi(billing.package, question)).data;
    expect(renewed).toMatchObject({
      expire_time: periodAfter(sandbox.clock.now(), 'month'),
      renewal_bill_id: null,
    });
    // And is billed again before that ends.
    sandbox.clock.step(renewed.expire_time - sandbox.clock.now() - 13 * day);
    expect((await kofi(billing.package, question)).data.renewal_bill_id).not.toBeNull();
  });
});

it('a package tells its room, and how much of it is taken', async () => {
  const { world } = sandbox;
  const { data } = await ana(billing.package, { wallet_id: treasury });
  const used = Object.fromEntries(data.quota.map(({ key, used }) => [key, used]));
  expect(used).toMatchObject({
    sub_wallet_num: world.subWallets.where('wallet_id', treasury).length,
    chain_num: world.wallets.get(treasury)?.open_chains.length,
    member_num: 5,
    api_num: 1,
  });
  for (const { key, total, used } of data.quota) expect([key, used <= total]).toEqual([key, true]);
});

it('a period ends on the same day of the month, or on its last', () => {
  expect(periodAfter(Date.parse('2026-11-20T09:30:00Z'), 'month')).toBe(Date.parse('2026-12-20T09:30:00Z'));
  expect(periodAfter(Date.parse('2027-01-31T09:30:00Z'), 'month')).toBe(Date.parse('2027-02-28T09:30:00Z'));
  expect(periodAfter(Date.parse('2028-02-29T00:00:00Z'), 'year')).toBe(Date.parse('2029-02-28T00:00:00Z'));
  expect(periodAfter(Date.parse('2027-01-15T23:59:00Z'), 'year', -1)).toBe(
    Date.parse('2026-01-15T23:59:00Z'),
  );
});
