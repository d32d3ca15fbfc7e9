import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { withdrawals } from '../../../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';

const { main } = subWalletIds;

let sandbox: Sandbox;
let lin: ReturnType<typeof asking>;
let mei: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  lin = asking(sandbox, people.member.uid);
  mei = asking(sandbox, people.secondMember.uid);
});

const create = (fee: { fee?: string }) =>
  lin(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount: '1500',
    ...fee,
  });

const order = async (fee: { fee?: string } = {}) =>
  (await lin(withdrawals.info, { id: (await create(fee)).data.withdraw_id })).data;

const locked = async () =>
  (await lin(withdrawals.balance, { sub_wallet_id: main, symbol: 'TRX' })).data.lock_balance;

const quote = async (person: typeof lin, sub_wallet_id: number) =>
  (await person(withdrawals.fee, { sub_wallet_id, symbol: 'TUSDT', to: specialAddresses.ordinary.tron }))
    .data;

describe('the fee on TRON', () => {
  it('is paid with delegated energy unless the person chooses to burn', async () => {
    const { agent_fee, burn_fee, trans_fee, fee_changeable } = await quote(lin, main);
    expect(trans_fee).toBe(agent_fee);
    expect(fee_changeable).toBe(true);
    // The chain takes nothing then: what is charged for the energy stands beside it.
    expect(await order()).toMatchObject({ fee: '0', delegate_fee: agent_fee });
    const burnt = await order({ fee: burn_fee ?? '' });
    expect([burnt.fee, burnt.delegate_fee]).toEqual([burn_fee, undefined]);
  });

  it('holds what is charged for the energy while the order waits', async () => {
    const before = await locked();
    const { delegate_fee = '' } = await order();
    expect(await locked()).toBe(new Big(before).plus(delegate_fee).toFixed());
  });

  it('takes no other amount than the two quoted', async () => {
    expect(await create({ fee: '1' })).toMatchObject({ code: codes.badParameter });
  });

  it('can only be burnt where the auto agent is in arrears', async () => {
    const { agent_fee, burn_fee, trans_fee } = await quote(mei, subWalletIds.dailyPayments);
    expect(agent_fee).toBeUndefined();
    expect(trans_fee).toBe(burn_fee);
  });
});
