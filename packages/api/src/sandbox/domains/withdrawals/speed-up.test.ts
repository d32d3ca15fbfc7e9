import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { signing, withdrawals } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  type Sandbox,
} from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const { main } = subWalletIds;
const block = 12_000;

let sandbox: Sandbox;
let lin: ReturnType<typeof asking>;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  lin = asking(sandbox, people.member.uid);
  ana = asking(sandbox, people.owner.uid);
});

const payment = {
  sub_wallet_id: main,
  symbol: 'ETH',
  address_to: specialAddresses.ordinary.evm,
  amount: '0.1',
};

async function sign(id: number, act: 'confirm' | 'refuse' = 'confirm'): Promise<void> {
  const shown = await ana(signing.generate, { business_type: 'withdraw', business_id: id, summary: '' });
  expect(shown.code).toBe('0');
  await onPhone(sandbox, shown.data.qrc_id, 'scan');
  await onPhone(sandbox, shown.data.qrc_id, act);
}

/** A payment at the slow tier that is sent, and that no block has taken yet. */
async function slow(): Promise<number> {
  const { data } = await lin(withdrawals.create, {
    request_id: crypto.randomUUID(),
    ...payment,
    gas_price: '2.1',
  });
  await sign(data.withdraw_id);
  sandbox.clock.step(2_000);
  return data.withdraw_id;
}

const info = async (id: number) => (await ana(withdrawals.info, { id })).data;

const faster = (person: typeof ana, id: number, change: object = {}) =>
  person(withdrawals.create, { request_id: crypto.randomUUID(), ...payment, speed_up_id: id, ...change });

describe('a replacement', () => {
  it('is signed, takes the place of the slow one under the same number, and pays its own fee', async () => {
    const id = await slow();
    const before = await info(id);
    expect(before).toMatchObject({ status: 1200, confirmations: 0, can_speed_up: true });
    const { data } = await ana(withdrawals.speedUp, { id, trans_kind: 'withdraw' });
    expect(data).toMatchObject({ support: 1, may: 1, min_gas_price: '2.31', old: { gas_price: '2.1' } });

    const asked = await faster(ana, id, { gas_price: '3.4' });
    expect(asked.data).toEqual({ withdraw_id: id, need_sign: 1 });
    expect(await info(id)).toMatchObject({
      status: 1200,
      pending_round: true,
      txid: before.txid,
      my_action: 2,
    });
    await sign(id);
    sandbox.clock.step(2_000);
    const sped = await info(id);
    expect(sped).toMatchObject({
      status: 1200,
      pending_round: false,
      replaced: [before.txid],
      gas_price: '3.4',
    });
    expect(sped.txid).not.toBe(before.txid);
    sandbox.clock.step(12 * block);
    expect(await info(id)).toMatchObject({ status: 2000, confirmations: 12, real_fee: '0.0000714' });
  });

  it('comes too late once a block has taken the slow one, which keeps its fee', async () => {
    const id = await slow();
    const { fee } = await info(id);
    await faster(ana, id);
    sandbox.clock.step(25 * block);
    expect(await info(id)).toMatchObject({ confirmations: 1, pending_round: false, my_action: 0, fee });
    sandbox.clock.step(11 * block);
    expect(await info(id)).toMatchObject({ status: 2000, real_fee: fee, replaced: [] });
  });

  it('that the phone refuses leaves the slow one as it was', async () => {
    const id = await slow();
    const { fee, txid } = await info(id);
    await faster(ana, id);
    await sign(id, 'refuse');
    expect(await info(id)).toMatchObject({
      status: 1200,
      fee,
      txid,
      pending_round: false,
      can_speed_up: true,
    });
  });

  it('pays the same people the same, each of them', async () => {
    const outputs = [
      { address: specialAddresses.ordinary.evm, amount: '0.06' },
      { address: addressOn('ETH', 'Northwind Supplies'), amount: '0.04' },
    ];
    const { data } = await lin(withdrawals.create, {
      request_id: crypto.randomUUID(),
      ...payment,
      outputs,
      gas_price: '2.1',
    });
    const id = data.withdraw_id;
    await sign(id);
    sandbox.clock.step(2_000);
    const refused = { code: codes.badParameter, data: { field: 'outputs' } };
    expect(await faster(ana, id, { gas_price: '3.4' })).toMatchObject(refused);
    const [one, other] = outputs;
    const turned = [other, one];
    expect(await faster(ana, id, { gas_price: '3.4', outputs: turned })).toMatchObject(refused);
    expect((await faster(ana, id, { gas_price: '3.4', outputs })).data).toMatchObject({ withdraw_id: id });
  });

  it('holds its higher fee while it waits', async () => {
    const id = await slow();
    const lock = async () =>
      (await ana(withdrawals.balance, { sub_wallet_id: main, symbol: 'ETH' })).data.lock_balance;
    const before = await lock();
    await faster(ana, id, { gas_price: '10' });
    // Another 7.9 Gwei for each of 21,000 gas.
    expect(new Big(await lock()).minus(before).toFixed()).toBe('0.0001659');
  });

  it.each([
    ['for less than a tenth more', { gas_price: '2.3' }, codes.badParameter],
    ['to somebody else', { address_to: specialAddresses.highRisk.evm }, codes.badParameter],
    ['of another amount', { amount: '0.2' }, codes.badParameter],
    ['with less gas', { gas_limit: '20000' }, codes.badParameter],
    ['that nobody could pay', { gas_price: '9000000' }, codes.insufficientFeeBalance],
  ])('is refused %s', async (_, change, code) => {
    expect(await faster(ana, await slow(), change)).toMatchObject({ code });
  });

  it('is for owner and admins, one at a time, and known again when its request is repeated', async () => {
    const id = await slow();
    expect(await faster(lin, id)).toMatchObject({ code: codes.noPermission });
    const request_id = crypto.randomUUID();
    expect(await faster(ana, id, { request_id })).toMatchObject({ code: '0' });
    expect(await faster(ana, id, { request_id })).toMatchObject({
      code: codes.alreadySubmitted,
      data: { withdraw_id: id },
    });
    expect(await faster(ana, id)).toMatchObject({ code: codes.changePending });
    expect((await ana(withdrawals.speedUp, { id, trans_kind: 'withdraw' })).data).toMatchObject({
      support: 0,
    });
  });

  it('is for chains that take one: TRON does not', async () => {
    const { data } = await ana(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: main,
      symbol: 'TRX',
      address_to: specialAddresses.ordinary.tron,
      amount: '10',
    });
    await sign(data.withdraw_id);
    sandbox.clock.step(2_000);
    const change = { symbol: 'TRX', address_to: specialAddresses.ordinary.tron, amount: '10' };
    expect(await faster(ana, data.withdraw_id, change)).toMatchObject({ code: codes.speedUpNotSupported });
  });
});

it('a payment that pays too little for any block is forgotten by its chain after three days', async () => {
  const row = sandbox.world.transactions
    .all()
    .find((one) => one.trans_kind === 'withdraw' && one.status === 1200 && one.gas_price === '1.6');
  const id = row?.id ?? 0;
  sandbox.clock.step(2 * day);
  expect(await info(id)).toMatchObject({ status: 1200, confirmations: 0 });
  sandbox.clock.step(day);
  expect(await info(id)).toMatchObject({ status: 2300, fail_reason: 'Dropped by the network' });
});
