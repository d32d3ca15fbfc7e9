import type { TransactionRow } from '@mpc/api';
import { expect, it } from 'vitest';
import { idOf, intent } from '../../../features/payments/intents/intent-samples.ts';
import { entriesOf, openPayments } from './list-entries.rules.ts';

const row = (id: number, change: Partial<TransactionRow> = {}) =>
  ({
    id,
    trans_kind: 'withdraw',
    request_id: idOf(9),
    amount: '1',
    symbol_alias: 'USDT',
    ...change,
  }) as TransactionRow;
const here = { walletId: 1, tab: 'all' } as const;

it.each(['sending', 'unknown', 'notFound', 'differs'] as const)('shows a payment that is %s', (state) => {
  expect(openPayments([intent({ state })], [row(1)], here)).toHaveLength(1);
});

it('shows none that is settled, of another wallet, or of another kind than the tab', () => {
  const unknown = intent({ state: 'unknown' });
  expect(openPayments([intent({ state: 'sent' })], [], here)).toEqual([]);
  expect(openPayments([unknown], [], { ...here, walletId: 2 })).toEqual([]);
  expect(openPayments([unknown], [], { ...here, tab: 'web3' })).toEqual([]);
  expect(openPayments([unknown], [], { ...here, tab: 'withdraw' })).toHaveLength(1);
});

it('gives way to the order once that is in the list, but for one that is not what was confirmed', () => {
  const order = row(1, { request_id: idOf(1) });
  expect(openPayments([intent({ state: 'unknown' })], [order], here)).toEqual([]);
  expect(openPayments([intent({ state: 'differs' })], [order], here)).toHaveLength(1);
});

it('puts what is not settled first, and folds dust where it stood', () => {
  const dust = { trans_kind: 'deposit', amount: '0' } as const;
  const entries = entriesOf([intent({ state: 'unknown' })], [row(3), row(2, dust), row(1, dust)]);
  expect(entries.map(({ key }) => key)).toEqual([`intent:${idOf(1)}`, 'withdraw:3', 'dust']);
});
