import { expect, it } from 'vitest';
import { feeOn, isRisen, rateOf } from './batch-fees.rules.ts';

const gas = {
  fee_unit: 'ETH',
  gas_limit: '65000',
  gas_price1: '8',
  gas_price2: '10',
  gas_price3: '12',
  fee_changeable: true,
  trans_fee: '0.00065',
};

it('pays a network in the usual way until another is chosen for it, and never in one it does not offer', () => {
  expect(feeOn(gas, 'ETH', {})).toMatchObject({ id: 'normal', amount: '0.00065' });
  expect(feeOn(gas, 'ETH', { BTC: 'fast' })?.id).toBe('normal');
  expect(feeOn(gas, 'ETH', { ETH: 'fast' })?.fields).toEqual({ gas_price: '12', gas_limit: '65000' });
  expect(feeOn(gas, 'ETH', { ETH: 'burn' })?.id).toBe('normal');
  expect(feeOn(undefined, 'ETH', {})).toBeNull();
});

const cost = (part: object) => {
  const option = feeOn({ ...gas, ...part }, 'ETH', {});
  if (option === null) throw new Error('There is no fee');
  return { amount: option.amount, rate: rateOf(option) };
};

it('asks again where the price rises, and where a payment takes more than three times the units of it', () => {
  expect(isRisen(cost({}), cost({ gas_limit: '195000' }))).toBe(false);
  expect(isRisen(cost({}), cost({ gas_limit: '195001' }))).toBe(true);
  expect(isRisen(cost({}), cost({ gas_price2: '10.5' }))).toBe(false);
  expect(isRisen(cost({}), cost({ gas_price2: '10.51' }))).toBe(true);
  expect(isRisen(cost({}), cost({ gas_price2: '2' }))).toBe(false);
  const fixed = feeOn({ fee_unit: 'XRP', fee: '0.2', trans_fee: '0.2', fee_changeable: false }, 'XRP', {});
  expect(fixed === null ? '' : rateOf(fixed)).toBe('0.2');
});
