import { expect, it } from 'vitest';
import { isSamePayment } from './intents.rules.ts';

const payment = {
  symbol: 'USDTERC20',
  base_symbol: 'ETH',
  address_to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  amount: '1000',
};

it('takes a payment for the same when coin and address are, and the amount within one percent', () => {
  expect(isSamePayment(payment, payment)).toBe(true);
  expect(isSamePayment(payment, { ...payment, amount: '1000.00' })).toBe(true);
  expect(isSamePayment(payment, { ...payment, amount: '1010.10' })).toBe(true);
  expect(isSamePayment(payment, { ...payment, amount: '1010.11' })).toBe(false);
  expect(isSamePayment(payment, { ...payment, amount: '990' })).toBe(true);
  expect(isSamePayment(payment, { ...payment, amount: '989.99' })).toBe(false);
  expect(isSamePayment(payment, { ...payment, amount: '⚠' })).toBe(false);
  expect(isSamePayment(payment, { ...payment, symbol: 'USDC' })).toBe(false);
});

it('knows an address however it is spelt', () => {
  const lower = payment.address_to.toLowerCase();
  expect(isSamePayment(payment, { ...payment, address_to: lower })).toBe(true);
  expect(isSamePayment(payment, { ...payment, address_to: lower.replace('5a', '6a') })).toBe(false);
});

it('looks at everybody who is paid', () => {
  const other = '0x52908400098527886E0F7030069857D2E4169EE7';
  const paid = { address: payment.address_to, amount: '1000' };
  const several = { ...payment, amount: '1005', outputs: [{ address: other, amount: '5' }, paid] };
  expect(isSamePayment(payment, several)).toBe(true);
  expect(isSamePayment(several, { ...several, outputs: several.outputs.toReversed() })).toBe(true);
  expect(isSamePayment({ ...payment, amount: '5' }, several)).toBe(false);
});
