import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import { collection } from '../../../domains/collection/collection.contract.ts';
import { signing } from '../../../domains/signing/signing.contract.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { homeOf } from '../../world/access.ts';
import { day, minute } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { main } = subWalletIds;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  lin = asking(sandbox, people.member.uid);
});

type Save = ParamsOf<typeof collection.saveRule>;

function intoMain(base_symbol = 'ETH'): Save {
  const collect_address = homeOf(sandbox.world, main, base_symbol)?.address ?? '';
  return { wallet_id, rule_name: 'Dust', base_symbol, collect_sub_wallet_id: main, collect_address };
}

async function save(more: Partial<Save> = {}) {
  const { code, data } = await lin(collection.saveRule, { ...intoMain(), ...more });
  expect(code).toBe('0');
  return data;
}

async function signRule(business_id: number, act: 'confirm' | 'refuse' = 'confirm') {
  const { code, data } = await ana(signing.generate, {
    business_type: 'collect_rule',
    business_id,
    summary: 'Dust',
  });
  expect(code).toBe('0');
  await onPhone(sandbox, data.qrc_id, 'scan');
  await onPhone(sandbox, data.qrc_id, act);
}

const rule = async (id: number) => (await ana(collection.rule, { id })).data;

describe('a rule', () => {
  it('is signed by a key holder, deployed by its chain, and then active', async () => {
    const { id, item_id, need_sign } = await save({ symbols: ['USDC'] });
    expect([need_sign, (await rule(id)).status, (await rule(id)).item_id]).toEqual([0, 1, item_id]);
    expect((await rule(id)).need_sign).toBe(1);
    await signRule(id);
    expect(await rule(id)).toMatchObject({ status: 2, item_id: 0, deploy_txid: '' });
    sandbox.clock.step(minute);
    expect((await rule(id)).status).toBe(2);
    expect((await rule(id)).deploy_txid).toMatch(/^0x/);
    sandbox.clock.step(2 * minute);
    const active = await rule(id);
    expect(active.timeline.map(({ status }) => status)).toEqual([0, 1, 2, 3]);
    expect(active.contract_address).toMatch(/^0x/);
  });

  it.each(['refused', 'taken back', 'expired'] as const)(
    'whose signature is %s is a draft again',
    async (how) => {
      const { id } = await save();
      if (how === 'refused') await signRule(id, 'refuse');
      if (how === 'taken back') await lin(collection.saveRule, { wallet_id, id, status: 0 });
      if (how === 'expired') sandbox.clock.step(8 * day);
      expect(await rule(id)).toMatchObject({ status: 0, item_id: 0 });
      expect((await lin(collection.saveRule, { wallet_id, id, status: 1 })).data.item_id).toBeGreaterThan(0);
    },
  );

  it('that the receiver cannot pay for any more fails, and can be tried again', async () => {
    const { id } = await save();
    const { world } = sandbox;
    const income = world.transactions
      .where('sub_wallet_id', main)
      .filter((row) => row.symbol === 'ETH' && row.trans_kind === 'deposit' && row.status === 2000);
    for (const row of income) world.transactions.update(row, { status: 1000 });
    await signRule(id);
    expect(await rule(id)).toMatchObject({ status: 4 });
    expect((await lin(collection.saveRule, { wallet_id, id, status: 1 })).code).toBe(
      codes.insufficientFeeBalance,
    );
    for (const { id: one } of income) {
      const row = world.transactions.get(one);
      if (row?.trans_kind === 'deposit') world.transactions.update(row, { status: 2000 });
    }
    expect((await lin(collection.saveRule, { wallet_id, id, status: 1 })).code).toBe('0');
    expect((await rule(id)).status).toBe(1);
  });

  it('is disabled and enabled, and neither while it waits', async () => {
    const { id } = await save();
    expect((await lin(collection.saveRule, { wallet_id, id, status: 5 })).code).toBe(codes.changePending);
    await signRule(id);
    expect((await lin(collection.saveRule, { wallet_id, id, status: 5 })).code).toBe(codes.alreadyHandled);
    sandbox.clock.step(3 * minute);
    await lin(collection.saveRule, { wallet_id, id, status: 5 });
    expect((await rule(id)).status).toBe(5);
    await lin(collection.saveRule, { wallet_id, id, status: 3 });
    expect((await rule(id)).status).toBe(3);
    expect((await lin(collection.saveRule, { wallet_id, id, status: 1 })).code).toBe(codes.badParameter);
  });

  it('of one chain and receiver is there once, and keeps both once it is deployed', async () => {
    const { id } = await save();
    const twin = await lin(collection.saveRule, { ...intoMain(), rule_name: 'Twin' });
    expect(twin).toMatchObject({
      code: codes.badParameter,
      data: { field: 'collect_address', fault: 'taken' },
    });
    await signRule(id);
    sandbox.clock.step(3 * minute);
    const moved = { wallet_id, id, base_symbol: 'BSC' };
    expect(await lin(collection.saveRule, moved)).toMatchObject({
      data: { field: 'base_symbol', fault: 'fixed' },
    });
    expect((await lin(collection.saveRule, { wallet_id, id, rule_name: 'Dust of Main' })).code).toBe('0');
    expect((await rule(id)).rule_name).toBe('Dust of Main');
  });
});

describe('thresholds', () => {
  it.each(['0', '0.000000', '1.1234567', '-1', '1e3', '10000000000000000', '9999999999999999.000001', ''])(
    '%j is refused',
    async (collect_min) => {
      const { id } = await save({ symbols: ['USDC'] });
      const asked = { id, list: [{ symbol: 'USDC', collect_min }] };
      expect((await lin(collection.saveAmounts, asked)).code).toBe(codes.badParameter);
    },
  );

  it.each(['0.000001', '9999999999999999', '9999999999999999.000000', '12.5'])(
    '%j is taken',
    async (collect_min) => {
      const { id } = await save({ symbols: ['USDC'], status: 0 });
      const asked = { id, list: [{ symbol: 'USDC', collect_min }] };
      expect((await lin(collection.saveAmounts, asked)).code).toBe('0');
      expect((await rule(id)).symbol_list[0]?.collect_min).toBe(collect_min);
    },
  );

  it('of a coin the rule does not have are refused', async () => {
    const { id } = await save({ status: 0 });
    const asked = { id, list: [{ symbol: 'USDC', collect_min: '1' }] };
    expect((await lin(collection.saveAmounts, asked)).code).toBe(codes.badParameter);
  });
});

describe('the coins of a rule', () => {
  it('are tokens of its chain, and authorised again when they come back', async () => {
    const [active] = (await ana(collection.rules, { wallet_id, keyword: 'Stablecoins to' })).data.list;
    const id = active?.id ?? 0;
    const change = (op: 'add' | 'remove', symbol: string) =>
      lin(collection.saveSymbols, { id, symbols: [symbol], op });
    expect((await change('add', 'ETH')).code).toBe(codes.coinNotSupported);
    expect((await change('add', 'USDC')).code).toBe(codes.badParameter);
    const counts = async () =>
      (await rule(id)).symbol_list.map((coin) => [coin.symbol, coin.auth_sub_wallet_count]);
    expect(await counts()).toContainEqual(['USDC', 1]);
    await change('remove', 'USDC');
    await change('add', 'USDC');
    expect(await counts()).toContainEqual(['USDC', 0]);
    const offered = (await lin(collection.chainSymbols, { wallet_id, base_symbol: 'ETH', id })).data;
    expect(offered.map((coin) => coin.symbol)).not.toContain('USDC');
    expect(offered.every((coin) => coin.contract_address !== '')).toBe(true);
  });
});
