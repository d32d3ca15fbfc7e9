import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals, refunds, signing, transactions, withdrawals, type ParamsOf } from '../../../index.ts';
import {
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { arrive } from '../transactions/arrivals.ts';
import { releaseDeposit } from '../transactions/deposit-states.ts';

type Asked = ParamsOf<typeof refunds.create>;

const { customerDeposits } = subWalletIds;
const block = 3_000;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

/** Money of a risky origin, with all its confirmations. */
function held(amount = '500'): number {
  const { id } = arrive(sandbox.world, {
    sub_wallet_id: customerDeposits,
    symbol: 'TUSDT',
    amount,
    address_from: specialAddresses.severeRisk.tron,
    txid: 'f'.repeat(64),
  });
  sandbox.clock.step(20 * block);
  return id;
}

const ask = (deposit_id: number, change: Partial<Asked> = {}, by = kofi) =>
  by(refunds.create, {
    deposit_id,
    address_to: specialAddresses.severeRisk.tron,
    amount: '500',
    remark: 'Sanctioned origin',
    ...change,
  });

async function sign(id: number, act: 'confirm' | 'refuse' = 'confirm'): Promise<void> {
  const shown = await ana(signing.generate, { business_type: 'refund', business_id: id, summary: '' });
  expect(shown.code).toBe('0');
  await onPhone(sandbox, shown.data.qrc_id, 'scan');
  await onPhone(sandbox, shown.data.qrc_id, act);
  sandbox.clock.step(2_000 + 20 * block);
}

const deposit = async (id: number) => (await ana(transactions.depositInfo, { id })).data;
const facts = async (deposit_id: number) => (await kofi(refunds.info, { deposit_id })).data;
const balance = async () =>
  (await ana(withdrawals.balance, { sub_wallet_id: customerDeposits, symbol: 'TUSDT' })).data.normal_balance;

describe('a refund of a held deposit', () => {
  it('goes back whole, is signed by whom the workspace strategy names, and leaves the balance as it was', async () => {
    const before = await balance();
    const id = held();
    expect(await facts(id)).toMatchObject({ max_amount: '500', must_be_whole: true, can_refund: true });
    expect(await ask(id, { amount: '200' })).toMatchObject({ code: codes.badParameter });
    const { data } = await ask(id);
    expect(data.need_sign).toBe(0);
    expect(await balance()).toBe(before);
    expect(await facts(id)).toMatchObject({ max_amount: '0', can_refund: false, pending_id: data.refund_id });

    const waiting = await ana(approvals.items, {
      wallet_id: walletIds.treasury,
      tab: 'mine',
      item_type: [14],
    });
    expect(waiting.data.list.map((item) => item.business_id)).toContain(data.refund_id);
    await sign(data.refund_id);
    expect((await ana(withdrawals.info, { id: data.refund_id })).data).toMatchObject({
      trans_kind: 'refund',
      status: 2000,
      deposit_id: id,
    });
    expect(await deposit(id)).toMatchObject({
      status: 4000,
      kyt_status: 6,
      refund_amount: '500',
      can_refund: false,
    });
    expect(await balance()).toBe(before);
  });

  it('that the phone refuses leaves the deposit held, and may be asked for again', async () => {
    const id = held();
    const { data } = await ask(id);
    await sign(data.refund_id, 'refuse');
    expect(await deposit(id)).toMatchObject({ status: 3000, can_refund: true });
    expect(await ask(id)).toMatchObject({ code: '0' });
  });

  it('is taken back like any payment', async () => {
    const id = held();
    const { data } = await ask(id);
    expect(await kofi(withdrawals.cancel, { id: data.refund_id })).toMatchObject({ code: '0' });
    expect(await facts(id)).toMatchObject({ max_amount: '500', refunded: '0' });
  });
});

describe('a refund of a released deposit', () => {
  it('may be of a part: the deposit stays credited until all of it has gone back', async () => {
    const id = held();
    releaseDeposit(sandbox.world, id);
    const before = await balance();
    const first = await ask(id, { amount: '120' });
    expect(await balance()).toBe(new Big(before).minus(120).toFixed());
    await sign(first.data.refund_id);
    expect(await deposit(id)).toMatchObject({ status: 2000, refund_amount: '120' });
    expect(await facts(id)).toMatchObject({ refunded: '120', max_amount: '380', must_be_whole: false });
    expect(await ask(id, { amount: '381' })).toMatchObject({ code: codes.badParameter });
    const second = await ask(id, { amount: '380' });
    await sign(second.data.refund_id);
    const over = await deposit(id);
    expect(over).toMatchObject({ status: 4000, refund_amount: '500' });
    expect(over.refunds?.map(({ amount, status }) => [amount, status])).toEqual([
      ['380', 2000],
      ['120', 2000],
    ]);
    expect(await balance()).toBe(new Big(before).minus(500).toFixed());
  });
});

it('a refund needs a reason', async () => {
  expect(await ask(held(), { remark: '  ' })).toMatchObject({ code: codes.badParameter });
});
