import type { RefundInfo } from '@mpc/api';
import { expect, it } from 'vitest';
import { isRefundValues, readyRefund, startOf } from './refund.values.ts';

const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const zero = `0x${'0'.repeat(40)}`;
const info: RefundInfo = {
  deposit_id: 9,
  symbol: 'ETH',
  symbol_alias: 'ETH',
  coin_net: 'ETH',
  base_symbol: 'ETH',
  decimals: 18,
  amount: '2',
  refunded: '0.5',
  max_amount: '1.5',
  must_be_whole: false,
  fee: '0.001',
  fee_symbol: 'ETH',
  fee_symbol_alias: 'ETH',
  fees: { fee_unit: 'ETH', fee_changeable: false, trans_fee: '0.001', fee: '0.001' },
  address_from: from,
  memo: '',
  from_exchange: 0,
  can_refund: true,
};
const values = { ...startOf(info), reason: ' Not for us ' };
const ready = (change: Partial<typeof values>, about: Partial<RefundInfo> = {}) =>
  readyRefund({ ...values, ...change }, { ...info, ...about }, { depositId: 9, subWalletId: 31 });

it('starts with all that is left, to where it came from', () => {
  expect(startOf(info)).toMatchObject({ amount: '1.5', address: from, reason: '' });
  expect(ready({})?.order).toEqual({
    deposit_id: 9,
    address_to: from,
    amount: '1.5',
    remark: 'Not for us',
    fee: '0.001',
  });
});

it.each([
  ['no reason', { reason: '  ' }, {}],
  ['a reason too long', { reason: 'x'.repeat(201) }, {}],
  ['more than is left', { amount: '1.500000000000000001' }, {}],
  ['nothing', { amount: '0' }, {}],
  ['no amount', { amount: '1,5' }, {}],
  ['an exponent', { amount: '1e0' }, {}],
  ['less than nothing', { amount: '-1' }, {}],
  ['a memo longer than any network has', { memo: '1'.repeat(121) }, {}],
  ['finer than the coin', { amount: '0.001' }, { decimals: 2 }],
  ['a part of what goes back whole or not at all', { amount: '1' }, { must_be_whole: true }],
  ['an address with a slip in it', { address: from.replace('5aAe', '5aAf') }, {}],
  ['an origin that nobody holds', { address: zero }, { address_from: zero }],
  ['no fee that can be read', {}, { fees: { ...info.fees, trans_fee: '⚠', fee: '⚠' } }],
])('is not ready with %s', (_, change, about) => {
  expect(ready(change, about)).toBeNull();
});

it('goes back to where it came from also where that is no address we know', () => {
  expect(ready({ address: 'odd-chain-7' }, { address_from: 'odd-chain-7' })?.order.address_to).toBe(
    'odd-chain-7',
  );
  expect(ready({ address: 'odd-chain-8' }, { address_from: 'odd-chain-7' })).toBeNull();
});

it('takes nothing for a draft that is none', () => {
  expect(isRefundValues(values)).toBe(true);
  for (const other of [null, 'x', {}, { ...values, fee: null }, { ...values, memo: 7 }])
    expect(isRefundValues(other)).toBe(false);
});
