import type { PaymentOutput } from '@mpc/api';
import { expect, it } from 'vitest';
import { namedRecipients, outputsAgree } from './outputs.rules.ts';

const pay = (address: string, amount: string, memo = ''): PaymentOutput => ({
  address,
  amount,
  memo,
  needActive: false,
});
const order = { amount: '3.5', outputs: [pay('T1', '1.5'), pay('T2', '2', '7')] };
const server = (outputs: PaymentOutput[], total = '3.50') => ({
  total,
  symbol: 'TUSDT',
  outputs: outputs.map((output) => ({ ...output, status: 1000 })),
});

it('agrees where every recipient, amount and memo is the order’s own and all of them make its sum', () => {
  expect(outputsAgree(order, server([pay('T1', '1.50'), pay('T2', '2', '7')]))).toBe(true);
});

it.each([
  ['another address', server([pay('T1', '1.5'), pay('T3', '2', '7')])],
  ['another amount', server([pay('T1', '2.5'), pay('T2', '1', '7')])],
  ['another memo', server([pay('T1', '1.5'), pay('T2', '2', '8')])],
  ['a recipient too few', server([pay('T1', '1.5')])],
  ['another sum', server([pay('T1', '1.5'), pay('T2', '2', '7')], '4')],
  ['an amount nobody can read', server([pay('T1', '⚠'), pay('T2', '2', '7')])],
])('does not agree with %s', (_, answer) => {
  expect(outputsAgree(order, answer)).toBe(false);
});

it('does not agree where the recipients make more than the order says', () => {
  const more = { amount: '3', outputs: order.outputs };
  expect(outputsAgree(more, server(order.outputs, '3'))).toBe(false);
});

it('does not agree where what less than nothing is paid makes up for what too much is', () => {
  const outputs = [pay('T1', '5.5'), pay('T2', '-2')];
  expect(outputsAgree({ amount: '3.5', outputs }, server(outputs))).toBe(false);
});

it('R19: a list of one that pays otherwise than the order says is shown beside it', () => {
  const head = { base_symbol: 'TRX', address_to: 'T1', amount: '3.5', memo: '' };
  const named = (outputs: PaymentOutput[]) =>
    namedRecipients({ ...head, outputs }).map(({ address }) => address);
  expect(named([])).toEqual(['T1']);
  expect(named([pay('T1', '3.50')])).toEqual(['T1']);
  for (const one of [pay('T2', '3.5'), pay('T1', '3'), pay('T1', '3.5', '7'), pay('T1', '⚠')])
    expect(named([one])).toEqual(['T1', one.address]);
});
