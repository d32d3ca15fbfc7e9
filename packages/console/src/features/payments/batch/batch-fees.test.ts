import { expect, it } from 'vitest';
import { feeOn, feeWithin, rateOf } from './batch-fees.rules.ts';

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

const now = (part: object) => {
  const estimate = { ...gas, ...part };
  const option = feeOn(estimate, 'ETH', {});
  if (option === null) throw new Error('There is no fee');
  return { estimate, option, cost: { amount: option.amount, rate: rateOf(option) } };
};
const confirmed = now({}).cost;
/** What a payment that was confirmed is sent at. */
const sentAt = (part: object, before = confirmed) => {
  const { option, estimate } = now(part);
  return feeWithin(before, option, estimate);
};

it('R20: a payment of a batch costs what was confirmed, or less', () => {
  expect(sentAt({})).toMatchObject({ amount: confirmed.amount });
  expect(sentAt({ gas_price1: '1', gas_price2: '2' })?.fields).toEqual({
    gas_price: '2',
    gas_limit: '65000',
  });
  expect(sentAt({ gas_limit: '65001' })).toBeNull();
  expect(sentAt({ gas_price2: '10.51' })).toBeNull();
  expect(sentAt({ gas_price1: '1', gas_price2: '5', gas_limit: '130000' })).toMatchObject({
    amount: confirmed.amount,
  });
});

it('R20: a price that rose a little is paid as it was confirmed, where the network takes that', () => {
  expect(sentAt({ gas_price2: '10.5' })).toMatchObject({
    amount: confirmed.amount,
    fields: { gas_price: '10', gas_limit: '65000' },
  });
  expect(sentAt({ gas_price1: '10.2', gas_price2: '10.5' })).toBeNull();
  expect(sentAt({ gas_price2: '10.5', gas_limit: '65001' })).toBeNull();
  const fixed = { fee_unit: 'XRP', fee: '0.21', trans_fee: '0.21', fee_changeable: false };
  const option = feeOn(fixed, 'XRP', {});
  expect(option && feeWithin({ amount: '0.2', rate: '0.2' }, option, fixed)).toBeNull();
  expect(option && rateOf(option)).toBe('0.21');
});
