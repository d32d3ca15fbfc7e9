import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { blacklist } from '../../../domains/blacklist/blacklist.contract.ts';
import { collection } from '../../../domains/collection/collection.contract.ts';
import { signing } from '../../../domains/signing/signing.contract.ts';
import { transactions } from '../../../domains/transactions/transactions.contract.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { homeOf } from '../../world/access.ts';
import { holding } from '../../world/ledger.ts';
import { newAddress } from '../receiving/new-address.ts';
import { arrive } from '../transactions/arrivals.ts';
import { day, hour, minute } from '../../../core/durations.ts';

const wallet_id = walletIds.operations;
const { dailyPayments } = subWalletIds;
const newHires = 2012;

let sandbox: Sandbox;
let kofi: ReturnType<typeof asking>;
let mei: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  kofi = asking(sandbox, people.admin.uid);
  mei = asking(sandbox, people.secondMember.uid);
});

async function ruleId(): Promise<number> {
  const [rule] = (await mei(collection.rules, { wallet_id })).data.list;
  return rule?.id ?? 0;
}

/** USDT comes in on Daily payments, whose first address has authorized the rule. */
function income(amount: string, more: { symbol?: string; address_to?: string } = {}): void {
  const facts = { sub_wallet_id: dailyPayments, symbol: 'USDTERC20', amount, ...more };
  const address_from = homeOf(sandbox.world, 2010, 'ETH')?.address ?? '';
  arrive(sandbox.world, { ...facts, address_from, txid: `0x${'ab'.repeat(32)}` });
  sandbox.clock.step(3 * minute);
}

/** Gives up the sweep that waits from the start. */
async function clear(): Promise<void> {
  for (const { id } of (await mei(collection.history, { wallet_id, status: [1100] })).data.list)
    expect((await kofi(collection.cancel, { id })).code).toBe('0');
}

const sweepNow = async () =>
  mei(collection.saveSymbols, { id: await ruleId(), symbols: ['USDTERC20'], op: 'sweep' });

async function sign(business_type: 'collect' | 'collect_auth', business_id: number) {
  const asked = await kofi(signing.generate, { business_type, business_id, summary: '' });
  if (asked.code !== '0') return asked.code;
  await onPhone(sandbox, asked.data.qrc_id, 'scan');
  await onPhone(sandbox, asked.data.qrc_id, 'confirm');
  return '0';
}

const usdtOf = (id: number) => holding(sandbox.world, id, 'USDTERC20');
const info = async (id: number) => (await mei(collection.historyInfo, { id })).data;

describe('a sweep by hand', () => {
  it('takes what is there once a key holder signs it, and the receiver pays for it', async () => {
    const before = usdtOf(newHires).total;
    await clear();
    const waits = usdtOf(dailyPayments).total;
    const { trans_ids, need_sign } = (await sweepNow()).data;
    const [id = 0] = trans_ids;
    expect(need_sign).toBe(0);
    expect(await info(id)).toMatchObject({
      status: 1100,
      total_amount: waits.toFixed(),
      trigger: 1,
      address_count: 1,
    });
    expect(usdtOf(dailyPayments).locked.toFixed()).toBe(waits.toFixed());

    expect(await sign('collect', id)).toBe('0');
    sandbox.clock.step(4 * minute);
    const done = await info(id);
    expect(done).toMatchObject({ status: 2000, confirmations: 12, list: [{ status: 2000 }] });
    expect(usdtOf(dailyPayments).total.toFixed()).toBe('0');
    expect(usdtOf(newHires).total.minus(before).toFixed()).toBe(waits.toFixed());

    const found = (await kofi(transactions.list, { wallet_id, keyword: done.txid })).data.list;
    const said = found.map((row) => [row.trans_kind, row.sub_wallet_id, row.amount]);
    expect(said).toContainEqual(['collect', newHires, '0']);
    expect(said).toContainEqual(['collect', dailyPayments, waits.toFixed()]);
    expect(said).toContainEqual(['deposit', newHires, waits.toFixed()]);
  });

  it('holds nothing any more once it is cancelled, and cannot be once it is signed', async () => {
    await clear();
    expect(usdtOf(dailyPayments).locked.toFixed()).toBe('0');
    const [id = 0] = (await sweepNow()).data.trans_ids;
    expect((await mei(collection.cancel, { id })).code).toBe('0');
    expect(await info(id)).toMatchObject({ status: 2300, list: [{ status: 2300 }] });
    const [next = 0] = (await sweepNow()).data.trans_ids;
    await sign('collect', next);
    expect((await mei(collection.cancel, { id: next })).code).toBe(codes.alreadyHandled);
  });

  it('that nobody signs ends by itself, with everything it holds', async () => {
    await clear();
    const [id = 0] = (await sweepNow()).data.trans_ids;
    sandbox.clock.step(8 * day);
    expect(await info(id)).toMatchObject({ status: 2202, list: [{ status: 2202 }] });
    expect(usdtOf(dailyPayments).locked.toFixed()).toBe('0');
  });

  it('takes nothing below the threshold, and nothing from an address that is never swept', async () => {
    await clear();
    const id = await ruleId();
    const amount = usdtOf(dailyPayments).total.toFixed();
    await mei(collection.saveAmounts, { id, list: [{ symbol: 'USDTERC20', collect_min: amount }] });
    expect((await sweepNow()).code).toBe(codes.amountTooSmall);
    income('0.01');
    expect((await mei(collection.transInfo, { id })).data.waiting[0]?.sub_wallet_count).toBe(1);
    await kofi(blacklist.operate, {
      wallet_id,
      op: 'add',
      base_symbol: 'ETH',
      address: [homeOf(sandbox.world, dailyPayments, 'ETH')?.address ?? ''],
      scope: 2,
    });
    expect((await sweepNow()).code).toBe(codes.amountTooSmall);
  });
});

describe('a rule that the clock drives', () => {
  it('sweeps within an hour, and no more once it is disabled', async () => {
    await clear();
    const id = await ruleId();
    await mei(collection.saveRule, { wallet_id, id, collect_mode: 2 });
    sandbox.clock.step(hour + 10 * minute);
    const [last] = (await mei(collection.history, { wallet_id, trigger: 2 })).data.list;
    expect(last).toMatchObject({ status: 2000, trigger: 2 });
    expect(usdtOf(dailyPayments).total.toFixed()).toBe('0');

    await mei(collection.saveRule, { wallet_id, id, status: 5 });
    income('500');
    sandbox.clock.step(3 * hour);
    expect(usdtOf(dailyPayments).total.toFixed()).toBe('500');
    await mei(collection.saveRule, { wallet_id, id, status: 3 });
    sandbox.clock.step(hour + 10 * minute);
    expect(usdtOf(dailyPayments).total.toFixed()).toBe('0');
  });
});

describe('a coin that the co-signer sweeps as well', () => {
  it('is left to whichever of the two was set up first', async () => {
    const ana = asking(sandbox, people.owner.uid);
    const asked = { wallet_id: walletIds.treasury, keyword: 'Stablecoins to' };
    const id = (await ana(collection.rules, asked)).data.list[0]?.id ?? 0;
    const authorise = async (symbol: string) => {
      const rows = (await ana(collection.authorised, { id, symbol: [symbol], keyword: 'market' })).data.list;
      if (rows[0]?.auth_status === 3) return;
      const { qrc_id } = (
        await ana(signing.generate, {
          business_type: 'collect_auth',
          business_id: rows[0]?.id ?? 0,
          summary: '',
        })
      ).data;
      await onPhone(sandbox, qrc_id, 'scan');
      await onPhone(sandbox, qrc_id, 'confirm');
    };
    await ana(collection.saveRule, { wallet_id: walletIds.treasury, id, collect_mode: 1 });
    await authorise('USDC');
    await authorise('USDTERC20');
    const { marketMaking } = subWalletIds;
    const address_from = homeOf(sandbox.world, 2010, 'ETH')?.address ?? '';
    for (const [symbol, digit] of [
      ['USDC', 'c'],
      ['USDTERC20', 'd'],
    ] as const)
      arrive(sandbox.world, {
        sub_wallet_id: marketMaking,
        symbol,
        amount: '4000',
        address_from,
        txid: `0x${digit.repeat(64)}`,
      });
    sandbox.clock.step(4 * minute);
    const { waiting } = (await ana(collection.transInfo, { id })).data;
    expect(waiting.map((row) => [row.symbol, row.address_count])).toEqual([
      ['USDTERC20', 0],
      ['USDC', 1],
    ]);
  });
});

describe('an authorisation', () => {
  it('is signed, confirmed by the chain, and taken back the same way', async () => {
    const id = await ruleId();
    const rows = async () =>
      (await kofi(collection.authorised, { id, symbol: ['USDTERC20'], keyword: 'daily' })).data.list;
    const [given] = await rows();
    expect(given).toMatchObject({ auth_status: 3, auth_amount: '-1', can_sign: true, has_gas: true });
    expect(await sign('collect_auth', given?.id ?? 0)).toBe('0');
    expect((await rows())[0]).toMatchObject({ auth_status: 2, can_sign: false });
    sandbox.clock.step(4 * minute);
    expect((await rows())[0]).toMatchObject({ auth_status: 0, auth_amount: '0' });

    const asked = { business_type: 'collect_auth' as const, business_id: given?.id ?? 0, summary: '' };
    const { qrc_id } = (await kofi(signing.generate, asked)).data;
    expect((await rows())[0]?.auth_status).toBe(1);
    await onPhone(sandbox, qrc_id, 'scan');
    await onPhone(sandbox, qrc_id, 'confirm');
    sandbox.clock.step(4 * minute);
    expect((await rows())[0]).toMatchObject({ auth_status: 3, auth_amount: '-1' });
  });

  it('belongs to one address: another of the same sub-wallet is swept once it has given its own', async () => {
    await clear();
    const { world } = sandbox;
    const id = await ruleId();
    const [wallet, subWallet] = [world.wallets.get(wallet_id), world.subWallets.get(dailyPayments)];
    if (wallet === undefined || subWallet === undefined) throw new Error('There is no Daily payments');
    const { address } = newAddress(world, wallet, subWallet, 'ETH');
    income('700', { address_to: address });
    const row = async () =>
      (await kofi(collection.authorised, { id, symbol: ['USDTERC20'], keyword: address })).data.list[0];
    const swept = async () => (await mei(collection.transInfo, { id })).data.waiting[0]?.addresses ?? [];
    expect(await row()).toMatchObject({ address, auth_status: 0, balance: '700', has_gas: false });
    expect((await swept()).map((one) => one.address)).not.toContain(address);

    income('0.2', { symbol: 'ETH', address_to: address });
    const asked = await row();
    expect(asked).toMatchObject({ has_gas: true, can_sign: true });
    expect(await sign('collect_auth', asked?.id ?? 0)).toBe('0');
    sandbox.clock.step(4 * minute);
    expect(await row()).toMatchObject({ auth_status: 3, auth_amount: '-1' });
    const sent = (await kofi(transactions.list, { wallet_id, trans_kind: ['web3'], address_from: address }))
      .data;
    expect(sent.list).toMatchObject([{ amount: '-1', status: 2000 }]);
    expect(await swept()).toContainEqual({
      sub_wallet_id: dailyPayments,
      sub_wallet_name: subWallet.sub_wallet_name,
      address,
      amount: '700',
    });
    const { amount, address_count } = (await mei(collection.transInfo, { id })).data.waiting[0] ?? {};
    expect([amount, address_count]).toEqual([usdtOf(dailyPayments).total.toFixed(), 2]);
  });

  it('is for key holders to sign, where the address can pay for it', async () => {
    const id = await ruleId();
    const { list } = (await kofi(collection.authorised, { id, page_size: 50 })).data;
    const vendor = list.find((row) => row.sub_wallet_name === 'Vendors' && row.symbol === 'USDTERC20');
    expect(vendor).toMatchObject({ auth_status: 0, can_sign: true });
    const seen = (await mei(collection.authorised, { id, page_size: 50 })).data.list;
    expect(seen.map((row) => row.can_sign)).not.toContain(true);
    const asked = { business_type: 'collect_auth' as const, business_id: vendor?.id ?? 0, summary: '' };
    expect((await mei(signing.generate, asked)).code).toBe(codes.alreadyHandled);
  });
});
