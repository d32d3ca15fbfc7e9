import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { autoCollect, wallets } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day, hour } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { customerDeposits } = subWalletIds;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, one) => total.plus(one), new Big(0)).toFixed();
const addresses = async (symbol: string, more: object = {}) =>
  (await ana(autoCollect.waitingAddresses, { wallet_id, symbol, page_size: 100, ...more })).data.list;
const coins = async () => (await ana(autoCollect.waiting, { wallet_id, page_size: 100 })).data;

it.each(['collect', 'fueling'])('the history has %s of every status', (kind) => {
  const rows = sandbox.world.transactions.all().filter((row) => row.trans_kind === kind);
  const statuses = [1000, 1100, 1200, 2000, 2100, 2200, 2201, 2202, 2300, 2400];
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(statuses));
});

describe('what waits', () => {
  it('is of every state there is', async () => {
    const rows = await Promise.all((await coins()).list.map(({ symbol }) => addresses(symbol)));
    expect(new Set(rows.flat().map((row) => row.state))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('adds up: coins, their sub-wallets, their addresses, and what the sub-wallet shows as collecting', async () => {
    const { list } = await coins();
    for (const coin of list) {
      const rows = await addresses(coin.symbol);
      expect([coin.symbol, coin.collecting_balance]).toEqual([
        coin.symbol,
        sum(rows.map((row) => row.free_balance ?? 'none')),
      ]);
      const parts = [coin.reach_threshold_balance, coin.below_threshold_balance];
      expect(sum(parts)).toBe(coin.collecting_balance);
      const { data } = await ana(autoCollect.waitingSubWallets, { wallet_id, symbol: coin.symbol });
      expect(sum(data.list.map((row) => row.collecting_balance))).toBe(coin.collecting_balance);
    }
    const shown = await ana(wallets.focusCoins, { wallet_id, sub_wallet_id: customerDeposits, need_stat: 1 });
    const usdt = shown.data.list.find((coin) => coin.symbol === 'TUSDT');
    expect((await addresses('TUSDT', { state: [3] })).length).toBeGreaterThan(0);
    // What sweeps hold already waits in neither.
    expect(usdt?.collecting_balance).toBe(list.find((coin) => coin.symbol === 'TUSDT')?.collecting_balance);
  });

  it('is summed up in USD, over all pages', async () => {
    const all = await coins();
    const page = (await ana(autoCollect.waiting, { wallet_id, page_size: 1 })).data;
    expect(page.list).toHaveLength(1);
    expect(page.stat).toEqual(all.stat);
    const usd = all.list.reduce((total, row) => total.plus(row.usd ?? 0), new Big(0));
    expect(usd.minus(all.stat.total_usd).abs().lt(0.1)).toBe(true);
    const { ready_usd = '0', blocked_usd, gas_blocked_usd = '0', reach_usd } = all.stat;
    expect(Number(gas_blocked_usd)).toBeGreaterThan(0);
    expect(new Big(ready_usd).plus(blocked_usd).plus(gas_blocked_usd).lte(reach_usd)).toBe(true);
    expect(all.stat.gas_needed).toEqual([
      { base_symbol: 'BSC', symbol_alias: 'BNB', amount: '0.0050252', gas_balance: '0' },
    ]);
  });

  it('leaves out of what is ready, and of its fees, what is swept already', async () => {
    const coin = (await coins()).list.find(({ symbol }) => symbol === 'TUSDT');
    const queued = await addresses('TUSDT', { state: [1] });
    expect(coin?.reach_count).toBe(queued.length);
    expect(coin?.estimated_fee).toBe(new Big(coin?.fee_per_tx ?? 0).times(queued.length).toFixed());
    const { stat } = (await ana(autoCollect.waiting, { wallet_id, symbol: ['TUSDT'] })).data;
    expect(stat.ready_usd).toBe(new Big(sum(queued.map(({ usd = '0' }) => usd))).toFixed(2));
  });

  it('tells of the last sweep when it was completed, not one under way', async () => {
    const [address] = await addresses('TUSDT', { state: [3] });
    const now = sandbox.world.transactions.get(address?.trans_id ?? 0);
    expect(address?.last_sweep_at).toBeLessThan(now?.created_at ?? 0);
  });

  it('is filtered by state, fuel, amount and label', async () => {
    const all = await addresses('TUSDT');
    expect(await addresses('TUSDT', { state: [4] })).toEqual(all.filter((row) => row.state === 4));
    expect(await addresses('TUSDT', { amount_min: '100', amount_max: '700' })).toEqual(
      all.filter((row) => new Big(row.balance).gte(100) && new Big(row.balance).lte(700)),
    );
    expect(await addresses('TUSDT', { keyword: 'user 102' })).toEqual(
      all.filter((row) => row.address_label.includes('user 102')),
    );
    expect((await addresses('USDTBEP20', { need_fuel: 1 })).map((row) => row.state)).toEqual([6]);
  });

  it('tells what of a balance is free, and what an address is given first', async () => {
    const held = (await addresses('TUSDT')).filter((row) => row.balance !== row.free_balance);
    expect(held.length).toBeGreaterThan(0);
    for (const { balance, free_balance = 'none' } of held)
      expect(new Big(free_balance).lt(balance)).toBe(true);
    const { data } = await ana(autoCollect.fee, { wallet_id, symbol: 'USDTBEP20' });
    expect(await addresses('USDTBEP20')).toMatchObject([
      { free_balance: '1250', fuel_needed: '0.005', fuel_fee: data.fuel_fee },
    ]);
    expect(data).toMatchObject({ address_fee: data.fee_per_tx, fuel_needed: '0.005' });
    // The agent's energy pays for a token on TRON.
    expect(await addresses('TUSDT', { state: [1] })).toMatchObject([{ fuel_needed: '0', fuel_fee: '0' }]);
    expect((await ana(autoCollect.fee, { wallet_id, symbol: 'TUSDT' })).data.address_fee).toBe('0');
  });

  it('is shown to a member only of sub-wallets that are theirs', async () => {
    const ines = asking(sandbox, people.approver.uid);
    expect((await ines(autoCollect.waiting, { wallet_id })).data.count).toBe(0);
    expect(await ines(autoCollect.waiting, { wallet_id, sub_wallet_id: [customerDeposits] })).toMatchObject({
      code: codes.subWalletNotFound,
    });
  });
});

describe('the estimate', () => {
  it('is the fee, as often as it is paid', async () => {
    const { data } = await ana(autoCollect.fee, { wallet_id, symbol: 'USDTERC20', count: 40 });
    expect(data).toMatchObject({ fee_per_tx: '0.000169', total: '0.00676', count: 40, above_limit: 0 });
    const tight = await ana(autoCollect.fee, { wallet_id, symbol: 'USDTERC20', fueling_limit: '0.0001' });
    expect(tight.data).toMatchObject({ above_limit: 1, fueling_limit: '0.0001', count: 1 });
  });

  it('tells how many wait for the fee, and for the gas station', async () => {
    expect((await ana(autoCollect.fee, { wallet_id, symbol: 'ETH' })).data).toMatchObject({
      blocked_count: 1,
    });
    expect((await ana(autoCollect.fee, { wallet_id, symbol: 'USDTBEP20' })).data).toMatchObject({
      fuel_needed: '0.005',
      gas_balance: '0',
      gas_enough: 0,
    });
  });
});

it('everything about a coin is in one answer', async () => {
  const { data } = await ana(autoCollect.coin, { wallet_id, symbol: 'TUSDT' });
  expect(data).toMatchObject({
    coin: { symbol: 'TUSDT' },
    rule: { collect_min: '300' },
    fueling: { base_symbol: 'TRX' },
    last_run: { status: 1200 },
  });
  const none = await ana(autoCollect.coin, { wallet_id, symbol: 'LINK' });
  expect(none.data).toMatchObject({ rule: null, last_run: null, fueling: { base_symbol: 'ETH' } });
});

const rows = async (more: object = {}) =>
  (await ana(autoCollect.snapshots, { wallet_id, page_size: 1000, ...more })).data.list;

describe('a snapshot', () => {
  it('is taken when a day ends, of what lies there then', async () => {
    sandbox.clock.step(14 * hour);
    const before = await addresses('ETH', { state: [0, 1, 5] });
    sandbox.clock.step(31 * 60_000);
    const taken = await rows({ date: '2026-11-20', symbol: ['ETH'] });
    expect(new Map(taken.map((row) => [row.address, row.balance]))).toEqual(
      new Map(before.map((row) => [row.address, row.balance])),
    );
    expect(taken.length).toBeGreaterThan(3);
    // Where no day is named, it is the last one.
    expect((await rows({ symbol: ['ETH'] })).length).toBe(taken.length);
  });

  it('is there for every day, and its sums are those of its rows', async () => {
    sandbox.clock.step(2 * day);
    const { data } = await ana(autoCollect.snapshotSums, {
      wallet_id,
      symbol: ['TUSDT'],
      start_date: '2026-11-01',
      end_date: '2026-11-21',
    });
    expect(data.map((row) => row.date)).toEqual(
      Array.from({ length: 21 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
    );
    for (const { date, total, address_count } of data.slice(-3)) {
      const lines = await rows({ date, symbol: ['TUSDT'] });
      expect([sum(lines.map((row) => row.balance)), lines.length]).toEqual([total, address_count]);
    }
  });

  it.each([
    ['2026-11-02', '2026-11-01', 'order'],
    ['2025-10-01', '2026-11-01', 'range'],
  ])('sums from %s to %s are refused', async (start_date, end_date, fault) => {
    expect(await ana(autoCollect.snapshotSums, { wallet_id, start_date, end_date })).toMatchObject({
      code: codes.badParameter,
      data: { field: 'end_date', fault },
    });
  });
});
