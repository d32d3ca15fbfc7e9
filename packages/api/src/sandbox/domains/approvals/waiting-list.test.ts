import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals, members, operations, type ParamsOf } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const { treasury, operations: operationsWallet } = walletIds;
const { main, payroll, marketMaking } = subWalletIds;
const { owner, admin, member, secondMember, approver } = people;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;
beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  [ana, kofi, lin] = [owner, admin, member].map(({ uid }) => asking(sandbox, uid)) as [
    typeof ana,
    typeof kofi,
    typeof lin,
  ];
});

type Filter = ParamsOf<typeof approvals.items>;
const items = async (person: typeof ana, filter: Partial<Filter> = {}) =>
  (await person(approvals.items, { wallet_id: treasury, tab: 'mine', page_size: 1000, ...filter })).data;

const offered = async (person: typeof ana) => (await items(person, { item_type: [10] })).list[0];
const keyOf = async () =>
  (await ana(members.detail, { wallet_id: treasury, uid: admin.uid })).data.key_status;
const ask = (more: Partial<ParamsOf<typeof approvals.strategies>>) =>
  lin(approvals.strategies, { wallet_id: treasury, business_type: 'withdraw', ...more });

describe('the list of what waits', () => {
  it('has what is mine to decide, what I asked for, and what is over, and counts each', async () => {
    for (const person of [ana, kofi, lin]) {
      const { list: mine, counts } = await items(person);
      expect(mine.every(({ my_action, status }) => my_action > 0 && status === 0)).toBe(true);
      const started = (await items(person, { tab: 'started' })).list;
      const done = (await items(person, { tab: 'done' })).list;
      expect(done.every(({ status }) => status > 0)).toBe(true);
      expect(started.every(({ status }) => status === 0)).toBe(true);
      expect(counts).toEqual({ mine: mine.length, started: started.length, done: done.length });
    }
    const started = (await items(lin, { tab: 'started' })).list;
    expect(started.length).toBeGreaterThan(0);
    expect(started.every(({ initiator }) => initiator.uid === member.uid)).toBe(true);
  });

  it('is narrowed to types, to a sub-wallet, and to a time', async () => {
    const strategies = (await items(ana, { item_type: [3, 4, 5] })).list;
    expect(strategies.map((item) => item.item_type)).toEqual([5, 4, 3]);
    expect((await items(ana, { item_type: [1] })).list.every((item) => item.item_type === 1)).toBe(true);
    const inMarket = (await items(ana, { sub_wallet_id: marketMaking, item_type: [3, 4, 5] })).list;
    expect(inMarket.map((item) => item.sub_wallet_name)).toEqual(['Market making']);
    const end_time = sandbox.world.clock.now() - 3 * day;
    expect((await items(ana, { item_type: [3, 4, 5], end_time })).list.map((item) => item.item_type)).toEqual(
      [3],
    );
    const start_time = sandbox.world.clock.now() - day;
    expect(
      (await items(ana, { item_type: [3, 4, 5], start_time })).list.map((item) => item.item_type),
    ).toEqual([5]);
  });

  it('says how soon something comes to nothing, and shows the urgent ones alone', async () => {
    const all = (await items(ana)).list;
    const [one, three] = [1, 3].map((days) => sandbox.world.clock.now() + days * day) as [number, number];
    for (const { urgency, expire_at, due_time: at = expire_at } of all)
      expect(urgency).toBe(at === 0 || at > three ? 0 : at > one ? 1 : 2);
    const urgent = (await items(ana, { urgency: [1, 2] })).list;
    expect(urgent).toEqual(all.filter((item) => item.urgency > 0));
    expect(urgent.length).toBeGreaterThan(0);
  });

  it.each(['created_at', 'expire_at'] as const)('is sorted by %s either way', async (order_by) => {
    const times = async (order: 'asc' | 'desc') =>
      (await items(ana, { order_by, order })).list.map(
        (item) => (order_by === 'expire_at' && item.due_time) || item[order_by] || Infinity,
      );
    const rising = await times('asc');
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    expect(await times('desc')).toEqual([...rising].reverse());
  });

  it('is over all my wallets where none is named', async () => {
    const { list, counts } = await items(ana, { wallet_id: undefined, tab: 'done' });
    expect(new Set(list.map((item) => item.wallet_name))).toEqual(new Set(['Treasury', 'Operations']));
    const of = async (wallet_id: number) => (await items(ana, { wallet_id })).counts.done;
    expect(counts.done).toBe((await of(treasury)) + (await of(operationsWallet)));
  });

  it('has nothing of sub-wallets that I do not see', async () => {
    const seen = (await items(asking(sandbox, approver.uid), { tab: 'done' })).list;
    expect(seen.every((item) => item.sub_wallet_id === payroll || item.sub_wallet_id === 0)).toBe(true);
    const elsewhere = { wallet_id: treasury, tab: 'mine' as const, sub_wallet_id: main };
    expect(await asking(sandbox, approver.uid)(approvals.items, elsewhere)).toMatchObject({
      code: codes.subWalletNotFound,
    });
  });
});

describe('an equal-rights key', () => {
  it('waits for the admin it was sent to, who takes it', async () => {
    expect(await offered(ana)).toBeUndefined();
    expect(await keyOf()).toBe(1);
    const item = await offered(kofi);
    expect(item).toMatchObject({
      my_action: 3,
      need_sign: false,
      title: { key: 'todo.title.equalRightsKey', params: { sender: 'Ana Ruiz' } },
      summary: [{ key: 'todo.summary.keyFingerprint' }],
    });
    const item_id = item?.item_id ?? 0;
    expect(await kofi(approvals.acceptKey, { item_id, accept: 1 })).toMatchObject({ code: '0', data: '{}' });
    expect(await keyOf()).toBe(2);
    expect(await kofi(approvals.acceptKey, { item_id, accept: 1 })).toMatchObject({
      code: codes.alreadyHandled,
    });
    const { list } = (await ana(operations.list, { wallet_id: treasury, business: ['key'] })).data;
    expect(list).toMatchObject([{ op_type: 'accept', operator: { nickname: 'Kofi Okafor' } }]);
  });

  it('may be refused, and nothing else is decided by this call', async () => {
    const item_id = (await offered(kofi))?.item_id ?? 0;
    expect((await kofi(approvals.acceptKey, { item_id, accept: 2 })).code).toBe('0');
    expect((await items(kofi, { tab: 'done', item_type: [10] })).list[0]?.status).toBe(2);
    const other = (await items(ana, { item_type: [5] })).list[0]?.item_id ?? 0;
    expect(await ana(approvals.acceptKey, { item_id: other, accept: 1 })).toMatchObject({
      code: codes.badParameter,
    });
  });
});

describe('an application for keys', () => {
  it('is told by its item and by its own number', async () => {
    const item = sandbox.world.items.all().find((row) => row.item_type === 9 && row.status === 0);
    const { item_id = 0, business_id: apply_id = 0 } = item ?? {};
    const { data } = await ana(approvals.keyApplication, { item_id });
    expect(data).toMatchObject({
      item_id,
      apply_id,
      status: 0,
      valid_until: 0,
      applicant: { uid: admin.uid },
    });
    expect(data.reason).not.toBe('');
    expect((await ana(approvals.keyApplication, { apply_id })).data).toEqual(data);
    expect(await ana(approvals.keyApplication, {})).toMatchObject({ code: codes.badParameter });
    expect(await ana(approvals.keyApplication, { item_id: 1 })).toMatchObject({ code: codes.badParameter });
  });
});

describe('who must approve', () => {
  const large = { sub_wallet_id: main, symbol: 'TUSDT', amount: '5000' };

  it('is asked of orders, of their callers and of others', async () => {
    expect((await ask(large)).data).toMatchObject([{ strategy_id: 4100, type: 1, action: 1 }]);
    const usdc = { sub_wallet_id: main, symbol: 'USDC', amount: '5000' };
    expect((await ask(usdc)).data[0]?.type).toBe(0);
    const byApi = { ...usdc, source: 2 as const, initiator_uid: secondMember.uid };
    expect((await ask(byApi)).data[0]?.name).toBe('USDC by API');
    expect(
      (await ask({ business_type: 'web3', sub_wallet_id: main, symbol: 'ETH', address_to: '0x1' })).data,
    ).toMatchObject([{ type: 0 }]);
  });

  it('is asked of changes of strategies and of every scenario of the wallet', async () => {
    for (const business_type of ['basic', 'higher'] as const)
      expect((await ask({ business_type, sub_wallet_id: main })).data[0]?.strategy_id).toBe(4001);
    const entry = { business_type: 'address_book' as const };
    expect((await ask({ ...entry, sub_wallet_id: main })).data[0]?.strategy_id).toBe(4001);
    expect((await ask(entry)).data[0]?.type).toBe(3);
    expect((await ask({ business_type: 'tron_agent' })).data).toMatchObject([
      { strategy_id: 0, type: 3, name: 'TRON auto agent', node_list: [{ members: [{ name: 'Ana Ruiz' }] }] },
    ]);
  });

  it.each([
    ['sub_wallet_id', {}],
    ['symbol', { sub_wallet_id: main }],
    ['amount', { sub_wallet_id: main, symbol: 'TUSDT' }],
    ['address_to', { business_type: 'web3' as const, sub_wallet_id: main, symbol: 'ETH' }],
    ['sub_wallet_id', { business_type: 'higher' as const }],
  ])('needs to be told %s', async (field, more) => {
    expect(await ask(more)).toMatchObject({ code: codes.badParameter, data: { field, fault: 'missing' } });
  });
});
