import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { kindOf, kyt, withdrawals } from '../../../index.ts';
import type { ParamsOf } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  partners,
  people,
  specialAddresses,
  subWalletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

type Asked = ParamsOf<typeof withdrawals.create>;

const { ordinary, severeRisk, highRisk, unscreened, blacklisted } = specialAddresses;
const { main, payroll, grants, marketMaking } = subWalletIds;

let sandbox: Sandbox;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  lin = asking(sandbox, people.member.uid);
});

const create = (asked: Partial<Asked>) =>
  lin(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to: ordinary.tron,
    amount: '25',
    ...asked,
  });

const check = (address_to: string, sub_wallet_id: number = main) =>
  lin(kyt.withdrawCheck, { sub_wallet_id, symbol: 'TUSDT', address_to });

const evm = { symbol: 'ETH', address_to: ordinary.evm, amount: '0.1' };

describe('a payment is refused', () => {
  it.each<[why: string, code: string, asked: Partial<Asked>]>([
    ['from a sub-wallet that is not mine', codes.subWalletNotFound, { sub_wallet_id: marketMaking }],
    ['from a sub-wallet that is not there', codes.subWalletNotFound, { sub_wallet_id: 9999 }],
    ['in a coin nobody knows', codes.coinNotSupported, { symbol: 'NOPE' }],
    [
      'in a coin that is not in the list of the sub-wallet',
      codes.coinNotSupported,
      { sub_wallet_id: grants, ...evm },
    ],
    [
      'in a coin whose transfers are stopped',
      codes.transfersSuspended,
      { ...evm, symbol: 'BUSD', amount: '10' },
    ],
    [
      'in a coin that can only be received',
      codes.transfersSuspended,
      { symbol: 'XRP', address_to: addressOn('XRP', 'x'), amount: '10' },
    ],
    ['to an address of another chain', codes.invalidAddress, { address_to: ordinary.evm }],
    [
      'to an address with a typing mistake',
      codes.invalidAddress,
      { address_to: `${ordinary.tron.slice(0, -1)}j` },
    ],
    ['to its own contract', codes.invalidAddress, { address_to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    [
      'of a main coin to the contract of a token',
      codes.invalidAddress,
      { ...evm, address_to: '0xdac17f958d2ee523a2206206994597c13d831ec7' },
    ],
    [
      'to a burn address',
      codes.invalidAddress,
      { ...evm, address_to: '0x000000000000000000000000000000000000dEaD' },
    ],
    ['to the very sub-wallet', codes.selfTransfer, { address_to: addressOn('TRX', `sub-wallet ${main}`) }],
    ['with too many digits', codes.precisionExceeded, { amount: '25.0000001' }],
    ['below the minimum', codes.belowMinimum, { amount: '0.999999' }],
    ['of nothing', codes.belowMinimum, { amount: '0' }],
    ['of less than nothing', codes.badParameter, { amount: '-5' }],
    ['above the limit of the wallet', codes.aboveLimit, { amount: '1000000' }],
    [
      'to an address off the whitelist',
      codes.notWhitelisted,
      { sub_wallet_id: payroll, address_to: addressOn('TRX', partners.contractor) },
    ],
    ['to a blacklisted address', codes.blacklistedAddress, { address_to: blacklisted.tron }],
    [
      'to a blacklisted address, whatever is accepted',
      codes.blacklistedAddress,
      { ...evm, address_to: blacklisted.evm, confirm_risk: 1 },
    ],
    [
      'to a blacklisted address written in small letters',
      codes.blacklistedAddress,
      { ...evm, address_to: blacklisted.evm.toLowerCase() },
    ],
    ['to an address of severe risk', codes.riskyAddress, { address_to: severeRisk.tron }],
    ['to an address of high risk', codes.riskyAddress, { ...evm, address_to: highRisk.evm }],
    ['to an address that could not be screened', codes.screeningUnavailable, { address_to: unscreened.tron }],
    ['above what is available', codes.insufficientBalance, { amount: '300000' }],
    ['where there is nothing to pay the fee with', codes.insufficientFeeBalance, { sub_wallet_id: grants }],
    [
      'in the main coin where nothing is left for the fee',
      codes.insufficientFeeBalance,
      { ...evm, amount: '47.06' },
    ],
    ['with gas on a chain that has none', codes.badParameter, { gas_price: '3', gas_limit: '21000' }],
    ['with a fixed fee other than quoted', codes.badParameter, { fee: '0.5' }],
    ['with a flat fee on a chain that has gas', codes.badParameter, { ...evm, fee: '0.001' }],
    ['with the fee of the Bitcoin family', codes.badParameter, { fee_rate: '12', size: 180 }],
    ['with less gas than the slow tier', codes.badParameter, { ...evm, gas_price: '2', gas_limit: '21000' }],
    ['with less gas than it needs', codes.badParameter, { ...evm, gas_price: '3', gas_limit: '20999' }],
    ['with a memo on a chain that has none', codes.badParameter, { memo: '1' }],
    ['from an address that is not the sub-wallet’s', codes.badParameter, { from: [ordinary.tron] }],
    ['with a key that is none', codes.badParameter, { request_id: 'once' }],
    ['with a remark of 201 characters', codes.badParameter, { remark: '字'.repeat(201) }],
  ])('%s: %s', async (_, code, asked) => {
    if (asked.amount === '47.06')
      asked.amount = (
        await lin(withdrawals.balance, { sub_wallet_id: main, symbol: 'ETH' })
      ).data.normal_balance;
    const size = sandbox.world.transactions.size;
    const answer = await create(asked);
    expect(answer.code).toBe(code);
    expect(answer.msg).not.toMatch(/[{}]/);
    expect(sandbox.world.transactions.size).toBe(size);
  });

  it('when its wallet has expired', async () => {
    const mei = asking(sandbox, people.secondMember.uid);
    sandbox.clock.step(10 * day);
    const answer = await mei(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.dailyPayments,
      symbol: 'TUSDT',
      address_to: ordinary.tron,
      amount: '25',
    });
    expect(answer).toMatchObject({ code: codes.packageExpired });
  });

  it('not for having been allowed once: what is locked is not available', async () => {
    const { data } = await lin(withdrawals.balance, { sub_wallet_id: payroll, symbol: 'TUSDT' });
    const asked = { sub_wallet_id: payroll, address_to: addressOn('TRX', partners.payrollAgent) };
    expect(await create({ ...asked, amount: data.normal_balance })).toMatchObject({ code: '0' });
    expect(await create({ ...asked, amount: '1' })).toMatchObject({ code: codes.insufficientBalance });
  });
});

describe('a payment goes through', () => {
  it.each<[how: string, asked: Partial<Asked>]>([
    ['to an address of risk, once it is accepted', { address_to: severeRisk.tron, confirm_risk: 1 }],
    ['unscreened, once that is accepted', { address_to: unscreened.tron, confirm_risk: 1 }],
    [
      'to an address on the whitelist',
      { sub_wallet_id: payroll, address_to: addressOn('TRX', partners.payrollAgent) },
    ],
    ['with a remark of 200 characters', { remark: '字'.repeat(200) }],
    ['at a faster tier', { ...evm, gas_price: '3.4', gas_limit: '21000' }],
  ])('%s', async (_, asked) => {
    expect(await create(asked)).toMatchObject({ code: '0', data: { need_sign: 0 } });
  });
});

it('the caller of create is told by the contract of every silent code it may get', async () => {
  const silent = [
    codes.riskyAddress,
    codes.screeningUnavailable,
    codes.notWhitelisted,
    codes.blacklistedAddress,
    codes.alreadySubmitted,
  ];
  expect(
    silent.filter((code) => kindOf(code) !== 'silent' || !withdrawals.create.refusals.includes(code)),
  ).toEqual([]);
});

describe('what is known of a destination beforehand', () => {
  it('agrees with what create will say', async () => {
    expect((await check(severeRisk.tron)).data).toMatchObject({ kyt: { level: 4 }, black: 0 });
    expect((await check(blacklisted.tron)).data).toMatchObject({ black: 1 });
    expect(await check(unscreened.tron)).toMatchObject({ code: codes.screeningUnavailable });
    expect((await check(addressOn('TRX', `sub-wallet ${grants}`))).data).toMatchObject({ own_address: 1 });
    expect((await check(addressOn('TRX', partners.payrollAgent), payroll)).data).toMatchObject({ white: 1 });
    expect((await check(addressOn('TRX', partners.contractor), payroll)).data).toMatchObject({ white: 0 });
  });

  it('the limit says how much may still leave', async () => {
    const { data } = await lin(withdrawals.limit, { wallet_id: 1001, symbol: 'TUSDT', amount: '1000000' });
    expect(data.allow).toBe(false);
    expect(await create({ amount: data.remaining ?? '' })).toMatchObject({ code: codes.insufficientBalance });
    expect(await create({ amount: new Big(data.remaining ?? '').plus(1).toFixed() })).toMatchObject({
      code: codes.aboveLimit,
    });
  });
});
