import type { FeeEstimate } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import {
  chosenFee,
  feeOptions,
  isCapped,
  takesOwnPrice,
  usualFee,
  usualPrice,
  type FeeChoice,
} from './fee.rules.ts';
import { feeWorth } from './fee-worth.ts';

const estimate = (change: Partial<FeeEstimate>): FeeEstimate => ({
  fee_unit: 'ETH',
  fee_changeable: true,
  trans_fee: '0.001',
  ...change,
});
const gas = estimate({
  gas_limit: '65000',
  gas_price1: '10',
  gas_price2: '20.5',
  gas_price3: '31.123456789',
});
const bytes = estimate({ fee_unit: 'BTC', size: 141, fee_rate1: '4', fee_rate2: '7', fee_rate3: '12' });
const tron = { fee_unit: 'TRX', fee: '27.35', trans_fee: '27.35', burn_fee: '27.35' };
const own = (price: string, limit = ''): FeeChoice => ({ id: 'custom', price, limit });
const ids = (of: FeeEstimate, least?: string) => feeOptions(of, least).map(({ id }) => id);

describe('the ways to pay', () => {
  it('are three tiers of gas, exact to the last digit', () => {
    expect(feeOptions(gas).map(({ id, amount }) => [id, amount])).toEqual([
      ['slow', '0.00065'],
      ['normal', '0.0013325'],
      ['fast', '0.002023024691285'],
    ]);
    expect(feeOptions(gas)[1]?.fields).toEqual({ gas_price: '20.5', gas_limit: '65000' });
  });

  it('are three tiers of bytes', () => {
    expect(feeOptions(bytes).map(({ amount }) => amount)).toEqual(['0.00000564', '0.00000987', '0.00001692']);
    expect(feeOptions(bytes)[2]?.fields).toEqual({ fee_rate: '12', size: 141 });
  });

  it('are the middle tier alone where the fee cannot be chosen', () => {
    const fixed = { ...gas, fee_changeable: false };
    expect(ids(fixed)).toEqual(['normal']);
    expect(takesOwnPrice(fixed)).toBe(false);
    expect(chosenFee(fixed, own('40')).option?.id).toBe('normal');
  });

  it('weigh energy against burning only where both exist', () => {
    expect(ids(estimate({ ...tron, agent_fee: '6.4' }))).toEqual(['agent', 'burn']);
    expect(feeOptions(estimate(tron))).toEqual([{ id: 'only', amount: '27.35', fields: { fee: '27.35' } }]);
  });

  it('leave out what cannot be read', () => {
    expect(feeOptions(estimate({ trans_fee: '⚠' }))).toEqual([]);
    expect(ids({ ...gas, gas_price3: '⚠' })).toEqual(['slow', 'normal']);
  });

  it('begin at the least a replacement costs, however the tiers stand', () => {
    expect(ids(gas, '22')).toEqual(['least', 'fast']);
    expect(feeOptions(gas, '22')[0]?.fields).toEqual({ gas_price: '22', gas_limit: '65000' });
    expect(ids(gas, '40')).toEqual(['least']);
    expect(ids(gas, '9')).toEqual(['slow', 'normal', 'fast']);
  });
});

describe('what is chosen', () => {
  it('is the usual way until somebody chooses, and when the chosen one is gone', () => {
    expect(chosenFee(gas, usualFee).option?.id).toBe('normal');
    expect(chosenFee(gas, { ...usualFee, id: 'fast' }).option?.id).toBe('fast');
    expect(chosenFee(gas, { ...usualFee, id: 'agent' }).option?.id).toBe('normal');
    expect(chosenFee(estimate({ trans_fee: '⚠' }), usualFee).option).toBeNull();
    expect(chosenFee(undefined, usualFee).option).toBeNull();
  });

  it('may be a price of one’s own, from the slow tier on', () => {
    expect(chosenFee(gas, own('10')).option).toEqual({
      id: 'custom',
      amount: '0.00065',
      fields: { gas_price: '10', gas_limit: '65000' },
    });
    expect(chosenFee(gas, own('12', '70000')).option?.fields.gas_limit).toBe('70000');
    expect(chosenFee(bytes, own('5.5', '1')).option?.fields).toEqual({ fee_rate: '5.5', size: 141 });
  });

  it.each([
    ['', '', 'missing'],
    ['0', '', 'missing'],
    ['1250,75', '', 'missing'],
    ['1e3', '', 'missing'],
    ['-20', '', 'missing'],
    ['9.99', '', 'belowLeast'],
    ['12', '64999', 'limit'],
    ['12', '65000.5', 'limit'],
    ['12', '125000,75', 'limit'],
    ['12', '1e6', 'limit'],
  ])('is refused at a price of “%s” and gas of “%s”: %s', (price, limit, fault) => {
    expect(chosenFee(gas, own(price, limit))).toEqual({ option: null, fault, steep: null });
  });

  it('begins with the usual price, which is always taken', () => {
    expect([usualPrice(gas), usualPrice(gas, '22'), usualPrice(bytes)]).toEqual(['20.5', '22', '7']);
    expect(chosenFee(gas, own(usualPrice(gas, '22')), '22').fault).toBeNull();
    expect(usualPrice(estimate(tron))).toBe('');
  });

  it('must be above the least of a replacement', () => {
    expect(chosenFee(gas, own('21.9'), '22').fault).toBe('belowLeast');
    expect(chosenFee(gas, own('22'), '22').option?.id).toBe('custom');
  });

  it('is called steep above three times the fast tier', () => {
    expect(chosenFee(bytes, own('36')).steep).toBeNull();
    expect(chosenFee(bytes, own('36.1')).steep).toBe('price');
  });

  it('is called steep above three times the gas that is needed', () => {
    expect(chosenFee(gas, own('21', '195000')).steep).toBeNull();
    expect(chosenFee(gas, own('21', '195001')).steep).toBe('limit');
  });
});

it('tells a price that is a ceiling from one that is paid', () => {
  expect([isCapped('ETH'), isCapped('HECO')]).toEqual([true, false]);
});

it.each([
  ['0.000005', '140', '< $0.01'],
  ['0.00005', '199.9', '< $0.01'],
  ['0.00005', '200', '≈ $0.01'],
  ['0', '140', '≈ $0.00'],
  ['27.35', '0.2814', '≈ $7.70'],
  ['27.35', undefined, undefined],
])('a fee of %s at a price of %s is worth %s', (amount, price, said) => {
  expect(feeWorth(amount, price)).toBe(said);
});
