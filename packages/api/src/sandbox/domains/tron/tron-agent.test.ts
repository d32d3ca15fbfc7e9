import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { signing, tron, withdrawals } from '../../../index.ts';
import {
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { newHash, arrive } from '../transactions/deposit-lifecycle.ts';
import { day, hour, minute, second } from '../../../core/durations.ts';

const { treasury, operations } = walletIds;
const { main, payroll, dailyPayments, vendors } = subWalletIds;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

const proxy = async (wallet_id: number) => (await ana(tron.proxy, { wallet_id })).data;

type Sorts = 'trx_proxy' | 'trx_proxy_close' | 'withdraw';

async function scan(who: typeof ana, business_type: Sorts, business_id: number): Promise<string> {
  const { code, data } = await who(signing.generate, { business_type, business_id, summary: 'TRON agent' });
  if (code !== '0') return code;
  await onPhone(sandbox, data.qrc_id, 'scan');
  await onPhone(sandbox, data.qrc_id, 'confirm');
  return code;
}

async function pay(): Promise<number> {
  const { data } = await ana(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount: '20',
  });
  await scan(ana, 'withdraw', data.withdraw_id);
  return data.withdraw_id;
}

function payIn(sub_wallet_id: number, amount: string): void {
  const coin = sandbox.world.coins.get('TRX');
  if (coin === undefined) throw new Error('There is no TRX');
  const address_from = addressOn('TRX', 'somebody outside');
  arrive(sandbox.world, {
    sub_wallet_id,
    symbol: 'TRX',
    amount,
    address_from,
    txid: newHash(sandbox.world, coin),
  });
}

describe('a payment on TRON', () => {
  it('is lent energy while it is sent, which is taken back afterwards', async () => {
    const trans_id = await pay();
    const order = async () => (await ana(tron.delegations, { wallet_id: treasury, trans_id })).data[0];
    expect(await order()).toMatchObject({ status: 0, energy_txid: '', energy_time: 0 });
    const seen: (number | undefined)[] = [];
    for (const wait of [second, second, 9 * minute, 2 * minute, 10 * second]) {
      sandbox.clock.step(wait);
      seen.push((await order())?.status);
    }
    expect(seen).toEqual([1, 2, 2, 4, 4]);
    const done = await order();
    if (done === undefined) throw new Error('Nothing was ordered');
    // Somebody who has never had the token costs twice the energy.
    expect([done.energy_num, done.net_num, done.service_charge_type]).toEqual([130_400, 500, '10010']);
    expect(done.reclaim_energy_time).toBeGreaterThan(done.energy_time);
    const hashes = [done.energy_txid, done.net_txid, done.reclaim_energy_txid, done.reclaim_net_txid];
    expect(new Set(hashes).size).toBe(4);
  });

  it('is charged less than it would have burnt, with its own fee', async () => {
    const before = (await proxy(treasury)).saved_trx_total;
    const trans_id = await pay();
    const { data } = await ana(tron.feeUsage, { wallet_id: treasury, keyword: String(trans_id) });
    expect(data.list).toMatchObject([
      {
        energy_used: 130_285,
        net_used: 345,
        burn_trx: '13.3735',
        service_fee: '8.29157',
        saved_trx: '5.08193',
        settle_status: 1,
        trans_kind: 'withdraw',
      },
    ]);
    const detail = await ana(tron.feeUsageDetail, { wallet_id: treasury, id: data.list[0]?.id ?? 0 });
    expect(detail.data.order).toMatchObject({ trans_id, service_charge: '8.29157' });
    const after = (await proxy(treasury)).saved_trx_total;
    expect(new Big(after).minus(before).toFixed()).toBe('5.08193');
  });

  it('burns where somebody chooses that', async () => {
    const { data } = await ana(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: main,
      symbol: 'TUSDT',
      address_to: specialAddresses.ordinary.tron,
      amount: '20',
      fee: '13.3735',
    });
    await scan(ana, 'withdraw', data.withdraw_id);
    const orders = await ana(tron.delegations, { wallet_id: treasury, trans_id: data.withdraw_id });
    expect(orders.data).toEqual([]);
  });
});

describe('the agent', () => {
  it('is authorised by a web3 sub-wallet, by owner or admin', async () => {
    expect(await scan(ana, 'trx_proxy_close', treasury)).toBe('0');
    expect(await proxy(treasury)).toMatchObject({ status: 0, auth_sub_wallet_id: 0, open_time: 0 });
    expect(await scan(ana, 'trx_proxy', payroll)).toBe(codes.alreadyHandled);
    expect(await scan(asking(sandbox, people.member.uid), 'trx_proxy', main)).toBe(codes.alreadyHandled);
    expect(await scan(kofi, 'trx_proxy', main)).toBe('0');
    expect(await proxy(treasury)).toMatchObject({ status: 1 });
    expect(await scan(ana, 'trx_proxy', main)).toBe(codes.alreadyHandled);
    sandbox.clock.step(minute);
    expect(await proxy(treasury)).toMatchObject({
      status: 2,
      auth_sub_wallet_id: main,
      auth_address: addressOn('TRX', `sub-wallet ${main}`),
      allowance: '-1',
    });
  });

  it('costs less than burning', async () => {
    const { service_charge_rate, energy_price_sun, fee_rules } = await proxy(treasury);
    expect(new Big(service_charge_rate).lt(1)).toBe(true);
    const cheapest = fee_rules.find((rule) => rule.resource_type === 'energy' && rule.type === '10010');
    expect(new Big(cheapest?.price_sun ?? 'none').lt(energy_price_sun)).toBe(true);
    expect(cheapest?.single_price_trx).toBe('3.9928');
  });

  it('settles every week what sweeps used, from the address that permitted it', async () => {
    const owed = (await proxy(treasury)).unsettled_amount;
    expect(new Big(owed).gt(0)).toBe(true);
    const auth = sandbox.world.tronAgents.get(treasury)?.auth_sub_wallet_id ?? 0;
    const before = sandbox.world.ledger.of(auth, 'TRX').total;
    sandbox.clock.step(7 * day);
    const { data } = await ana(tron.payments, { wallet_id: treasury, page_size: 1 });
    const [payment] = data.list;
    expect(payment).toMatchObject({ status: 1, address_from: addressOn('TRX', `sub-wallet ${auth}`) });
    expect(new Big(payment?.amount ?? 0).gte(owed)).toBe(true);
    const taken = before.minus(sandbox.world.ledger.of(auth, 'TRX').total);
    expect(taken.toFixed()).toBe(payment?.amount);
    const of = sandbox.world.feeUsages
      .where('wallet_id', treasury)
      .filter((row) => row.payment_id === payment?.id);
    expect(of).toHaveLength(payment?.usage_count ?? 0);
  });
});

const quote = async () =>
  (
    await kofi(withdrawals.fee, {
      sub_wallet_id: dailyPayments,
      symbol: 'TUSDT',
      to: specialAddresses.ordinary.tron,
    })
  ).data.agent_fee;

describe('in arrears', () => {
  it('nothing is delegated until what is owed is there to be taken', async () => {
    const before = await proxy(operations);
    expect(before).toMatchObject({ status: 3, auth_sub_wallet_id: vendors });
    expect(new Big(before.auth_balance).lt(before.unpaid_amount)).toBe(true);
    expect(before.next_settlement_time - sandbox.clock.now()).toBeLessThanOrEqual(4 * hour);
    const failed = await ana(tron.payments, { wallet_id: operations, status: [2] });
    expect(failed.data.list).toMatchObject([{ amount: before.unpaid_amount, txid: '', trans_id: 0 }]);

    expect(await quote()).toBeUndefined();
    payIn(vendors, '100');
    sandbox.clock.step(5 * hour);
    expect(await proxy(operations)).toMatchObject({ status: 2, unpaid_amount: '0' });
    expect(await quote()).toBeDefined();
    const left = sandbox.world.ledger.of(vendors, 'TRX').total.toFixed();
    expect(left).toBe(new Big(before.auth_balance).plus(100).minus(before.unpaid_amount).toFixed());
    const { data } = await ana(tron.feeUsage, { wallet_id: operations, settle_status: 0 });
    expect(data.count).toBe(0);
  });

  it('the agent cannot be closed, but another sub-wallet can stand in', async () => {
    expect(await scan(kofi, 'trx_proxy_close', operations)).toBe(codes.alreadyHandled);
    expect(await scan(kofi, 'trx_proxy', dailyPayments)).toBe('0');
    sandbox.clock.step(5 * hour);
    expect(await proxy(operations)).toMatchObject({ status: 2, auth_sub_wallet_id: dailyPayments });
  });
});

const total = (rows: readonly { fee: string }[]) =>
  rows.reduce((sum, { fee }) => sum.plus(fee), new Big(0)).toFixed();

describe('what delegation did', () => {
  it('adds up, day by day and by address', async () => {
    const { data } = await ana(tron.proxyData, { wallet_id: treasury, period: 90 });
    expect(data.series).toHaveLength(90);
    expect(data.series.at(-1)?.date).toBe('2026-11-20');
    expect(total(data.series)).toBe(data.fee);
    expect(total(data.accounts)).toBe(data.fee);
    expect(data.energy).toBeGreaterThan(0);
    const { data: list } = await ana(tron.feeUsage, { wallet_id: treasury, page_size: 1000 });
    expect(list.sums.energy).toBe(list.list.reduce((sum, row) => sum + row.energy_used, 0));
  });

  it('is shown to a member only of what is theirs', async () => {
    const lin = asking(sandbox, people.member.uid);
    const { data } = await lin(tron.feeUsage, { wallet_id: treasury, page_size: 1000 });
    expect(data.list.every((row) => [2001, 2002, 2003, 2004].includes(row.sub_wallet_id))).toBe(true);
    expect(data.count).toBeGreaterThan(0);
    const accounts = await lin(tron.proxyData, { wallet_id: treasury });
    expect(accounts.data.accounts.some((row) => row.sub_wallet_id === 2006)).toBe(false);
  });
});
