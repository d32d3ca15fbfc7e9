import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { kyt } from '../../../domains/kyt/kyt.contract.ts';
import { activeService } from '../../../domains/kyt/kyt.rules.ts';
import { billing } from '../../../domains/billing/billing.contract.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { known } from '../../world/world.ts';
import { kytServiceIds } from './kyt-services.seed.ts';
import { day } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { chainward, amberlight, traceAtlas, ledgerLens } = kytServiceIds;
const { main, grants, customerDeposits } = subWalletIds;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

const services = async () => (await ana(kyt.services, { wallet_id })).data.kyt_service;
const serviceOf = async (id: number) =>
  known(
    (await services()).find((one) => one.id === id),
    `service ${id}`,
  );

const connection = { mode: 'own', api_key: 'trace-key-2026', api_secret: 'trace-secret-2026' } as const;

/** Nothing waits any more. */
function settle(): void {
  for (const row of sandbox.world.transactions.where('wallet_id', wallet_id))
    if (row.kyt_status === 1 || row.kyt_status === 3)
      sandbox.world.transactions.update(row, { kyt_status: 5 });
}

describe('the services of a wallet', () => {
  it('are one that is enforced, one that is over, one only bought and one that never was', async () => {
    const now = sandbox.clock.now();
    const [first, second, third, fourth] = await services();
    expect(first).toMatchObject({ id: chainward, status: 1, config_status: 1, open_status: 1 });
    expect(second).toMatchObject({ id: amberlight, status: 0, config_status: 1, open_status: 1 });
    expect(second?.expire_time).toBeLessThan(now);
    expect(third).toMatchObject({ id: traceAtlas, status: 0, config_status: 0, open_status: 1 });
    expect(fourth).toMatchObject({ id: ledgerLens, open_status: 0, expire_time: 0, package_total: 0 });
    expect(activeService(await services(), now, 'Europe/Berlin')?.id).toBe(chainward);
    expect(first?.package_used).toBe(sandbox.world.kytRecords.where('service_id', chainward).length);
  });

  it('are set up before they are enforced, and one at a time', async () => {
    const on = { service_id: traceAtlas, status: 1 } as const;
    expect(await ana(kyt.switchService, on)).toMatchObject({
      code: codes.badParameter,
      data: { field: 'config_status' },
    });
    await ana(kyt.saveConfig, {
      service_id: traceAtlas,
      sections: { connection, scope: { scope_type: 2, sub_wallet_ids: [grants], auto_include_new: 0 } },
    });
    const { blocking_count } = (await ana(kyt.closeCheck, { service_id: chainward })).data;
    expect(await ana(kyt.switchService, on)).toMatchObject({
      code: codes.alreadyHandled,
      data: { blocking_count },
    });
    expect(await serviceOf(traceAtlas)).toMatchObject({ status: 0 });
    expect(await serviceOf(chainward)).toMatchObject({ status: 1 });
    settle();
    expect((await ana(kyt.switchService, on)).code).toBe('0');
    expect(await serviceOf(traceAtlas)).toMatchObject({ status: 1 });
    expect(await serviceOf(chainward)).toMatchObject({ status: 0 });
    const { data } = await ana(kyt.watched, { wallet_id });
    expect(data.filter((row) => row.selected === 1).map((row) => row.sub_wallet_id)).toEqual([grants]);
  });

  it.each([
    ['over', amberlight, 'expire_time'],
    ['not bought', ledgerLens, 'open_status'],
  ])('are not enforced where they are %s', async (_, service_id, field) => {
    expect(await ana(kyt.switchService, { service_id, status: 1 })).toMatchObject({
      code: codes.badParameter,
      data: { field },
    });
  });

  it('are not closed while something waits, and watch nothing once they are', async () => {
    const question = { service_id: chainward };
    const check = (await ana(kyt.closeCheck, question)).data;
    expect(check).toMatchObject({ can_close: false, blocking_count: check.blocking.length });
    expect(check.blocking.every((record) => record.kyt_status === 1 || record.kyt_status === 3)).toBe(true);
    expect(await kofi(kyt.switchService, { ...question, status: 0 })).toMatchObject({
      code: codes.alreadyHandled,
      data: { blocking_count: check.blocking_count },
    });
    settle();
    expect((await kofi(kyt.closeCheck, question)).data).toMatchObject({ can_close: true, blocking: [] });
    expect((await kofi(kyt.switchService, { ...question, status: 0 })).code).toBe('0');
    expect((await ana(kyt.watched, { wallet_id })).data.some((row) => row.selected === 1)).toBe(false);
  });

  it('go on as they are where the provider rejects another connection', async () => {
    const save = (api_key: string) =>
      ana(kyt.saveConfig, {
        service_id: chainward,
        sections: { connection: { ...connection, api_key } },
      });
    expect((await save('wrong-key-2026')).data).toEqual({ config_status: 1, test_result: 2 });
    const question = { service_id: chainward };
    expect((await ana(kyt.connection, question)).data).toMatchObject({ mode: 'platform', test_result: 1 });
    expect(await serviceOf(chainward)).toMatchObject({ status: 1, config_status: 1 });
    expect((await ana(kyt.watched, { wallet_id })).data.some((row) => row.selected === 1)).toBe(true);
    expect((await save('chain-key-2026')).data).toEqual({ config_status: 1, test_result: 1 });
    expect((await ana(kyt.connection, question)).data).toMatchObject({ mode: 'own' });
  });

  it('go on once the bill of their renewal is paid', async () => {
    const order = { wallet_id, provider: 'Amberlight', status: [0 as const] };
    const { list } = (await ana(kyt.orders, order)).data;
    const { order_id, bill_id } = known(list[0], 'order');
    expect(list).toMatchObject([{ pay_time: null, start_time: null }]);
    await ana(billing.payAddress, { bill_id, symbol: 'TUSDT' });
    await ana(billing.pay, { bill_id, symbol: 'TUSDT' });
    sandbox.clock.step(2 * 60_000);
    const charge = (await ana(kyt.charge, { order_id })).data;
    expect(charge).toMatchObject({ status: 2, used: 0, remaining: charge.quota });
    expect(await serviceOf(amberlight)).toMatchObject({
      expire_time: charge.expire_time,
      package_total: charge.quota,
    });
  });

  it('screen nothing any more once they are over', async () => {
    const { expire_time } = await serviceOf(chainward);
    sandbox.clock.step(expire_time - sandbox.clock.now());
    const asked = { sub_wallet_id: main, symbol: 'TUSDT', address_to: 'TAbdCiGuJvFngPqsELq3ED984P7vRcVmvV' };
    expect((await ana(kyt.withdrawCheck, asked)).data.kyt.level).toBe(0);
  });
});

describe('a configuration', () => {
  it('is saved part by part; what is left out stays as it is', async () => {
    const question = { wallet_id, service_id: chainward };
    const before = (await ana(kyt.config, question)).data;
    await kofi(kyt.saveConfig, {
      service_id: chainward,
      sections: { timeout: { minutes: 5, action: 'release' } },
    });
    expect((await ana(kyt.config, question)).data).toEqual({
      ...before,
      timeout: { minutes: 5, action: 'release' },
      updated_at: sandbox.clock.now(),
      updated_by: { uid: people.admin.uid, nickname: people.admin.nickname, avatar_letter: 'K' },
    });
  });

  it('never shows its keys whole, and tells how their test went', async () => {
    const save = (more: object) =>
      ana(kyt.saveConfig, { service_id: traceAtlas, sections: { connection: { ...connection, ...more } } });
    expect((await save({ api_key: 'revoked-key-1' })).data).toEqual({ config_status: 0, test_result: 2 });
    expect((await save({})).data).toEqual({ config_status: 1, test_result: 1 });
    const { data } = await ana(kyt.connection, { service_id: traceAtlas });
    expect(data).toEqual({
      mode: 'own',
      api_key_masked: 'trac****2026',
      test_time: sandbox.clock.now(),
      test_result: 1,
    });
    // The secret need not be typed again, and is nowhere to be read.
    expect((await save({ api_key: 'trace-key-2027', api_secret: '' })).data.test_result).toBe(1);
    const { world } = sandbox;
    expect(JSON.stringify(world.operations.all())).not.toContain('trace-');
  });

  it.each([
    ['sections.connection.api_secret', 'missing', { connection: { mode: 'own', api_key: 'trace-key-2026' } }],
    [
      'sections.scope.sub_wallet_ids',
      'unknown',
      { scope: { scope_type: 2, sub_wallet_ids: [2009], auto_include_new: 0 } },
    ],
    [
      'sections.triggers.coins',
      'unknown',
      { triggers: { trigger_mode: 'value', coins: [{ symbol: 'NONE', status: 1, minimum: '1' }] } },
    ],
    ['sections.directions', 'missing', { directions: [] }],
  ] as const)('is refused by the name of its part: %s, %s', async (field, fault, wrong) => {
    const sections = JSON.parse(JSON.stringify(wrong)) as Record<string, never>;
    expect(await ana(kyt.saveConfig, { service_id: traceAtlas, sections })).toMatchObject({
      code: codes.badParameter,
      data: { field, fault },
    });
  });

  it('keeps a person’s choice of sub-wallets as a draft until the scope is saved', async () => {
    const question = { service_id: chainward };
    const chosen = async (who: typeof ana) => {
      const { data } = await who(kyt.scope, { ...question, selected: 1, page_size: 50 });
      return { ids: data.list.map((row) => row.sub_wallet_id), cache_id: data.cache_id };
    };
    expect((await chosen(ana)).ids).toHaveLength(8);
    const { cache_id } = (await ana(kyt.draftScope, { ...question, sub_wallet_ids: [main, grants] })).data;
    expect(await chosen(ana)).toEqual({ ids: [main, grants], cache_id });
    // It is hers alone, and nothing is watched by it.
    expect((await chosen(kofi)).ids).toHaveLength(8);
    const scope = { scope_type: 2 as const, sub_wallet_ids: [main], auto_include_new: 0 as const };
    await ana(kyt.saveConfig, { ...question, sections: { scope } });
    expect(await chosen(ana)).toEqual({ ids: [main], cache_id: '' });
    expect((await ana(kyt.draftScope, { ...question, sub_wallet_ids: [2009] })).code).toBe(
      codes.badParameter,
    );
  });
});

describe('the records', () => {
  it('are of every level and in every state', async () => {
    for (const kyt_status of [1, 2, 3, 4, 5, 6, 7] as const)
      expect([
        kyt_status,
        (await ana(kyt.records, { wallet_id, kyt_status: [kyt_status] })).data.count > 0,
      ]).toEqual([kyt_status, true]);
    for (const risk_level of [0, 1, 2, 3, 4] as const)
      expect([
        risk_level,
        (await ana(kyt.records, { wallet_id, risk_level: [risk_level] })).data.count > 0,
      ]).toEqual([risk_level, true]);
  });

  it('are found by everything that a screen filters by', async () => {
    const all = (await ana(kyt.records, { wallet_id, page_size: 1000 })).data.list;
    const [first] = all;
    const end_time = sandbox.clock.now() - 40 * day;
    const ask = async (filter: object) =>
      (await ana(kyt.records, { wallet_id, page_size: 1000, ...filter })).data.list;
    expect(await ask({ direction: 'withdraw' })).toEqual(all.filter((row) => row.trans_kind === 'withdraw'));
    expect(await ask({ sub_wallet_id: [customerDeposits] })).toEqual(
      all.filter((row) => row.sub_wallet_id === customerDeposits),
    );
    expect(await ask({ symbol: 'ETH' })).toEqual(all.filter((row) => row.symbol === 'ETH'));
    expect(await ask({ end_time })).toEqual(all.filter((row) => row.created_at <= end_time));
    expect(await ask({ keyword: first?.screen_address.toUpperCase() })).toEqual(
      all.filter((row) => row.screen_address === first?.screen_address),
    );
    expect(await ask({ provider: 'Amberlight' })).toEqual([]);
    const scores = (await ask({ order_by: 'risk_score', order: 'asc' })).map((row) => row.risk_score);
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  });

  it('are those of the sub-wallets that somebody sees, figures too', async () => {
    const mei = asking(sandbox, people.secondMember.uid);
    const { list, stat, count } = (await mei(kyt.records, { wallet_id, page_size: 1000 })).data;
    expect(new Set(list.map((row) => row.sub_wallet_id))).toEqual(new Set([main, subWalletIds.marketMaking]));
    const { none, low, medium, high, severe } = stat.by_level;
    expect(none + low + medium + high + severe).toBe(count);
  });

  it('tell what ties an address to what is wrong', async () => {
    const { list } = (await ana(kyt.records, { wallet_id, risk_level: [4], kyt_status: [3] })).data;
    const { record_id, screen_address } = known(list[0], 'severe record');
    const { data } = await ana(kyt.record, { record_id });
    expect(data).toMatchObject({ exposure: 'direct', sanctioned: 1, categories: ['Sanctions', 'Mixer'] });
    expect(data.exposures.map(({ category }) => category)).toEqual(data.categories);
    expect(data.exposures.every(({ path }) => path[0] === screen_address)).toBe(true);
  });
});
