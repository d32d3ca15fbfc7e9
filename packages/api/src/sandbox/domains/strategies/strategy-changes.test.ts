import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals, operations, strategies, withdrawals, type ParamsOf } from '../../../index.ts';
import {
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

type Draft = ParamsOf<typeof strategies.saveAdvanced>;

const { main, payroll, marketMaking } = subWalletIds;
const { treasury } = walletIds;
const { owner, admin, member, secondMember } = people;
const largeStablecoin = 4100;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;
let mei: ReturnType<typeof asking>;
beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  [ana, kofi, lin, mei] = [
    asking(sandbox, owner.uid),
    asking(sandbox, admin.uid),
    asking(sandbox, member.uid),
    asking(sandbox, secondMember.uid),
  ];
});

const anybody = {
  initiator_type: 1 as const,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1 as const,
  addresses: [],
  contracts: [],
};

const draft = (more: Partial<Draft> = {}): Draft => ({
  sub_wallet_id: main,
  type: 1,
  name: 'TRX',
  conditions: { ...anybody, symbols: ['TRX'] },
  action: 1,
  node_list: [
    { node_type: 1, threshold: 1, uids: [member.uid, secondMember.uid] },
    { node_type: 2, threshold: 1, uids: [owner.uid, admin.uid] },
  ],
  ...more,
});

async function taken(answer: Promise<{ code: string; data: { audit_id: number } }>): Promise<number> {
  const { code, data } = await answer;
  expect(code).toBe('0');
  return data.audit_id;
}

const pass = (audit_id: number) => ana(strategies.audit, { audit_id, result: 1 });
const change = async (audit_id: number) => (await ana(strategies.change, { audit_id })).data;
const advanced = async (type: 1 | 2 = 1, sub_wallet_id: number = main) =>
  (await ana(strategies.advancedList, { sub_wallet_id, type })).data;
const names = async () => (await advanced()).map(({ name, status }) => `${name}${status === 0 ? '?' : ''}`);
const decidedBy = async (symbol: string, amount = '10') => {
  const asked = { wallet_id: treasury, sub_wallet_id: main, business_type: 'withdraw' as const };
  return (await lin(approvals.strategies, { ...asked, symbol, amount })).data[0];
};

describe('an advanced strategy', () => {
  it('decides nothing until the basic strategy has approved it, and then from where it was to stand', async () => {
    const audit_id = await taken(lin(strategies.saveAdvanced, draft({ priority: 1, remark: 'For TRX' })));
    expect(await names()).toEqual(['Large stablecoin', 'USDC by API', 'TRX?']);
    expect((await decidedBy('TRX'))?.name).toBe('Basic strategy');
    expect(await change(audit_id)).toMatchObject({
      business: 'transfer',
      op: 1,
      strategy_name: 'TRX',
      operator: { nickname: 'Lin Wei' },
      remark: 'For TRX',
      status: 0,
      before: null,
      after: { name: 'TRX', action: 1, conditions: { coins: [{ symbol_alias: 'TRX' }] } },
      missing: [{ nickname: 'Ana Ruiz' }],
      my_action: 1,
    });

    expect((await pass(audit_id)).data).toEqual({ status: 1 });
    expect(await names()).toEqual(['TRX', 'Large stablecoin', 'USDC by API']);
    expect((await advanced()).map((row) => row.priority)).toEqual([1, 2, 3]);
    expect(await decidedBy('TRX')).toMatchObject({
      name: 'TRX',
      action: 1,
      node_list: [{ node_type: 1 }, {}],
    });
  });

  it('says something else once its change is approved, and keeps what it said before', async () => {
    const [row] = await advanced();
    const conditions = { ...draft().conditions, symbols: ['TUSDT'], limit: null };
    const edit = draft({ strategy_id: largeStablecoin, name: 'All USDT', conditions, action: 2 });
    const { node_list: _, ...refusing } = edit;
    const audit_id = await taken(mei(strategies.saveAdvanced, refusing));
    expect((await decidedBy('TUSDT', '5'))?.name).toBe('Basic strategy');
    await pass(audit_id);
    expect(await decidedBy('TUSDT', '5')).toMatchObject({ name: 'All USDT', action: 2, node_list: [] });

    const { data } = await ana(strategies.advanced, { strategy_id: largeStablecoin });
    expect(data).toMatchObject({
      version: 2,
      priority: 1,
      updated_by: { nickname: 'Mei Tanaka' },
      pending: null,
    });
    expect(data.versions.map(({ version, content }) => [version, content.name])).toEqual([
      [2, 'All USDT'],
      [1, 'Large stablecoin'],
    ]);
    expect(data.hit_count).toBe(row?.hit_count);
    expect(data.hit_count).toBeGreaterThan(0);
  });

  it('stays as it was when its change is refused, taken back or forgotten', async () => {
    const before = await advanced();
    const edit = draft({ strategy_id: largeStablecoin, name: 'Other', conditions: anybody });
    const ends: [(audit_id: number) => Promise<unknown>, number][] = [
      [(audit_id) => ana(strategies.audit, { audit_id, result: 2, remark: 'No' }), 2],
      [(audit_id) => lin(strategies.audit, { audit_id, result: 3 }), 3],
      [() => Promise.resolve(sandbox.world.clock.step(8 * day)), 4],
    ];
    for (const [end, status] of ends) {
      const audit_id = await taken(lin(strategies.saveAdvanced, edit));
      expect((await advanced())[0]?.pending).toMatchObject({
        audit_id,
        op: 2,
        my_action: 1,
        can_revoke: false,
      });
      await end(audit_id);
      expect((await change(audit_id)).status).toBe(status);
      expect((await advanced())[0]).toMatchObject({ ...before[0], hits_30d: expect.any(Number) as number });
    }
  });

  it('has one change at a time', async () => {
    const edit = draft({ strategy_id: largeStablecoin, name: 'Other' });
    const audit_id = await taken(lin(strategies.saveAdvanced, edit));
    const second = { code: codes.changePending, data: { item_id: audit_id } };
    expect(await mei(strategies.saveAdvanced, edit)).toMatchObject(second);
    expect(await mei(strategies.deleteAdvanced, { strategy_id: largeStablecoin })).toMatchObject(second);
    await ana(strategies.audit, { audit_id, result: 2 });
    await taken(mei(strategies.deleteAdvanced, { strategy_id: largeStablecoin }));
  });

  it('is gone once its deletion is approved, and the others move up', async () => {
    const order = await lin(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: main,
      symbol: 'TUSDT',
      address_to: specialAddresses.ordinary.tron,
      amount: '1500',
    });
    await pass(await taken(lin(strategies.deleteAdvanced, { strategy_id: largeStablecoin })));
    expect((await advanced()).map(({ name, priority }) => [name, priority])).toEqual([['USDC by API', 1]]);
    expect(await ana(strategies.advanced, { strategy_id: largeStablecoin })).toMatchObject({
      code: codes.badParameter,
      data: { field: 'strategy_id', fault: 'unknown' },
    });
    // What is under way keeps the line it started with.
    const { data } = await ana(withdrawals.info, { id: order.data.withdraw_id });
    expect(data).toMatchObject({ status: 1000, hit_strategy: { name: 'Large stablecoin' } });
  });

  it('is looked at in another order once that is approved; an order of others than there are by then is void', async () => {
    const ids = (await advanced()).map((row) => row.strategy_id);
    await pass(await taken(lin(strategies.sort, { sub_wallet_id: main, strategy_ids: ids.toReversed() })));
    expect((await advanced()).map((row) => row.strategy_id)).toEqual(ids.toReversed());

    const back = await taken(mei(strategies.sort, { sub_wallet_id: main, strategy_ids: ids }));
    expect(await lin(strategies.sort, { sub_wallet_id: main, strategy_ids: ids })).toMatchObject({
      code: codes.changePending,
      data: { item_id: back },
    });
    expect((await change(back)).after?.order?.map((row) => row.name)).toEqual([
      'Large stablecoin',
      'USDC by API',
    ]);
    await pass(await taken(lin(strategies.saveAdvanced, draft())));
    expect((await change(back)).status).toBe(5);
  });
});

describe('a basic strategy', () => {
  it('decides its own changes until another one is in force', async () => {
    const node_list = [
      { node_type: 1 as const, threshold: 2, uids: [member.uid, secondMember.uid], name: 'Both' },
      { node_type: 2 as const, threshold: 1, uids: [admin.uid] },
    ];
    const saved = {
      sub_wallet_id: main,
      scenes: ['transfer', 'basic'] as ('transfer' | 'basic')[],
      node_list,
    };
    const first = await taken(lin(strategies.saveBasic, saved));
    expect(await kofi(strategies.audit, { audit_id: first, result: 1 })).toMatchObject({
      code: codes.alreadyHandled,
    });
    await pass(first);
    const { data } = await ana(strategies.basic, { sub_wallet_id: main });
    expect(data).toMatchObject({
      version: 2,
      scenes: ['transfer', 'basic'],
      updated_by: { nickname: 'Lin Wei' },
    });
    expect(data.node_list[0]).toMatchObject({ name: 'Both', threshold: 2, members: [{ can_sign: 0 }, {}] });
    expect(data.versions).toHaveLength(2);

    // From now on both members approve, and then Kofi; the advanced ones are not covered, so they are Ana's.
    const second = await taken(lin(strategies.saveBasic, { ...saved, node_list: [...node_list].slice(1) }));
    const decide = (person: typeof lin, node_index?: number) =>
      person(strategies.audit, { audit_id: second, result: 1, ...(node_index ? { node_index } : {}) });
    expect(await decide(ana)).toMatchObject({ code: codes.alreadyHandled });
    expect((await decide(lin, 1)).data).toEqual({ status: 0 });
    expect((await decide(mei, 1)).data).toEqual({ status: 0 });
    expect(await decide(kofi, 1)).toMatchObject({ code: codes.alreadyHandled });
    expect((await decide(kofi, 2)).data).toEqual({ status: 1 });
    const added = await taken(lin(strategies.saveAdvanced, draft()));
    expect((await change(added)).missing.map((one) => one.nickname)).toEqual(['Ana Ruiz']);
  });
});

const signedBy = (uid: number) => ({
  wallet_id: treasury,
  business_type: 'kyt' as const,
  node_list: [{ node_type: 2 as const, threshold: 1, uids: [uid] }],
});

describe('a workspace strategy', () => {
  it('is what every wallet begins with until another one is in force', async () => {
    const api = async () =>
      (await ana(strategies.workspaceList, { wallet_id: treasury })).data.find(
        (row) => row.business_type === 'api',
      );
    expect(await api()).toMatchObject({
      business_name: 'API management',
      is_default: 1,
      version: 1,
      pending: null,
    });
    const asked = {
      wallet_id: treasury,
      business_type: 'api' as const,
      node_list: [{ node_type: 2 as const, threshold: 2, uids: [owner.uid, admin.uid] }],
    };
    const audit_id = await taken(kofi(strategies.saveWorkspace, asked));
    expect(await api()).toMatchObject({
      is_default: 1,
      pending: { audit_id, missing: [{ nickname: 'Ana Ruiz' }] },
    });
    await pass(audit_id);
    expect(await api()).toMatchObject({
      is_default: 0,
      version: 2,
      pending: null,
      node_list: [{ threshold: 2 }],
    });
    const question = { wallet_id: treasury, business_type: 'api' as const };
    expect((await lin(approvals.strategies, question)).data).toMatchObject([
      { type: 3, name: 'API management', node_list: [{ threshold: 2 }] },
    ]);
    expect(await change(audit_id)).toMatchObject({
      business: 'workspace',
      business_type: 'api',
      before: { node_list: [{ threshold: 1 }] },
      after: { node_list: [{ threshold: 2 }] },
    });
  });

  it('names the owner and admins only, and is theirs to change', async () => {
    expect(await kofi(strategies.saveWorkspace, signedBy(member.uid))).toMatchObject({
      code: codes.badParameter,
      data: { field: 'node_list.0.uids', fault: 'unknown' },
    });
    expect(await lin(strategies.saveWorkspace, signedBy(owner.uid))).toMatchObject({
      code: codes.noPermission,
    });
  });
});

const latest = async () =>
  (await ana(operations.list, { wallet_id: treasury, business: ['strategy'], page_size: 1 })).data.list[0];

it('tells in the log of operations who asked for what, and what became of it', async () => {
  const audit_id = await taken(lin(strategies.saveAdvanced, draft()));
  expect(await latest()).toMatchObject({
    operator: { nickname: 'Lin Wei' },
    op_type: 'add',
    area: 'transfer',
    content_before: '',
    content_after: 'TRX: 1/2 Lin Wei, Mei Tanaka → 1/2 Ana Ruiz, Kofi Okafor',
    status: 0,
    item_id: audit_id,
  });
  await pass(audit_id);
  expect((await latest())?.status).toBe(1);
});

it('is not for who does not see the sub-wallet', async () => {
  expect(await lin(strategies.advancedList, { sub_wallet_id: marketMaking })).toMatchObject({
    code: codes.subWalletNotFound,
  });
  expect(await mei(strategies.basic, { sub_wallet_id: payroll })).toMatchObject({
    code: codes.subWalletNotFound,
  });
});
