import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { strategies, type ParamsOf } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const { treasury, operations: operationsWallet } = walletIds;
const { main, customerDeposits, payroll, marketMaking } = subWalletIds;
const { owner, member, secondMember, approver } = people;

const sandbox = createSandbox({ clock: 'frozen' });
const ana = asking(sandbox, owner.uid);
const lin = asking(sandbox, member.uid);
const now = sandbox.world.clock.now();

const changes = async (filter: Partial<ParamsOf<typeof strategies.changes>> = {}, person = ana) =>
  (await person(strategies.changes, { wallet_id: treasury, page_size: 1000, ...filter })).data.list;
const business = async (filter: Partial<ParamsOf<typeof strategies.businessList>> = {}, person = ana) =>
  (await person(strategies.businessList, { wallet_id: treasury, page_size: 1000, ...filter })).data.list;

describe('the strategies there are at first', () => {
  it('are twenty-five, with one change of each sort under way', async () => {
    const own = sandbox.world.subWallets.all().map((row) => row.sub_wallet_id);
    expect(sandbox.world.strategies.all().filter((row) => own.includes(row.sub_wallet_id))).toHaveLength(25);
    const counts = (await ana(strategies.changeCounts, { wallet_id: treasury })).data;
    expect(counts).toEqual({ basic: 1, transfer: 1, web3: 0, workspace: 1 });
  });

  it('stand in every sub-wallet by priority, without a gap', () => {
    for (const { sub_wallet_id } of sandbox.world.subWallets.all()) {
      const rows = sandbox.world.strategies.where('sub_wallet_id', sub_wallet_id);
      expect(rows.filter((row) => row.type === 0)).toHaveLength(1);
      for (const type of [1, 2]) {
        const priorities = rows.filter((row) => row.type === type).map((row) => row.priority);
        expect(new Set(priorities)).toEqual(new Set(priorities.map((_, index) => index + 1)));
      }
    }
  });

  it('have been hit by orders of the past', async () => {
    const hits = sandbox.world.strategies
      .all()
      .filter((row) => row.type !== 0)
      .map(async ({ strategy_id }) => (await ana(strategies.advanced, { strategy_id })).data);
    const shown = (await Promise.all(hits)).filter(Boolean);
    expect(shown.filter((row) => row.hit_count > 0).length).toBeGreaterThanOrEqual(5);
    for (const { hit_count, hits_30d, last_hit_at, hit_stat } of shown) {
      expect(hit_stat.passed + hit_stat.waiting + hit_stat.refused).toBe(hit_count);
      expect(hits_30d).toBeLessThanOrEqual(hit_count);
      expect(hits_30d > 0).toBe((last_hit_at ?? 0) > now - 30 * day);
    }
  });
});

describe('the log of changes', () => {
  it('has changes of every end', async () => {
    const all = [...(await changes()), ...(await changes({ wallet_id: operationsWallet }))];
    expect(new Set(all.map((row) => row.status))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(all.map((row) => row.op))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(all.map((row) => row.business))).toEqual(new Set(['basic', 'transfer', 'workspace']));
  });

  it.each<[what: string, filter: Partial<ParamsOf<typeof strategies.changes>>, names: string[]]>([
    ['a sort of strategy', { type: ['basic'] }, ['Basic strategy', 'Basic strategy']],
    ['a sub-wallet', { sub_wallet_id: main }, ['Large stablecoin']],
    ['a status', { status: [0] }, ['KYT handling', 'Desk above 5,000', 'Basic strategy']],
    ['an end', { status: [2, 3, 4] }, ['Quarter end', 'Basic strategy', 'Large stablecoin']],
    ['who asked', { operator_uid: secondMember.uid, op: [1, 2] }, ['Desk above 5,000', 'Quarter end']],
    ['what was done', { op: [3, 4] }, ['Former supplier', '']],
    ['a scenario', { business_type: ['kyt', 'api'] }, ['KYT handling']],
    ['a name', { keyword: 'CUSTOMER' }, ['Large customer payouts']],
    [
      'a time',
      { start_time: now - 21 * day, end_time: now - 4 * day },
      ['Basic strategy', 'Former supplier'],
    ],
    ['one strategy', { strategy_id: 4100 }, ['Large stablecoin']],
  ])('is narrowed to %s', async (_, filter, names) => {
    expect((await changes(filter)).map((row) => row.strategy_name)).toEqual(names);
  });

  it('finds a new order by each of the strategies in it', async () => {
    const rows = sandbox.world.strategies
      .where('sub_wallet_id', marketMaking)
      .filter((row) => row.type === 1);
    const [first] = rows;
    const found = await changes({ strategy_id: first?.strategy_id, op: [4] });
    expect(found[0]?.after?.order?.map((row) => row.name).sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('still names a strategy that is gone, and tells what it said', async () => {
    const [row] = await changes({ op: [3] });
    expect(row).toMatchObject({
      strategy_name: 'Former supplier',
      before: { action: 2 },
      after: null,
      status: 1,
    });
  });

  it('has the latest change first, and the last one decided where that is asked for', async () => {
    const created = (await changes()).map((row) => row.created_at);
    expect(created).toEqual([...created].sort((one, other) => other - one));
    const finished = (await changes({ order_by: 'finished_at', order: 'asc' })).map(
      (row) => row.finished_at ?? 0,
    );
    expect(finished).toEqual([...finished].sort((one, other) => one - other));
  });

  it('has only what its reader sees', async () => {
    const seen = new Set((await changes({}, lin)).map((row) => row.sub_wallet_name));
    expect([...seen].sort()).toEqual(['', 'Customer deposits', 'Grants', 'Main sub-wallet']);
  });
});

describe('the log of what strategies decide', () => {
  it('has orders with the strategy that was hit, and what it made of them', async () => {
    const refused = (await business({ result: [2] })).find((row) => row.amount === '0.25');
    expect(refused).toMatchObject({
      type: 'transfer',
      strategy: { name: 'No ETH by API', type: 1 },
      result: 2,
      symbol: 'ETH',
      amount: '0.25',
      order_status: 2201,
      status: 5,
      node_list: [],
      operator: { nickname: 'Mei Tanaka' },
    });
    expect(refused?.amount_usd).toBeDefined();
    const large = await business({ sub_wallet_id: main, strategy_id: 4100 });
    expect(large.length).toBeGreaterThan(3);
    expect(large.every((row) => row.result === 1 && row.strategy?.name === 'Large stablecoin')).toBe(true);
    const passed = await business({ sub_wallet_id: customerDeposits, strategy_type: [1], result: [3] });
    expect(new Set(passed.map((row) => row.strategy?.name))).toEqual(new Set(['To the exchange']));
  });

  it('has what workspace strategies decide, for those it concerns', async () => {
    const scenarios = await business({ type: ['workspace'] });
    expect(scenarios.length).toBeGreaterThan(0);
    expect(scenarios.every((row) => row.business_type !== undefined && row.type === 'workspace')).toBe(true);
    const [first] = scenarios;
    const only = await business({ business_type: first?.business_type ? [first.business_type] : [] });
    expect(only).toEqual(scenarios.filter((row) => row.business_type === first?.business_type));
    expect((await business({ type: ['workspace'], business_type: ['key_export'] }, lin)).length).toBe(0);
  });

  it('is narrowed to a coin, a person, a time, a status and a word', async () => {
    const all = await business({ sub_wallet_id: main });
    const filters: [
      Partial<ParamsOf<typeof strategies.businessList>>,
      (row: (typeof all)[number]) => boolean,
    ][] = [
      [{ symbol: 'ETH' }, (row) => row.symbol === 'ETH'],
      [{ operator_uid: member.uid }, (row) => row.operator.uid === member.uid],
      [
        { start_time: now - 30 * day, end_time: now - 10 * day },
        ({ created_at }) => created_at >= now - 30 * day && created_at <= now - 10 * day,
      ],
      [{ status: [0] }, (row) => row.status === 0],
      [{ keyword: 'stablecoin' }, (row) => row.strategy?.name === 'Large stablecoin'],
    ];
    for (const [filter, isMeant] of filters) {
      const expected = all.filter(isMeant);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(all.length);
      expect(await business({ sub_wallet_id: main, ...filter })).toEqual(expected);
    }
  });

  it('is sorted by worth, and counted by sort', async () => {
    const worth = (await business({ type: ['transfer'], order_by: 'amount_usd', order: 'asc' })).map(
      (row) => new Big(row.amount_usd ?? 0),
    );
    expect(worth).toEqual([...worth].sort((one, other) => one.cmp(other)));
    const waiting = await business({ status: [0] });
    const count = (type: string) => waiting.filter((row) => row.type === type).length;
    expect((await ana(strategies.businessCounts, { wallet_id: treasury })).data).toEqual({
      transfer: count('transfer'),
      web3: count('web3'),
      workspace: count('workspace'),
    });
  });

  it('tells of an order who is on the other side', async () => {
    const paid = (await business({ sub_wallet_id: payroll, status: [1] })).find(
      (row) => row.symbol === 'TUSDT',
    );
    const { data } = await ana(strategies.businessInfo, { audit_id: paid?.audit_id ?? 0 });
    expect(data).toMatchObject({ ...paid, counterparty: { address: paid?.address_to, is_white: 1 } });
    expect(data.counterparty?.label).not.toBe('');
    expect(data.counterparty?.paid_before).toBeGreaterThan(0);
    expect(data.txid).not.toBe('');
    expect(await ana(strategies.businessInfo, { audit_id: 1 })).toMatchObject({ code: codes.badParameter });
  });
});

const coins = async (filter: { base_symbol?: string; keyword?: string }) =>
  (await ana(strategies.coins, { sub_wallet_id: payroll, ...filter })).data.map((coin) => coin.symbol);

describe('people and coins to choose from', () => {
  it('are those who see the sub-wallet, and say who can sign', async () => {
    const { data } = await ana(strategies.candidates, { sub_wallet_id: payroll });
    expect(data.map(({ uid, can_sign }) => [uid, can_sign])).toEqual([
      [owner.uid, 1],
      [people.admin.uid, 1],
      [member.uid, 0],
      [approver.uid, 0],
    ]);
    const ofWallet = (await ana(strategies.candidates, { wallet_id: treasury })).data;
    expect(ofWallet.map(({ uid }) => uid)).toEqual([owner.uid, people.admin.uid]);
    expect(await ana(strategies.candidates, {})).toMatchObject({ code: codes.badParameter });
  });

  it('are the coins of the sub-wallet, by chain and by word', async () => {
    expect(await coins({ base_symbol: 'TRX' })).toEqual(['TRX', 'TUSDT']);
    expect(await coins({ keyword: 'usdc' })).toEqual(['USDC']);
  });
});
