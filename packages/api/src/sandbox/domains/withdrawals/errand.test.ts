import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals, signing, transactions, withdrawals } from '../../../index.ts';
import {
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const { main } = subWalletIds;

let sandbox: Sandbox;
let lin: ReturnType<typeof asking>;
let mei: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  lin = asking(sandbox, people.member.uid);
  mei = asking(sandbox, people.secondMember.uid);
  kofi = asking(sandbox, people.admin.uid);
  ana = asking(sandbox, people.owner.uid);
});

async function pay(person: typeof lin, amount: string, more: object = {}): Promise<number> {
  const { code, data } = await person(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount,
    ...more,
  });
  expect(code).toBe('0');
  return data.withdraw_id;
}

async function order(id: number) {
  return (await ana(withdrawals.info, { id })).data;
}

const audit = (person: typeof lin, id: number, audit_result: 1 | 2, remark?: string) =>
  person(approvals.audit, { id, trans_kind: 'withdraw', audit_result, ...(remark ? { remark } : {}) });

async function showCode(person: typeof lin, id: number): Promise<string> {
  const { code, data } = await person(signing.generate, {
    business_type: 'withdraw',
    business_id: id,
    summary: 'What the screen says',
  });
  expect(code).toBe('0');
  return data.qrc_id;
}

async function signed(person: typeof lin, id: number): Promise<void> {
  const qrc = await showCode(person, id);
  await onPhone(sandbox, qrc, 'scan');
  await onPhone(sandbox, qrc, 'confirm');
}

async function balance(symbol: string) {
  return (await ana(withdrawals.balance, { sub_wallet_id: main, symbol })).data;
}

const sum = (one: string, other: string) => new Big(one).plus(other).toFixed();

describe('a large payment', () => {
  it('is asked for, approved, signed, confirmed and done, and the money is gone', async () => {
    const before = { usdt: await balance('TUSDT'), trx: await balance('TRX') };
    const id = await pay(lin, '1500');
    const asked = await order(id);
    expect(asked).toMatchObject({ status: 1000, hit_strategy: { name: 'Large stablecoin' }, my_action: 1 });
    expect((await balance('TUSDT')).lock_balance).toBe(sum(before.usdt.lock_balance, '1500'));
    expect(
      (await lin(approvals.items, { wallet_id: walletIds.treasury, tab: 'started' })).data.list[0],
    ).toMatchObject({
      business_id: id,
      my_action: 0,
    });

    expect((await audit(kofi, id, 1, 'Looks right')).data).toEqual({ status: 1100, need_sign: 1 });
    const qrc = await showCode(ana, id);
    const progress = async () => (await ana(signing.status, { qrc_id: qrc })).data;
    expect(await progress()).toEqual({ status: 0 });
    await onPhone(sandbox, qrc, 'scan');
    expect(await progress()).toEqual({ status: 1 });
    await onPhone(sandbox, qrc, 'confirm');
    expect(await progress()).toEqual({ status: 2, result_id: id });
    expect(await order(id)).toMatchObject({ status: 1200, txid: '', signed_by: 'Ana Ruiz' });

    sandbox.clock.step(2_000);
    expect((await order(id)).txid).toMatch(/^[0-9a-f]{64}$/);
    sandbox.clock.step(3_000);
    expect(await order(id)).toMatchObject({ status: 1200, confirmations: 1 });
    sandbox.clock.step(19 * 3_000);
    const done = await order(id);
    expect(done).toMatchObject({ status: 2000, confirmations: 20, fee: '0', real_fee: '0' });

    const after = { usdt: await balance('TUSDT'), trx: await balance('TRX') };
    expect(after.usdt.lock_balance).toBe(before.usdt.lock_balance);
    expect(after.usdt.normal_balance).toBe(sum(before.usdt.normal_balance, '-1500'));
    expect(after.trx.normal_balance).toBe(sum(before.trx.normal_balance, `-${asked.delegate_fee}`));
  });

  it('is over with one refusal, and the words of the refusal are kept', async () => {
    const before = await balance('TUSDT');
    const id = await pay(lin, '1500');
    expect((await audit(ana, id, 2, 'Not agreed')).data).toEqual({ status: 2100, need_sign: 0 });
    expect(await order(id)).toMatchObject({ status: 2100, fail_reason: 'Not agreed', my_action: 0 });
    expect(await balance('TUSDT')).toEqual(before);
    expect(await audit(kofi, id, 1)).toMatchObject({ code: codes.alreadyHandled });
  });

  it('can only be decided by those whose turn it is', async () => {
    const id = await pay(lin, '1500');
    expect(await audit(lin, id, 1)).toMatchObject({ code: codes.alreadyHandled });
    expect(await audit(mei, id, 2)).toMatchObject({ code: codes.alreadyHandled });
    await audit(kofi, id, 1);
    // The second step is Kofi's as well, but the first is not to be decided again.
    expect((await audit(kofi, id, 1)).data).toEqual({ status: 1100, need_sign: 1 });
  });

  it('waits for as many people as its step asks for, each counted once', async () => {
    const { strategies } = sandbox.world;
    const strict = strategies.all().find((row) => row.name === 'Large stablecoin');
    const nodes = strict?.nodes.map((node) => ({ ...node, threshold: 2 })) ?? [];
    if (strict !== undefined) strategies.update(strict, { nodes });
    const id = await pay(lin, '1500');
    expect((await audit(ana, id, 1)).data).toEqual({ status: 1000, need_sign: 0 });
    expect(await audit(ana, id, 1)).toMatchObject({ code: codes.alreadyHandled });
    expect((await audit(kofi, id, 1)).data).toEqual({ status: 1100, need_sign: 1 });
    await signed(ana, id);
    expect(await order(id)).toMatchObject({ status: 1100 });
    await signed(kofi, id);
    expect(await order(id)).toMatchObject({ status: 1200 });
  });

  it('of an admin is not for the same admin to approve or sign while signatures are protected', async () => {
    const id = await pay(kofi, '1500');
    expect(await audit(kofi, id, 1)).toMatchObject({ code: codes.signatureProtection });
    await audit(ana, id, 1);
    const request = { business_type: 'withdraw', business_id: id, summary: '' } as const;
    expect(await kofi(signing.generate, request)).toMatchObject({ code: codes.signatureProtection });
    expect((await kofi(withdrawals.signProtection, { id })).data).toEqual({
      sign_protect: 1,
      can_sign: 0,
      allowed_signers: [{ uid: people.owner.uid, nickname: 'Ana Ruiz' }],
    });
  });
});

describe('a small payment', () => {
  it('needs only the owner’s signature, and an owner may sign at once', async () => {
    const { data } = await ana(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: main,
      symbol: 'TRX',
      address_to: specialAddresses.ordinary.tron,
      amount: '10',
    });
    expect(data.need_sign).toBe(1);
    expect(await order(data.withdraw_id)).toMatchObject({ status: 1100, my_action: 2 });
    // Kofi has no part in the basic strategy.
    expect(await audit(kofi, data.withdraw_id, 1)).toMatchObject({ code: codes.alreadyHandled });
    await signed(ana, data.withdraw_id);
    expect(await order(data.withdraw_id)).toMatchObject({ status: 1200 });
  });

  it('that the phone refuses is rejected', async () => {
    const id = await pay(lin, '20');
    const qrc = await showCode(ana, id);
    await onPhone(sandbox, qrc, 'scan');
    await onPhone(sandbox, qrc, 'refuse');
    expect((await ana(signing.status, { qrc_id: qrc })).data).toEqual({ status: 3 });
    expect(await order(id)).toMatchObject({ status: 2200 });
  });

  it('to another sub-wallet of ours arrives there', async () => {
    const { data } = await ana(transactions.list, {
      wallet_id: walletIds.treasury,
      trans_kind: ['deposit'],
      sub_wallet_id: [subWalletIds.grants],
    });
    const home = data.list[0]?.address_to ?? '';
    const id = await pay(lin, '20', { address_to: home });
    await signed(ana, id);
    sandbox.clock.step(62_000);
    const { txid } = await order(id);
    const arrived = await ana(transactions.list, { wallet_id: walletIds.treasury, keyword: txid });
    expect(arrived.data.list.map((row) => [row.trans_kind, row.sub_wallet_id, row.status])).toEqual([
      ['deposit', subWalletIds.grants, 2000],
      ['withdraw', main, 2000],
    ]);
  });
});

describe('a code', () => {
  it('is void after 120 seconds, or when a newer one is shown', async () => {
    const id = await pay(lin, '20');
    const first = await showCode(ana, id);
    const second = await showCode(ana, id);
    const status = async (qrc_id: string) => (await ana(signing.status, { qrc_id })).data.status;
    expect([await status(first), await status(second)]).toEqual([4, 0]);
    sandbox.clock.step(119_999);
    expect(await status(second)).toBe(0);
    sandbox.clock.step(1);
    expect(await status(second)).toBe(4);
    await onPhone(sandbox, second, 'scan');
    await onPhone(sandbox, second, 'confirm');
    expect(await order(id)).toMatchObject({ status: 1100 });
  });

  it('cannot sign without having been scanned, nor an order that was taken back', async () => {
    const id = await pay(lin, '20');
    const qrc = await showCode(ana, id);
    await onPhone(sandbox, qrc, 'confirm');
    expect(await order(id)).toMatchObject({ status: 1100 });
    await onPhone(sandbox, qrc, 'scan');
    await lin(withdrawals.cancel, { id });
    expect((await ana(signing.status, { qrc_id: qrc })).data.status).toBe(4);
    await onPhone(sandbox, qrc, 'confirm');
    expect(await order(id)).toMatchObject({ status: 2300 });
  });

  it('is nobody else’s to follow', async () => {
    const qrc_id = await showCode(ana, await pay(lin, '20'));
    expect(await kofi(signing.status, { qrc_id })).toMatchObject({ code: codes.orderNotFound });
  });
});

describe('taking back', () => {
  it('is for who asked and for owner and admins, until it is signed', async () => {
    const id = await pay(lin, '1500');
    expect(await mei(withdrawals.cancel, { id })).toMatchObject({ code: codes.alreadyHandled });
    expect(await lin(withdrawals.cancel, { id, remark: 'Wrong month' })).toMatchObject({ code: '0' });
    const canceled = await order(id);
    expect(canceled).toMatchObject({ status: 2300, fail_reason: 'Wrong month', can_cancel: false });
    expect(canceled.log?.at(-1)).toMatchObject({ event: 'discarded', by: 'Lin Wei', remark: 'Wrong month' });
    expect(await lin(withdrawals.cancel, { id })).toMatchObject({ code: codes.alreadyHandled });
    const other = await pay(lin, '20');
    await signed(ana, other);
    expect(await ana(withdrawals.cancel, { id: other })).toMatchObject({ code: codes.alreadyHandled });
  });

  it('happens by itself after seven days', async () => {
    const id = await pay(lin, '1500');
    sandbox.clock.step(7 * day - 1);
    expect(await order(id)).toMatchObject({ status: 1000 });
    sandbox.clock.step(1);
    expect(await order(id)).toMatchObject({ status: 2202 });
  });
});

describe('a request that is sent twice', () => {
  const twice = {
    request_id: '0d9d7d1a-5d7b-4f7e-8e6d-2f6d1c6a4b10',
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount: '25',
  };

  it('is answered with the order it made, and makes no other', async () => {
    const { data } = await lin(withdrawals.create, twice);
    const again = await lin(withdrawals.create, { ...twice, amount: '26' });
    expect(again).toMatchObject({ code: codes.alreadySubmitted, data: { withdraw_id: data.withdraw_id } });
    const found = await lin(transactions.list, { wallet_id: walletIds.treasury, keyword: twice.request_id });
    expect(found.data.list.map((row) => [row.id, row.amount])).toEqual([[data.withdraw_id, '25']]);
  });

  it('is answered so even where it would be refused today', async () => {
    const { data } = await lin(withdrawals.create, twice);
    const coin = sandbox.world.coins.get('TUSDT');
    if (coin !== undefined) sandbox.world.coins.update(coin, { enable_withdraw: false });
    const again = await lin(withdrawals.create, twice);
    expect(again).toMatchObject({ code: codes.alreadySubmitted, data: { withdraw_id: data.withdraw_id } });
  });

  it('is another request when somebody else sends it', async () => {
    await lin(withdrawals.create, twice);
    expect(await mei(withdrawals.create, twice)).toMatchObject({ code: '0' });
  });

  it('is found again when its answer was lost, and was never taken when the request was', async () => {
    sandbox.faults.set('withdrawals.create', { timeoutBefore: true, times: 1 });
    const found = async () =>
      (await lin(transactions.list, { wallet_id: walletIds.treasury, keyword: twice.request_id })).data.count;
    const answers: unknown[] = [];
    void lin(withdrawals.create, twice).then((answer) => answers.push(answer));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([answers, await found()]).toEqual([[], 0]);

    sandbox.faults.set('withdrawals.create', { timeoutAfter: true, times: 1 });
    void lin(withdrawals.create, twice).then((answer) => answers.push(answer));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([answers, await found()]).toEqual([[], 1]);
    expect(await lin(withdrawals.create, twice)).toMatchObject({ code: codes.alreadySubmitted });
  });
});

it('decides one step at a time: a request that the browser repeats passes no second one', async () => {
  const id = await pay(lin, '1500');
  const decision = { id, trans_kind: 'withdraw', audit_result: 1 } as const;
  const first = (await order(id)).node_list[0]?.node_index ?? -1;
  expect((await ana(approvals.audit, { ...decision, node_index: first })).data.status).toBe(1100);
  expect(await ana(approvals.audit, { ...decision, node_index: first })).toMatchObject({
    code: codes.alreadyHandled,
  });
  expect((await order(id)).node_list.map((node) => node.node_status)).toEqual([2, 1]);
});
