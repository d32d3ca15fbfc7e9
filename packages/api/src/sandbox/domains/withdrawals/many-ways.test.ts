import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { signing, transactions, withdrawals, type ParamsOf } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { arrive } from '../transactions/arrivals.ts';
import { hour } from '../../../core/durations.ts';

type Asked = ParamsOf<typeof withdrawals.create>;

const { main, reserve, customerDeposits, vendors } = subWalletIds;
const btc = (name: string) => addressOn('BTC', name);
const eth = (name: string) => addressOn('ETH', name);

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

const pay = (asked: Partial<Asked>, by = ana) =>
  by(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: main,
    symbol: 'ETH',
    address_to: eth('first'),
    amount: '0.3',
    ...asked,
  });

async function sign(id: number): Promise<void> {
  const shown = await ana(signing.generate, { business_type: 'withdraw', business_id: id, summary: '' });
  await onPhone(sandbox, shown.data.qrc_id, 'scan');
  await onPhone(sandbox, shown.data.qrc_id, 'confirm');
}

const info = async (id: number) => (await ana(withdrawals.info, { id })).data;

const quote = async (output_count: number) =>
  (await ana(withdrawals.fee, { sub_wallet_id: main, symbol: 'ETH', output_count })).data.gas_limit;

/** Pays in BTC out of Reserve. */
const spend = (asked: Partial<Asked>) =>
  pay({ sub_wallet_id: reserve, symbol: 'BTC', address_to: btc('payee'), ...asked });

/** Money comes in on one address of it. */
function fill(address_to: string, amount: string): void {
  const arrival = { sub_wallet_id: reserve, symbol: 'BTC', amount, address_from: btc('payer'), txid: '0' };
  arrive(sandbox.world, { ...arrival, address_to });
  sandbox.clock.step(3 * 600_000);
}

const addresses = () => sandbox.world.addresses.where('home', `${reserve}/BTC`).map((row) => row.address);

/** Pays somebody on a chain with memos. */
const send = (memo: string, asked: Partial<Asked> = {}) =>
  pay(
    {
      sub_wallet_id: vendors,
      symbol: 'ATOM',
      address_to: addressOn('ATOM', 'venue'),
      amount: '5',
      memo,
      ...asked,
    },
    kofi,
  );

describe('a payment to several', () => {
  const own = eth(`sub-wallet ${customerDeposits}`);
  const outputs = [
    { address: eth('first'), amount: '0.1' },
    { address: own, amount: '0.2' },
  ];

  it('leaves as one, arrives at each, and tells who gets what', async () => {
    const { code, data } = await pay({ outputs });
    expect(code).toBe('0');
    const id = data.withdraw_id;
    expect(await info(id)).toMatchObject({ amount: '0.3', address_to: eth('first') });
    await sign(id);
    sandbox.clock.step(2_000 + 13 * 12_000);
    const { data: told } = await ana(withdrawals.outputs, { id });
    expect(told.outputs.map(({ amount, status }) => [amount, status])).toEqual([
      ['0.1', 2000],
      ['0.2', 2000],
    ]);
    const { txid } = await info(id);
    const found = await ana(transactions.list, {
      wallet_id: walletIds.treasury,
      keyword: txid,
      direction: 'in',
    });
    expect(found.data.list).toMatchObject([{ sub_wallet_id: customerDeposits, amount: '0.2', status: 2000 }]);
  });

  it('costs more gas the more there are', async () => {
    expect([await quote(1), await quote(2), await quote(100)]).toEqual(['21000', '88000', '2832000']);
  });

  it.each<[why: string, code: string, asked: Partial<Asked>]>([
    ['whose sum is not the amount', codes.badParameter, { outputs, amount: '0.31' }],
    ['whose first is not the recipient', codes.badParameter, { outputs, address_to: eth('other') }],
    [
      'with a typing mistake in one',
      codes.invalidAddress,
      { outputs: [outputs[0] ?? { address: '', amount: '' }, { address: `${own}0`, amount: '0.2' }] },
    ],
    [
      'with one below the minimum',
      codes.belowMinimum,
      {
        outputs: [
          { address: eth('first'), amount: '0.2999' },
          { address: own, amount: '0.0001' },
        ],
      },
    ],
    [
      'with one of severe risk',
      codes.riskyAddress,
      {
        outputs: [
          outputs[0] ?? { address: '', amount: '' },
          { address: specialAddresses.severeRisk.evm, amount: '0.2' },
        ],
      },
    ],
    [
      'with one on the blacklist',
      codes.blacklistedAddress,
      {
        outputs: [
          outputs[0] ?? { address: '', amount: '' },
          { address: specialAddresses.blacklisted.evm, amount: '0.2' },
        ],
      },
    ],
    [
      'of 101',
      codes.badParameter,
      {
        amount: '10.1',
        outputs: Array.from({ length: 101 }, () => ({ address: eth('first'), amount: '0.1' })),
      },
    ],
  ])('is refused %s', async (_, code, asked) => {
    expect(await pay(asked)).toMatchObject({ code });
  });
});

describe('a payment of unspent outputs', () => {
  it('pays by the byte', async () => {
    const { data } = await ana(withdrawals.fee, { sub_wallet_id: reserve, symbol: 'BTC', amount: '0.1' });
    expect(data).toMatchObject({
      fee_rate1: '4',
      fee_rate2: '7',
      fee_rate3: '12',
      size: 141,
      trans_fee: '0.00000987',
    });
    const { data: taken } = await spend({ amount: '0.1', fee_rate: '12', size: 141 });
    expect(await info(taken.withdraw_id)).toMatchObject({ fee: '0.00001692', fee_rate: '12', size: 141 });
    expect(await spend({ amount: '0.1', fee_rate: '3' })).toMatchObject({ code: codes.badParameter });
    expect(await spend({ amount: '0.1', size: 100 })).toMatchObject({ code: codes.badParameter });
    expect(await spend({ amount: '0.1', gas_price: '2' })).toMatchObject({ code: codes.badParameter });
  });

  it('gathers from several addresses where one is not enough, and leaves none below nothing', async () => {
    const ltc = { sub_wallet_id: reserve, symbol: 'LTC', address_to: addressOn('LTC', 'payee') };
    const [home, other] = sandbox.world.addresses.where('home', `${reserve}/LTC`).map((row) => row.address);
    const free = (address = '') => {
      const { total, locked } = sandbox.world.ledger.at(reserve, 'LTC', address);
      return total.minus(locked);
    };
    const arrival = {
      sub_wallet_id: reserve,
      symbol: 'LTC',
      amount: '30',
      address_from: ltc.address_to,
      txid: '0',
    };
    arrive(sandbox.world, { ...arrival, address_to: other ?? '' });
    sandbox.clock.step(hour);
    const { data } = await pay({ ...ltc, amount: free(home).plus('25').toFixed() });
    expect(await info(data.withdraw_id)).toMatchObject({ size: 209, fee: '0.00001045' });
    expect([home, other].map((address) => free(address).toFixed())).toEqual(['0', '4.99998955']);
    await sign(data.withdraw_id);
    sandbox.clock.step(hour);
    expect(await info(data.withdraw_id)).toMatchObject({ status: 2000 });
    expect([home, other].map((address) => free(address).toFixed())).toEqual(['0', '4.99998955']);
  });

  it('stays with the address that is named', async () => {
    const [, other = ''] = addresses();
    fill(other, '0.5');
    expect(await spend({ amount: '0.6', from: [other] })).toMatchObject({ code: codes.insufficientBalance });
    expect(await spend({ amount: '0.5', from: [other] })).toMatchObject({
      code: codes.insufficientFeeBalance,
    });
    const { data } = await spend({ amount: '0.4', from: [other] });
    expect(await info(data.withdraw_id)).toMatchObject({ address_from: other });
    expect(await spend({ amount: '0.1', from: [btc('nobody')] })).toMatchObject({ code: codes.badParameter });
  });

  it('gathers from those that are named, and no other', async () => {
    const [home = '', other = ''] = addresses();
    fill(other, '0.5');
    const { data } = await ana(withdrawals.fee, {
      sub_wallet_id: reserve,
      from: [home, other],
      symbol: 'BTC',
      amount: '0.1',
      output_count: 2,
    });
    expect(data.size).toBe(172);
    const { data: taken } = await spend({ amount: '0.1', from: [other, other] });
    expect(await info(taken.withdraw_id)).toMatchObject({ address_from: other, size: 141 });
    expect(await spend({ amount: '0.1', from: [other, btc('nobody')] })).toMatchObject({
      code: codes.badParameter,
    });
  });

  it('is told what a chain takes', async () => {
    expect((await ana(withdrawals.utxo, { base_symbol: 'LTC' })).data).toMatchObject({
      max_outputs: 100,
      fee_rates: ['2', '5', '10'],
    });
    expect(await ana(withdrawals.utxo, { base_symbol: 'ETH' })).toMatchObject({
      code: codes.coinNotSupported,
    });
  });
});

describe('a payment with a memo', () => {
  it('keeps it', async () => {
    const regex = sandbox.world.coins.get('ATOM')?.address_tag_regex ?? '';
    expect(new RegExp(regex).test('104882')).toBe(true);
    const { data } = await send('104882');
    expect((await info(data.withdraw_id)).memo).toBe('104882');
  });

  it('is refused where the chain has none', async () => {
    expect(await pay({ memo: '7' })).toMatchObject({ code: codes.badParameter });
  });
});

describe('a payment from one of several addresses', () => {
  it('leaves from one that has enough where the usual one has not', async () => {
    const user = sandbox.world.addresses
      .where('home', `${customerDeposits}/ETH`)
      .find((row) => row.is_common === 0 && row.addr_type === 2);
    const address_to = user?.address ?? '';
    const arrival = {
      sub_wallet_id: customerDeposits,
      symbol: 'ETH',
      amount: '20',
      address_from: eth('x'),
      txid: '0',
    };
    arrive(sandbox.world, { ...arrival, address_to });
    sandbox.clock.step(12 * 12_000);
    const { data } = await pay({ sub_wallet_id: customerDeposits, amount: '15' });
    expect(await info(data.withdraw_id)).toMatchObject({ address_from: address_to });
    const { data: left } = await ana(withdrawals.balance, {
      sub_wallet_id: customerDeposits,
      symbol: 'ETH',
      address: address_to,
    });
    expect(new Big(left.lock_balance).gt(15)).toBe(true);
    expect(await pay({ sub_wallet_id: customerDeposits, amount: '15', from: [address_to] })).toMatchObject({
      code: codes.insufficientBalance,
    });
  });
});
