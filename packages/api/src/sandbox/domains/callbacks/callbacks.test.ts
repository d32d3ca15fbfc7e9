import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { callbacks, withdrawals, type ParamsOf } from '../../../index.ts';
import {
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { arrive } from '../transactions/arrivals.ts';
import { hour, minute } from '../../../core/durations.ts';

const { main, customerDeposits } = subWalletIds;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

async function list(filter: Omit<ParamsOf<typeof callbacks.list>, 'wallet_id'> = {}) {
  const { data } = await ana(callbacks.list, { wallet_id: walletIds.treasury, page_size: 1000, ...filter });
  return data;
}

const comeIn = (symbol: string) =>
  arrive(sandbox.world, {
    sub_wallet_id: symbol === 'XRP' ? customerDeposits : main,
    symbol,
    amount: '40',
    address_from: specialAddresses.ordinary.evm,
    txid: `${symbol} comes in`,
  }).id;

describe('the customer’s server', () => {
  it('is told of every state a payment comes to', async () => {
    const { data } = await ana(withdrawals.create, {
      request_id: '0d9d7d1a-5d7b-4f7e-8e6d-2f6d1c6a4b10',
      sub_wallet_id: main,
      symbol: 'ETH',
      address_to: specialAddresses.ordinary.evm,
      amount: '0.1',
    });
    await ana(withdrawals.cancel, { id: data.withdraw_id });
    expect((await list({ keyword: '0d9d7d1a' })).list.map((row) => [row.status, row.notify_status])).toEqual([
      [2300, 0],
      [1100, 0],
    ]);
    sandbox.clock.step(1_000);
    const [last] = (await list({ keyword: `${data.withdraw_id}` })).list;
    expect(last).toMatchObject({
      side: 'withdraw',
      notify_status: 1,
      http_code: 200,
      response_body: 'SUCCESS',
    });
    expect(last?.payload).toMatchObject({
      id: `${data.withdraw_id}`,
      status: '2300',
      amount: '0.1',
      side: 'withdraw',
    });
  });

  it('is asked again later and later where it fails, and after the sixth time no more', async () => {
    const id = comeIn('MATIC1');
    const entry = async () => (await list({ keyword: `${id}`, status: [1000] })).list[0];
    sandbox.clock.step(1_000);
    expect(await entry()).toMatchObject({ notify_status: 2, notify_count: 1, response_body: 'FAILURE' });
    sandbox.clock.step(minute);
    expect(await entry()).toMatchObject({ notify_count: 2 });
    sandbox.clock.step(9 * hour);
    const over = await entry();
    expect(over?.attempts.map(({ at }, index, all) => at - (all[index - 1]?.at ?? at))).toEqual(
      [0, 1, 5, 30, 120, 360].map((minutes) => minutes * minute),
    );
    expect(over?.next_notify_at).toBeUndefined();
  });

  it('is sent deliveries again by hand, and takes some of them', async () => {
    const ids = [comeIn('XRP'), comeIn('MATIC1')];
    sandbox.clock.step(1_000);
    const failing = (await list({ notify_status: [2], status: [1000] })).list.filter(({ trans_id }) =>
      ids.includes(trans_id),
    );
    const answer = await ana(callbacks.resend, { ids: failing.map(({ notify_id }) => notify_id) });
    const symbols = (wanted: readonly number[]) =>
      failing.filter(({ notify_id }) => wanted.includes(notify_id)).map(({ symbol }) => symbol);
    expect([symbols(answer.data.success), symbols(answer.data.fail)]).toEqual([['XRP'], ['MATIC1']]);
    const again = (await list({ symbol: 'XRP', status: [1000] })).list.find(({ trans_id }) =>
      ids.includes(trans_id),
    );
    expect(again?.attempts.map(({ by_hand }) => by_hand)).toEqual([false, true]);
  });

  it('sleeps at night, and gets what it missed in the morning', async () => {
    const now = sandbox.clock.now();
    const night = new Date(now).setUTCHours(3, 10, 0, 0) + 24 * hour;
    sandbox.clock.step(night - now);
    const id = comeIn('ETH');
    sandbox.clock.step(1_000);
    const entry = async () => (await list({ keyword: `${id}`, status: [1000] })).list[0];
    expect(await entry()).toMatchObject({ notify_status: 2, http_code: 503 });
    sandbox.clock.step(40 * minute);
    expect(await entry()).toMatchObject({ notify_status: 1, notify_count: 4 });
  });

  it('is not told anything by a wallet without an address', async () => {
    const { data } = await ana(callbacks.list, { wallet_id: walletIds.operations });
    expect(data).toMatchObject({ count: 0, stat: { notify_url: '', success_rate_24h: null } });
  });
});

it('the list of deliveries is filtered and sorted on the server', async () => {
  const all = await list();
  expect(all.count).toBeGreaterThan(50);
  expect(all.stat.failing).toBe((await list({ notify_status: [2] })).count);
  const deposits = await list({ side: ['deposit'], notify_status: [1], symbol: 'TUSDT' });
  expect(deposits.list.length).toBeGreaterThan(5);
  const others = deposits.list.filter(
    ({ side, notify_status, symbol }) => side !== 'deposit' || notify_status !== 1 || symbol !== 'TUSDT',
  );
  expect(others).toEqual([]);
  const counts = (await list({ order_by: 'notify_count', order: 'asc' })).list.map((row) => row.notify_count);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
});

it('at most fifty are sent again at once', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => index);
  expect(await ana(callbacks.resend, { ids })).toMatchObject({ code: codes.badParameter });
});
