import type { CollectHistoryInfo } from '@mpc/api';
import { expect, it } from 'vitest';
import { isAsConfirmed, type WaitingCoin } from './sweep-content.ts';

const confirmed = [
  {
    symbol: 'USDC',
    amount: '30',
    address_count: 2,
    addresses: [
      { sub_wallet_id: 1, sub_wallet_name: 'One', address: '0x1', amount: '10' },
      { sub_wallet_id: 2, sub_wallet_name: 'Two', address: '0x2', amount: '20' },
    ],
  } as WaitingCoin,
];
const parts = [
  { sub_wallet_id: 2, address_from: '0x2', amount: '20.00' },
  { sub_wallet_id: 1, address_from: '0x1', amount: '10' },
];
const run = (change: object) =>
  ({ symbol: 'USDC', total_amount: '30', address_count: 2, list: parts, ...change }) as CollectHistoryInfo;

it('a sweep is as it was confirmed, in whatever order and however its amounts are written', () => {
  expect(isAsConfirmed(run({}), confirmed)).toBe(true);
});

it.each([
  ['of another coin', { symbol: 'USDT' }],
  ['of another amount', { total_amount: '31' }],
  ['from another address', { list: [{ ...parts[0], address_from: '0x3' }, parts[1]] }],
  ['with the amounts exchanged', { list: parts.map((part, at) => ({ ...part, amount: ['10', '20'][at] })) }],
  ['from fewer addresses', { list: parts.slice(1) }],
])('one %s is not', (_, change) => {
  expect(isAsConfirmed(run(change), confirmed)).toBe(false);
});
