import type { PaymentOutput } from '@mpc/api';
import { expect, it } from 'vitest';
import { outputsAgree } from './outputs.rules.ts';

const pay = (address: string, amount: string, memo = ''): PaymentOutput => ({
  address,
  amount,
  memo,
  needActive: false,
});
const order = { amount: '3.5', outputs: [pay('T1', '1.5'), pay('T2', '2', '7')] };
const told = (outputs: PaymentOutput[], total = '3.50') => ({
  total,
  symbol: 'TUSDT',
  outputs: outputs.map((output) => ({ ...output, status: 1000 })),
});

it('agrees where every payee, amount and memo is the order’s own and all of them make its sum', () => {
  expect(outputsAgree(order, told([pay('T1', '1.50'), pay('T2', '2', '7')]))).toBe(true);
});

it.each([
  ['another address', told([pay('T1', '1.5'), pay('T3', '2', '7')])],
  ['another amount', told([pay('T1', '2.5'), pay('T2', '1', '7')])],
  ['another memo', told([pay('T1', '1.5'), pay('T2', '2', '8')])],
  ['a payee too few', told([pay('T1', '1.5')])],
  ['another sum', told([pay('T1', '1.5'), pay('T2', '2', '7')], '4')],
  ['an amount nobody can read', told([pay('T1', '⚠'), pay('T2', '2', '7')])],
])('does not agree with %s', (_, answer) => {
  expect(outputsAgree(order, answer)).toBe(false);
});

it('does not agree where the payees make more than the order says', () => {
  const more = { amount: '3', outputs: order.outputs };
  expect(outputsAgree(more, told(order.outputs, '3'))).toBe(false);
});
