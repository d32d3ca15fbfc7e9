import { readCall } from '@mpc/api/calls';
import { expect, it } from 'vitest';
import { nestedBatch, parties } from '../../../../api/src/calls/testing/calls.cases.ts';
import { callRecipients } from './call-recipients.rules.ts';

const sends = (amount: string) => callRecipients(readCall('0x'), parties.usdc, 'ETH', amount);

it('R23: hands everybody who is paid or may spend to the checks of recipients, spelled as the chain does', () => {
  expect(callRecipients(readCall(nestedBatch), parties.several, 'ETH', '0')).toEqual([
    { address: parties.pool, memo: '', role: 'spender' },
    { address: parties.own, memo: '', role: 'paidByCall' },
    { address: parties.partner, memo: '', role: 'paidByCall' },
  ]);
  const usdt = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'.padStart(64, '0');
  expect(callRecipients(readCall(`0xa9059cbb${usdt}${'1'.padStart(64, '0')}`), '', 'TRX', '0')).toEqual([
    { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', memo: '', role: 'paidByCall' },
  ]);
});

it('takes a call without data that sends an amount as a payment to its contract', () => {
  expect(sends('0.1')).toEqual([{ address: parties.usdc, memo: '' }]);
  expect([sends('0'), sends('')]).toEqual([[], []]);
});
