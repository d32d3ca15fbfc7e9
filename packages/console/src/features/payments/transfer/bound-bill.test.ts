import type { BillDetail, PayAddress } from '@mpc/api';
import { addressOn } from '@mpc/api/sandbox';
import { expect, it } from 'vitest';
import { billState } from './bound-bill.rules.ts';
import { billOf, isTransferValues, testedBy, untouched } from './transfer.values.ts';
import { startOf } from './use-transfer-form.ts';

const address = addressOn('TRX', 'bill 7');
const prefill = {
  symbol: 'TUSDT',
  address,
  memo: '',
  origin: 'bill',
  bill: { id: 7, number: 'B-7', amount: '300' },
} as const;
const { values } = startOf({ draft: null, prefill }, 'TUSDT');
const place: PayAddress = {
  address,
  memo: '',
  amount: '300',
  symbol: 'TUSDT',
  symbol_alias: 'USDT',
  coin_net: 'TRC20',
  expire_at: 9,
};
const bill = {
  bill_id: 7,
  wallet_id: 1001,
  status: 0,
  pay_symbol: 'TUSDT',
  pay_address: address,
  memo: '',
  base_symbol: 'TRX',
} as BillDetail;

it('begins with what a bill asks for', () => {
  expect(values).toMatchObject({ symbol: 'TUSDT', address, amount: '300', remark: '', origin: 'bill' });
  expect(billOf(values.bound)).toEqual({ billId: 7, billNo: 'B-7', amount: '300' });
  expect(testedBy(values.bound)).toBeNull();
  expect(isTransferValues(values)).toBe(true);
});

it('R19: pays a bill only as the bill is to be paid now: coin, recipient, memo and amount', () => {
  expect(billState(untouched('TUSDT'), undefined, undefined, 1001)).toBe('none');
  expect(billState(values, bill, undefined, 1001)).toBe('asked');
  expect(billState(values, undefined, place, 1001)).toBe('asked');
  expect(billState(values, bill, place, 1001)).toBe('same');
  const others = [
    billState({ ...values, amount: '301' }, bill, place, 1001),
    billState({ ...values, max: true }, bill, place, 1001),
    billState(values, bill, { ...place, amount: '301' }, 1001),
    billState(values, bill, { ...place, address: addressOn('TRX', 'another') }, 1001),
    billState(values, { ...bill, pay_address: addressOn('TRX', 'another') }, place, 1001),
    billState(values, { ...bill, status: 2 }, place, 1001),
    billState(values, bill, place, 1002),
  ];
  expect(new Set(others)).toEqual(new Set(['other']));
});
