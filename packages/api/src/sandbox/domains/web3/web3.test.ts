import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals, collectibles, signing, web3, withdrawals, type ParamsOf } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  type Sandbox,
} from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { dapps, said } from './dapps.seed.ts';
import { hour } from '../../../core/durations.ts';

type Call = ParamsOf<typeof web3.create>;

const { main, grants } = subWalletIds;
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const block = 12_000;

let sandbox: Sandbox;
let lin: ReturnType<typeof asking>;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  // What was under way has come to its end.
  sandbox.clock.step(hour);
  lin = asking(sandbox, people.member.uid);
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

const create = (asked: Partial<Call> = {}, by = lin) =>
  by(web3.create, {
    request_id: crypto.randomUUID(),
    main_chain_symbol: 'ETH',
    sub_wallet_id: main,
    interactive_contract: addressOn('ETH', 'contract'),
    amount: '0',
    input_data: '0x',
    ...asked,
  });

const info = async (id: number) => (await ana(web3.info, { id })).data;

async function sign(id: number, act: 'confirm' | 'refuse' = 'confirm'): Promise<void> {
  const shown = await ana(signing.generate, { business_type: 'web3', business_id: id, summary: '' });
  await onPhone(sandbox, shown.data.qrc_id, 'scan');
  await onPhone(sandbox, shown.data.qrc_id, act);
}

const balance = async (symbol: string) =>
  (await ana(withdrawals.balance, { sub_wallet_id: main, symbol })).data.normal_balance;

const decoded = async (input_data: string, more: Partial<Call> = {}) =>
  (await info((await create({ interactive_contract: usdt, input_data, ...more })).data.trans_id)).decoded;

describe('a call of a contract', () => {
  it('is signed, sent and done, and what it sent along is gone with the gas it used', async () => {
    const before = await balance('ETH');
    const { data } = await create({ amount: '0.2', input_data: said.unknown(2), dapp_name: 'Quay' });
    expect(await info(data.trans_id)).toMatchObject({
      status: 1100,
      amount: '0.2',
      dapp_name: 'Quay',
      decoded: null,
    });
    await sign(data.trans_id);
    sandbox.clock.step(2_000 + 12 * block);
    const done = await info(data.trans_id);
    expect(done).toMatchObject({ status: 2000, gas_limit: '120000', gas_used: '97200', trans_type: 1 });
    expect(await balance('ETH')).toBe(
      new Big(before)
        .minus('0.2')
        .minus(done.real_fee ?? '')
        .toFixed(),
    );
  });

  it('without data is a payment: no token’s contract receives it', async () => {
    expect(await create({ interactive_contract: usdt, amount: '0.2' })).toMatchObject({
      code: codes.invalidAddress,
    });
    expect(await create({ interactive_contract: usdt })).toMatchObject({ code: '0' });
  });

  it('is decided by the strategy of its contract: one lets it pass, one asks first', async () => {
    const passing = await create({
      interactive_contract: dapps.router.contract,
      input_data: said.swap('0.1', 'x'),
      amount: '0.1',
    });
    expect(await info(passing.data.trans_id)).toMatchObject({
      status: 1100,
      hit_strategy: { name: 'Known contracts', type: 2 },
    });
    const asking_ = await create({ sub_wallet_id: grants, interactive_contract: dapps.register.contract });
    const id = asking_.data.trans_id;
    expect(await info(id)).toMatchObject({ status: 1000, hit_strategy: { name: 'Grant contracts' } });
    expect(
      (await kofi(approvals.audit, { id, trans_kind: 'web3', audit_result: 2, remark: 'No' })).data.status,
    ).toBe(2100);
    expect(await info(id)).toMatchObject({ status: 2100, fail_reason: 'No' });
  });

  it('is over when the phone refuses, or when it is taken back', async () => {
    const first = (await create()).data.trans_id;
    await sign(first, 'refuse');
    expect(await info(first)).toMatchObject({ status: 2200 });
    const second = (await create()).data.trans_id;
    await lin(web3.cancel, { id: second });
    expect(await info(second)).toMatchObject({ status: 2300, can_cancel: false });
    expect(await ana(withdrawals.info, { id: second })).toMatchObject({ code: codes.orderNotFound });
  });

  it('is answered with the call it made when its request is repeated', async () => {
    const request_id = crypto.randomUUID();
    const { data } = await create({ request_id });
    expect(await create({ request_id })).toMatchObject({
      code: codes.alreadySubmitted,
      data: { trans_id: data.trans_id },
    });
  });

  it('can be sped up while no block has taken it', async () => {
    const { data } = await create({ gas_price: '2.1', gas_limit: '60000', amount: '0.1' });
    const id = data.trans_id;
    await sign(id);
    sandbox.clock.step(2_000);
    const { txid } = await info(id);
    const change = { amount: '0.1', speed_up_id: id, gas_price: '3' };
    expect(await create(change, ana)).toMatchObject({ code: '0', data: { trans_id: id, need_sign: 1 } });
    await sign(id);
    sandbox.clock.step(2_000);
    expect(await info(id)).toMatchObject({ replaced: [txid], gas_price: '3', gas_limit: '60000' });
  });
});

describe('what a call says', () => {
  const spender = addressOn('ETH', 'spender');

  it('is read where its method is known: a permission without an end is told as such, and holds nothing', async () => {
    const before = await balance('USDTERC20');
    const { data } = await create({
      interactive_contract: usdt,
      input_data: said.approve(spender),
      trans_type: 0,
    });
    expect(await info(data.trans_id)).toMatchObject({
      amount: '-1',
      trans_type: 0,
      decoded: { method: 'approve', unlimited: 1, counterparty: spender, symbol: 'USDTERC20' },
    });
    expect(await balance('USDTERC20')).toBe(before);
  });

  it('is read for a permission with an end, for all collectibles, and for a swap', async () => {
    expect(await decoded(said.approve(spender, 5_000_000n))).toMatchObject({ unlimited: 0, amount: '5' });
    expect(await decoded(said.forAll(spender))).toMatchObject({ method: 'setApprovalForAll', unlimited: 1 });
    const swap = await decoded(said.swap('0.1', 'x'), { amount: '0.1' });
    expect(swap?.method).toBe('swapExactETHForTokens');
    expect(swap?.params.find(({ name }) => name === 'path')?.value.split(', ')).toHaveLength(2);
  });

  it('of a transfer moves the token', async () => {
    const before = await balance('USDTERC20');
    const input_data = said.transfer(specialAddresses.ordinary.evm, 12_500_000n);
    const { data } = await create({ interactive_contract: usdt, input_data });
    expect(await info(data.trans_id)).toMatchObject({ symbol: 'USDTERC20', amount: '12.5' });
    expect(await balance('USDTERC20')).toBe(new Big(before).minus('12.5').toFixed());
  });

  it.each<[why: string, code: string, asked: Partial<Call>]>([
    [
      'that is cut short',
      codes.buildFailed,
      { interactive_contract: usdt, input_data: said.approve(spender).slice(0, -2) },
    ],
    ['that is no hex', codes.badParameter, { input_data: '0xzz' }],
    [
      'that is not what it is called',
      codes.badParameter,
      { input_data: said.approve(spender), trans_type: 1 },
    ],
    [
      'that pays somebody of severe risk',
      codes.riskyAddress,
      { interactive_contract: usdt, input_data: said.transfer(specialAddresses.severeRisk.evm, 1n) },
    ],
    [
      'that moves more than there is',
      codes.insufficientBalance,
      { interactive_contract: usdt, input_data: said.transfer(spender, 10n ** 15n) },
    ],
  ])('is refused where it is one %s', async (_, code, asked) => {
    expect(await create(asked)).toMatchObject({ code });
  });
});

const word = (hex: string) => hex.toLowerCase().padStart(64, '0');
const give = (from: string, to: string, amount: string) =>
  `0xf242432a${word(from.slice(2))}${word(to.slice(2))}${word('1')}${word(BigInt(amount).toString(16))}${word('a0')}${word('0')}`;

describe('a token of a collection', () => {
  const place = {
    sub_wallet_id: main,
    base_symbol: 'MATIC1',
    contract_address: addressOn('MATIC1', 'Signal Flags'),
  };
  const held = async (sub_wallet_id = main) =>
    (await ana(collectibles.nft, { ...place, sub_wallet_id, token_id: '1' })).data;

  it('leaves with the call that gives it away, as many of it as that says', async () => {
    const before = await held();
    const asked = { main_chain_symbol: 'MATIC1', interactive_contract: place.contract_address };
    const to = addressOn('MATIC1', 'Somebody');
    const tooMany = give(before.address, to, new Big(before.amount).plus(1).toFixed());
    expect((await create({ ...asked, input_data: tooMany }, ana)).code).toBe(codes.buildFailed);
    const notTheirs = give(to, to, '1');
    expect((await create({ ...asked, input_data: notTheirs }, ana)).code).toBe(codes.buildFailed);

    const made = await create({ ...asked, input_data: give(before.address, to, '1') }, ana);
    const { trans_id } = made.data;
    expect((await info(trans_id)).decoded).toMatchObject({ method: 'safeTransferFrom', counterparty: to });
    expect((await held()).amount).toBe(before.amount);
    await sign(trans_id);
    sandbox.clock.step(hour);
    expect((await info(trans_id)).status).toBe(2000);
    expect(new Big(before.amount).minus((await held()).amount).toFixed()).toBe('1');
  });
});
