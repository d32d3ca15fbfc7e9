import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals, autoCollect, signing, tron } from '../../../index.ts';
import { createSandbox, people, walletIds, type Sandbox } from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { minute } from '../../../core/durations.ts';

const wallet_id = walletIds.operations;
const [dailyPayments, vendors, subscriptions] = [2009, 2010, 2011];
const pair = { wallet_id, collect_sub_wallet_id: dailyPayments, fueling_sub_wallet_id: vendors };

let sandbox: Sandbox;
/** Owner of Operations, and an admin there. */
let kofi: ReturnType<typeof asking>;
let ana: ReturnType<typeof asking>;

/** Operations gets the co-signer that it does not have at first, and its agent is off. */
beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  kofi = asking(sandbox, people.admin.uid);
  ana = asking(sandbox, people.owner.uid);
  const { world } = sandbox;
  const [key] = world.apiKeys.all();
  const wallet = world.wallets.get(wallet_id);
  if (key === undefined || wallet === undefined) throw new Error('Nobody has an API');
  world.apiKeys.insert({ ...key, wallet_id });
  world.wallets.update(wallet, { co_signer_status: 2, tron_agent: 'off' });
  world.tronAgents.clear();
});

const config = async () => (await kofi(autoCollect.config, { wallet_id })).data;

async function sign(item: number): Promise<void> {
  const code = await kofi(signing.generate, {
    business_type: 'item',
    business_id: item,
    summary: 'Auto sweep',
  });
  await onPhone(sandbox, code.data.qrc_id, 'scan');
  await onPhone(sandbox, code.data.qrc_id, 'confirm');
}

describe('omnibus and gas station', () => {
  it('come into force once the owner has signed', async () => {
    expect(await config()).toMatchObject({ status: 0, percent: 0, running: 0, item_id: 0 });
    const { data } = await ana(autoCollect.savePair, { ...pair, remark: 'Initial setup' });
    expect(data.need_sign).toBe(0);
    expect(await config()).toMatchObject({
      status: 1,
      percent: 0,
      item_id: data.item_id,
      pending: {
        remark: 'Initial setup',
        my_action: 2,
        can_cancel: 0,
        collect_sub_wallet_name: 'Daily payments',
      },
    });
    await sign(data.item_id);
    const inForce = await config();
    expect(inForce).toMatchObject({
      status: 2,
      percent: 40,
      steps: { pair: 1, scope: 0, symbols: 0 },
      updated_by: { uid: people.owner.uid },
    });
    expect(inForce.pending).toBeUndefined();
    const roles = [dailyPayments, vendors, subscriptions].map(
      (id) => sandbox.world.subWallets.get(id)?.collect_role,
    );
    expect(roles).toEqual([1, 2, 0]);
  });

  it('switch the TRON agent on when they first do', async () => {
    const { data } = await kofi(autoCollect.savePair, pair);
    await sign(data.item_id);
    const status = async () => (await kofi(tron.proxy, { wallet_id })).data;
    expect(await status()).toMatchObject({ status: 1 });
    sandbox.clock.step(2 * minute);
    expect(await status()).toMatchObject({ status: 2, auth_sub_wallet_id: vendors });
  });

  it('are changed one change at a time, and only by agreement', async () => {
    const first = await kofi(autoCollect.savePair, pair);
    const second = await ana(autoCollect.savePair, pair);
    expect(second).toMatchObject({ code: codes.changePending, data: { item_id: first.data.item_id } });
    expect(await ana(autoCollect.cancelItem, { item_id: first.data.item_id })).toMatchObject({
      code: codes.alreadyHandled,
    });
    await kofi(autoCollect.cancelItem, { item_id: first.data.item_id });
    expect(await config()).toMatchObject({ status: 4, item_id: 0 });

    const { data } = await ana(autoCollect.savePair, pair);
    const code = await kofi(signing.generate, {
      business_type: 'item',
      business_id: data.item_id,
      summary: '',
    });
    await onPhone(sandbox, code.data.qrc_id, 'scan');
    await onPhone(sandbox, code.data.qrc_id, 'refuse');
    expect(await config()).toMatchObject({ status: 3, collect_sub_wallet_id: 0 });
    const log = await kofi(autoCollect.logs, { wallet_id, area: ['omnibus'] });
    expect(log.data.list.map((row) => row.status)).toEqual([2, 3]);
  });

  it('stay as they are while a change waits, and after it was refused', async () => {
    const here = { wallet_id: walletIds.treasury };
    const before = (await ana(autoCollect.config, here)).data;
    expect(before).toMatchObject({
      status: 2,
      percent: 100,
      collect_sub_wallet_id: 2006,
      fueling_sub_wallet_id: 2007,
      pending: { fueling_sub_wallet_name: 'Reserve' },
    });
    const item = await ana(autoCollect.item, { item_id: before.item_id });
    expect(item.data.diff).toEqual([
      { field: 'fueling_sub_wallet', before: 'Gas station', after: 'Reserve' },
    ]);
    expect(item.data.chains_without_balance).toContain('TRX');
    await kofi(autoCollect.cancelItem, { item_id: before.item_id });
    const { pending: _, item_id: __, ...rest } = before;
    expect((await ana(autoCollect.config, here)).data).toEqual({ ...rest, item_id: 0 });
    const done = await kofi(approvals.items, { tab: 'done', item_type: [7], page_size: 5 });
    expect(done.data.list[0]).toMatchObject({ item_id: before.item_id, status: 3 });
  });

  it('may be one and the same only for who has been warned', async () => {
    const same = { ...pair, fueling_sub_wallet_id: dailyPayments };
    expect(await kofi(autoCollect.savePair, same)).toMatchObject({
      code: codes.badParameter,
      data: { field: 'same_acknowledged' },
    });
    expect(await kofi(autoCollect.savePair, { ...same, same_acknowledged: 1 })).toMatchObject({ code: '0' });
  });
});

it('sweeping runs only at 100 percent, and stops below', async () => {
  const { data } = await kofi(autoCollect.savePair, pair);
  await sign(data.item_id);
  await kofi(autoCollect.saveScope, { wallet_id, scope_type: 1 });
  expect(await config()).toMatchObject({ percent: 70, running: 0 });
  const rules = await kofi(autoCollect.saveRules, {
    wallet_id,
    list: [{ symbol: 'TUSDT', collect_min: '5', fueling_limit: '9' }],
  });
  expect(await config()).toMatchObject({ percent: 100, running: 1 });
  expect(sandbox.clock.state().factor).toBe(0);
  const runs = () =>
    sandbox.world.clock.jobs().filter((job) => job.kind === 'autoCollect.run' && job.id === wallet_id);
  expect(runs()).toHaveLength(1);
  const ids = rules.data.list.map(({ id }) => id);
  await kofi(autoCollect.switchRules, { wallet_id, ids, status: 0 });
  sandbox.clock.step(30 * minute);
  expect(await config()).toMatchObject({ percent: 70, running: 0 });
  expect(runs()).toEqual([]);
  await kofi(autoCollect.switchRules, { wallet_id, ids, status: 1 });
  expect(runs()).toHaveLength(1);
});

const saveScope = (asked: { scope_type: 1 | 2; sub_wallet_ids?: number[]; auto_include_new?: 0 | 1 }) =>
  ana(autoCollect.saveScope, { wallet_id: walletIds.treasury, ...asked });
const scope = async () => (await ana(autoCollect.scope, { wallet_id: walletIds.treasury })).data;

describe('the scope', () => {
  it('is all sub-wallets, or those chosen', async () => {
    await saveScope({ scope_type: 1 });
    expect(await scope()).toMatchObject({ scope_type: 1, sub_wallet_count: 8, sub_wallet_ids: [] });
    await saveScope({ scope_type: 2, sub_wallet_ids: [2003, 2002] });
    expect(await scope()).toMatchObject({
      sub_wallet_count: 2,
      sub_wallet_ids: [2002, 2003],
      address_count: 40,
    });
  });

  it.each([
    [undefined, 'missing'],
    [[], 'missing'],
    [[2002, 2002], 'repeated'],
  ])('of %j is refused', async (sub_wallet_ids, fault) => {
    const asked = sub_wallet_ids === undefined ? {} : { sub_wallet_ids };
    expect(await saveScope({ scope_type: 2, ...asked })).toMatchObject({
      code: codes.badParameter,
      data: { field: 'sub_wallet_ids', fault },
    });
  });

  it('takes in what is made later only where that was said', async () => {
    const { world } = sandbox;
    const model = world.subWallets.get(2002);
    if (model === undefined) throw new Error('No Customer deposits');
    await saveScope({ scope_type: 2, sub_wallet_ids: [2002], auto_include_new: 1 });
    const later = { ...model, sub_wallet_id: 2999, created_at: world.clock.now() + 1 };
    world.subWallets.insert(later);
    expect((await scope()).sub_wallet_count).toBe(2);
    world.subWallets.update(later, { created_at: 0 });
    expect((await scope()).sub_wallet_count).toBe(1);
  });

  it('keeps what somebody does not see, and takes nothing of it from them', async () => {
    const lin = asking(sandbox, people.member.uid);
    const here = { wallet_id: walletIds.treasury, scope_type: 2 } as const;
    expect(await lin(autoCollect.saveScope, { ...here, sub_wallet_ids: [2001] })).toMatchObject({
      code: '0',
    });
    // Market making was in it before, and is not hers to see.
    expect((await scope()).sub_wallet_ids).toEqual([2001, 2005]);
    expect(await lin(autoCollect.saveScope, { ...here, sub_wallet_ids: [2008] })).toMatchObject({
      code: codes.subWalletNotFound,
    });
  });
});
