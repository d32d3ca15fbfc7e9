import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { createSandbox, people, specialAddresses, subWalletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { week } from '../../../core/durations.ts';

const { main, customerDeposits, payroll } = subWalletIds;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  lin = asking(sandbox, people.member.uid);
});

async function modeOf(sub_wallet_id: number) {
  return (await lin(addressBook.subWalletState, { sub_wallet_id })).data.white_status;
}

async function turn(way: 'enableWhitelist' | 'disableWhitelist', sub_wallet_id: number) {
  const { code, data } = await lin(addressBook[way], { sub_wallet_id });
  expect(code).toBe('0');
  return data;
}

async function payOrdinary(sub_wallet_id: number): Promise<string> {
  const { code } = await lin(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount: '12',
  });
  return code;
}

describe('the whitelist mode of a sub-wallet', () => {
  it('is turned on, and off again, once the owner agrees', async () => {
    const on = await turn('enableWhitelist', customerDeposits);
    expect(await modeOf(customerDeposits)).toBe(2);
    // Until then anybody is paid.
    expect(await payOrdinary(customerDeposits)).toBe('0');
    await ana(addressBook.passAudit, on);
    expect(await modeOf(customerDeposits)).toBe(1);
    expect(await payOrdinary(customerDeposits)).toBe(codes.notWhitelisted);

    const off = await turn('disableWhitelist', customerDeposits);
    expect(await modeOf(customerDeposits)).toBe(3);
    expect(await payOrdinary(customerDeposits)).toBe(codes.notWhitelisted);
    await ana(addressBook.passAudit, off);
    expect(await modeOf(customerDeposits)).toBe(0);
    expect(await payOrdinary(customerDeposits)).toBe('0');
  });

  it.each([
    ['refused', 'enableWhitelist', customerDeposits, 0],
    ['refused', 'disableWhitelist', payroll, 1],
    ['revoked', 'enableWhitelist', customerDeposits, 0],
    ['revoked', 'disableWhitelist', payroll, 1],
    ['expired', 'enableWhitelist', customerDeposits, 0],
    ['expired', 'disableWhitelist', payroll, 1],
  ] as const)('where a change is %s, %s leaves it as it was', async (how, way, subWallet, before) => {
    const { audit_id } = await turn(way, subWallet);
    if (how === 'refused') await ana(addressBook.refuseAudit, { audit_id, remark: 'Not now' });
    if (how === 'revoked') await lin(addressBook.revokeAudit, { audit_id });
    if (how === 'expired') sandbox.clock.step(week);
    expect(await modeOf(subWallet)).toBe(before);
    const { status } = (await ana(addressBook.audit, { audit_id })).data;
    expect(status).toBe({ refused: 2, revoked: 3, expired: 4 }[how]);
  });

  it('has one change at a time; the same one asked for again is the same', async () => {
    const first = await turn('enableWhitelist', customerDeposits);
    expect(await turn('enableWhitelist', customerDeposits)).toEqual(first);
    const other = await lin(addressBook.disableWhitelist, { sub_wallet_id: customerDeposits });
    expect(other).toMatchObject({ code: codes.changePending, data: { item_id: first.audit_id } });
    expect(await turn('disableWhitelist', main)).toEqual({ audit_id: 0 });
  });

  it('is counted with the entries that are on the whitelist', async () => {
    const { whitelists } = (await lin(addressBook.list, { wallet_id: 1001, need_white: 1 })).data;
    const inWhitelist = whitelists?.find((row) => row.sub_wallet_id === payroll);
    expect(inWhitelist).toMatchObject({ white_status: 1, white_count: 3, audit_id: 0 });
    expect(whitelists?.map((row) => row.sub_wallet_id)).toEqual([2001, 2002, 2003, 2004]);
  });
});
