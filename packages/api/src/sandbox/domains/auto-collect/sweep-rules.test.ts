import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../index.ts';
import { autoCollect } from '../../../index.ts';
import { createSandbox, people, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';

const wallet_id = walletIds.treasury;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

type Draft = ParamsOf<typeof autoCollect.saveRules>['list'][number];

const save = (...list: Draft[]) => ana(autoCollect.saveRules, { wallet_id, list });
const fuel = (base_symbol: string, fueling_amount: string, fueling_min_balance = '0') =>
  ana(autoCollect.saveFueling, {
    wallet_id,
    base_symbol,
    fueling_amount,
    fueling_min_balance,
    alert_balance: '1',
  });
const rule = async (symbol: string) =>
  (await ana(autoCollect.rules, { wallet_id, symbol: [symbol] })).data.list[0];

describe('a rule', () => {
  it('is added, and set anew, once for each coin', async () => {
    const first = await save({ symbol: 'LINK', collect_min: '20', fueling_limit: '0.001', priority: 7 });
    const again = await save({ symbol: 'LINK', collect_min: '30', fueling_limit: '0.002' });
    expect(again.data).toEqual(first.data);
    expect(await rule('LINK')).toMatchObject({
      collect_min: '30',
      fueling_limit: '0.002',
      priority: 7,
      status: 1,
    });
    const log = await ana(autoCollect.logs, { wallet_id, symbol: ['LINK'] });
    expect(log.data.list.map((row) => [row.op_type, row.source, row.symbol_alias])).toEqual([
      ['edit', 1, 'LINK'],
      ['add', 1, 'LINK'],
    ]);
    expect(log.data.list[0]?.content_before).toContain('collect_min 20');
  });

  it.each([
    ['0', '1'],
    ['0.0000001', '1'],
    ['10000000000000000', '1'],
    ['9999999999999999.5', '1'],
    ['-1', '1'],
    ['1e3', '1'],
    ['1', '0'],
    ['1', '0.0000001'],
  ])('of threshold %s and limit %s is refused', async (collect_min, fueling_limit) => {
    expect(await save({ symbol: 'LINK', collect_min, fueling_limit })).toMatchObject({
      code: codes.badParameter,
    });
    expect(await rule('LINK')).toBeUndefined();
  });

  it('takes the largest and the smallest amounts there may be', async () => {
    const answer = await save({ symbol: 'LINK', collect_min: '9999999999999999', fueling_limit: '0.000001' });
    expect(answer.code).toBe('0');
  });

  it('keeps nothing back of a token, and less than the threshold of a main coin', async () => {
    const limits = { collect_min: '1', fueling_limit: '0.01' };
    const wrong = { code: codes.badParameter, data: { field: 'reserve_amount' } };
    expect(await save({ symbol: 'LINK', ...limits, reserve_amount: '0.5' })).toMatchObject(wrong);
    expect(await save({ symbol: 'ETH', ...limits, reserve_amount: '1' })).toMatchObject(wrong);
    expect(await save({ symbol: 'ETH', ...limits, reserve_amount: '0.9' })).toMatchObject({ code: '0' });
  });

  it('is not saved where another of the list is wrong', async () => {
    const good = { symbol: 'LINK', collect_min: '1', fueling_limit: '0.01' };
    expect(await save(good, { ...good, symbol: 'XRP' })).toMatchObject({ code: codes.coinNotSupported });
    expect(await save(good, good)).toMatchObject({
      code: codes.badParameter,
      data: { field: 'list', fault: 'repeated' },
    });
    expect(await rule('LINK')).toBeUndefined();
  });

  it('tells of a contract that sweeps the coin too, and which of the two runs', async () => {
    const { world } = sandbox;
    const [contract] = world.collectRules
      .where('wallet_id', wallet_id)
      .filter((row) => row.status === 3 && row.symbols.some(({ status }) => status === 1));
    const symbol = contract?.symbols.find(({ status }) => status === 1)?.symbol ?? '';
    await save({ symbol, collect_min: '100', fueling_limit: '1' });
    const known = { symbol, rule_name: contract?.rule_name };
    const { data } = await ana(autoCollect.repeat, { wallet_id, symbols: [symbol, 'LINK'] });
    expect(data.repeat).toEqual([symbol]);
    expect(data.collect_rule_conflict).toMatchObject([known]);
    const [row] = world.sweepRules.where('coin', `${wallet_id}/${symbol}`);
    if (row === undefined || contract === undefined) throw new Error('No rule');
    world.sweepRules.update(row, { created_at: contract.created_at + 1 });
    expect((await rule(symbol))?.conflict).toMatchObject({ ...known, auto_collect_runs: 0 });
    world.sweepRules.update(row, { created_at: contract.created_at - 1 });
    expect((await rule(symbol))?.conflict).toMatchObject({ ...known, auto_collect_runs: 1 });
  });
});

describe('fuel', () => {
  it('stays below the threshold from which it would be swept itself', async () => {
    const wrong = { code: codes.badParameter, data: { field: 'fueling_amount', fault: 'range' } };
    expect(await fuel('ETH', '0.12')).toMatchObject(wrong);
    expect(await fuel('ETH', '0.119999')).toMatchObject({ code: '0' });
    const lower = { symbol: 'ETH', collect_min: '0.1', fueling_limit: '0.01' };
    expect(await save(lower)).toMatchObject({
      code: codes.badParameter,
      data: { field: 'collect_min', fault: 'range' },
    });
  });

  it('is at least what an address should have', async () => {
    expect(await fuel('ETH', '0.01', '0.02')).toMatchObject({
      code: codes.badParameter,
      data: { field: 'fueling_min_balance' },
    });
  });

  it('is told of where the gas station is below its line', async () => {
    const { data } = await ana(autoCollect.walletConfig, { wallet_id });
    expect(data.alerts.map((row) => [row.base_symbol, row.balance, row.alert_balance])).toEqual([
      ['BSC', '0', '0.1'],
    ]);
    const low = await ana(autoCollect.fueling, { wallet_id, is_low: 1 });
    expect(low.data.map((row) => row.base_symbol)).toEqual(['BSC']);
  });

  it('is not switched on where there is none, and the answer says where to send some', async () => {
    const [bsc] = (await ana(autoCollect.fueling, { wallet_id, base_symbol: ['BSC'] })).data;
    const ids = [bsc?.id ?? 0];
    await ana(autoCollect.switchFueling, { wallet_id, ids, status: 0 });
    expect(await ana(autoCollect.switchFueling, { wallet_id, ids, status: 1 })).toMatchObject({
      code: codes.gasStationLow,
      data: { base_symbol: 'BSC', address: bsc?.gas_address, balance: '0', needed: '0.0050252' },
    });
  });
});

it('an import takes the lines that are right and tells why the others are not', async () => {
  const list = [
    { symbol: 'LINK', collect_min: ' 20 ', fueling_limit: '0.001' },
    { symbol: 'LINK', collect_min: '20', fueling_limit: '0.001' },
    { symbol: 'NOBODY', collect_min: '20', fueling_limit: '0.001' },
    { symbol: 'XRP', collect_min: '20', fueling_limit: '0.001' },
    { symbol: 'UNI', collect_min: 'twenty', fueling_limit: '0.001' },
    { symbol: 'TUSDT', collect_min: '20', fueling_limit: '5' },
    { symbol: 'BSC', collect_min: '0.004', fueling_limit: '0.001' },
    { symbol: 'AAVE', collect_min: '1', fueling_limit: '0.001', reserve_amount: '1' },
    { symbol: 'SHIB', collect_min: '100000', fueling_limit: '0.001', reserve_amount: '' },
  ];
  const added = await ana(autoCollect.importRules, { wallet_id, list });
  expect(added.data.success).toBe(2);
  expect(added.data.fail.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'repeated'],
    [3, 'unknown'],
    [4, 'unsupported'],
    [5, 'amount'],
    [6, 'exists'],
    [7, 'fuel'],
    [8, 'reserve'],
  ]);
  const again = await ana(autoCollect.importRules, { wallet_id, list: list.slice(5, 6), mode: 'overwrite' });
  expect(again.data).toEqual({ success: 1, fail: [] });
  expect(await rule('TUSDT')).toMatchObject({ collect_min: '20', source: 3 });
});

it('an import takes a thousand lines and no more', async () => {
  const line = { symbol: 'NOBODY', collect_min: '1', fueling_limit: '1' };
  const lines = (length: number) => ({ wallet_id, list: Array.from({ length }, () => line) });
  expect((await ana(autoCollect.importRules, lines(1000))).data.fail).toHaveLength(1000);
  expect(await ana(autoCollect.importRules, lines(1001))).toMatchObject({ code: codes.badParameter });
});

it('coins without a rule are offered with values that a sweep is worth at', async () => {
  const { data } = await ana(autoCollect.newCoins, { wallet_id, base_symbol: 'ETH' });
  const symbols = data.map((coin) => coin.symbol);
  expect(symbols).toContain('LINK');
  expect(symbols).not.toContain('USDTERC20');
  const link = data.find((coin) => coin.symbol === 'LINK');
  expect(link).toMatchObject({ current_fee: '0.000169', suggested_fueling_limit: '0.000338' });
  // Ten fees of 0.000169 ETH at 3120.45, in LINK at 17.83, rounded up.
  expect(link?.suggested_collect_min).toBe('0.295769');
});

const list = async (filter: Omit<ParamsOf<typeof autoCollect.rules>, 'wallet_id'> = {}) =>
  (await ana(autoCollect.rules, { wallet_id, page_size: 100, ...filter })).data.list;

describe('the rules', () => {
  it.each<
    [
      name: string,
      filter: Parameters<typeof list>[0],
      fits: (row: Awaited<ReturnType<typeof list>>[number]) => boolean,
    ]
  >([
    ['chain', { base_symbol: ['TRX'] }, (row) => row.base_symbol === 'TRX'],
    ['status', { status: 0 }, (row) => row.status === 0],
    ['source', { source: [3] }, (row) => row.source === 3],
    ['name', { keyword: 'usdt' }, (row) => row.symbol_alias === 'USDT'],
  ])('are filtered by %s', async (_, filter, fits) => {
    const [all, some] = [await list(), await list(filter)];
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(some).toEqual(all.filter(fits));
  });

  it('are sorted by what waits', async () => {
    const rows = await list({ order_by: 'waiting_usd', order: 'desc' });
    const usd = rows.map((row) => new Big(row.waiting_usd ?? 0));
    expect(usd).toEqual([...usd].sort((one, other) => other.cmp(one)));
    expect(usd[0]?.gt(0)).toBe(true);
  });
});
