import { Refusal, withdrawals, type FeeEstimate } from '@mpc/api';
import { clear } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { record } from '../intents/journal.ts';
import { intentOf, type BatchPlan, type Planned } from './batch-plan.ts';
import { only, recipient } from './batch-samples.ts';
import { prepare } from './prepare-payment.ts';

const planned: Planned = {
  requestId: '00000000-0000-4000-8000-000000000001',
  row: 1,
  symbol: 'TUSDT',
  base: 'TRX',
  coinName: 'USDT (TRC20)',
  unit: 'USDT',
  to: recipient,
  memo: '',
  amount: '10',
  remark: '',
  fee: '20',
  rate: '20',
  feeUnit: 'TRX',
  confirmRisk: false,
};
const plan: BatchPlan = {
  id: 'plan',
  uid: 1,
  home: { wallet: { id: 1, name: 'W' }, subWallet: { id: 2, name: 'S' } },
  createdAt: 0,
  payments: [planned],
  fees: {},
  agreed: [],
};

const costs = (fee: string): FeeEstimate => ({ fee_unit: 'TRX', fee, trans_fee: fee, fee_changeable: false });
const prepared = (
  answer: FeeEstimate | Error,
  { isAgain = false, agreed = new Map<string, { amount: string; rate: string }>() } = {},
) =>
  prepare(plan, planned, {
    ask: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isAgain,
    agreed,
  });
const refusal = (code: string) => new Refusal({ code, msg: 'no', data: null }, withdrawals.fee);

afterEach(() => clear(database));

it('goes on with a batch that an earlier console wrote down', () => {
  expect(plan).toMatchObject({ fees: {}, payments: [{ rate: '20', feeUnit: 'TRX', confirmRisk: false }] });
});

it('R20: pays the fee of the moment, as much as was confirmed or less', async () => {
  for (const fee of ['20', '3'])
    expect(await prepared(costs(fee))).toMatchObject({
      intent: { payment: { order: { fee } }, fee: { amount: fee, unit: 'TRX' } },
    });
});

it('R9: pays no more than that until somebody agrees to it', async () => {
  const now = { amount: '20.1', rate: '20.1' };
  expect(await prepared(costs('20.1'))).toEqual({
    risen: { payment: planned, confirmed: { amount: '20', rate: '20' }, now },
  });
  const agreed = new Map([['TUSDT', now]]);
  expect(await prepared(costs('20.1'), { agreed })).toHaveProperty('intent');
  expect(await prepared(costs('30'), { agreed })).toMatchObject({ risen: { confirmed: now } });
});

it('sends nothing at a fee that nobody can tell', async () => {
  expect(await prepared(new Error('offline'))).toEqual({ stop: 'feeUnknown' });
  expect(await prepared(refusal('110909'))).toEqual({ stop: 'signedOut' });
  expect(await prepared(refusal('200075'))).toEqual({
    outcome: { state: 'refused', code: '200075', msg: 'no' },
  });
});

it('sends what left once and was not found as it was then', async () => {
  const before = { ...intentOf(plan, planned, only('19')), state: 'notFound' as const };
  await record(before);
  expect(await prepared(costs('21'), { isAgain: true })).toEqual({ intent: before });
});

const gas = (gas_limit: string): FeeEstimate => ({
  fee_unit: 'ETH',
  gas_limit,
  gas_price2: '2',
  trans_fee: '0',
  fee_changeable: true,
});

it('R20: asks again where the price is the same, and there are more units', async () => {
  const payment = { ...planned, symbol: 'USDTERC20', base: 'ETH', fee: '0.00013', rate: '2' };
  const costing = (limit: string) =>
    prepare(plan, payment, { ask: async () => gas(limit), isAgain: false, agreed: new Map() });
  expect(await costing('65000')).toHaveProperty('intent');
  expect(await costing('65001')).toMatchObject({ risen: { now: { amount: '0.000130002', rate: '2' } } });
});
