import { type TransactionRow, WithdrawStatus } from '@mpc/api';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Planned } from './batch-plan.ts';
import { recipient } from './batch-samples.ts';
import { resultCsv } from './result-csv.ts';
import { countStates, retryFault, retryable, rowsOf, type BatchRow } from './row-state.rules.ts';
import { rowTotals } from './row-totals.rules.ts';
import type { Outcome } from './outcome.ts';

const payment: Planned = {
  requestId: '00000000-0000-4000-8000-000000000001',
  row: 1,
  symbol: 'TUSDT',
  base: 'TRX',
  coinName: 'USDT (TRC20)',
  unit: 'USDT',
  to: recipient,
  memo: '',
  amount: '100.10',
  remark: '',
  fee: '1',
  rate: '1',
  feeUnit: 'TRX',
  confirmRisk: false,
};

const home = { wallet: { id: 1, name: 'W' }, subWallet: { id: 2, name: 'S' } };
const plan = { id: 'plan', uid: 1, home, createdAt: 0, payments: [payment], fees: {}, agreed: [] };
const sent: Outcome = { state: 'sent', id: 7, needSign: false };

/** A row as sending it left it, before its order is read. */
const sentAs = (outcome: Outcome | null): BatchRow[] => rowsOf(plan, [outcome], new Map());

/** A row whose order is in a state. */
const ordered = (state: BatchRow['state'], status: number, txid = ''): BatchRow => ({
  payment,
  outcome: sent,
  // Only what the rules read of an order.
  order: Object.assign(Object.create(null), { id: 7, status, txid }),
  state,
});

it.each([
  [null, 'notSubmitted', null],
  [{ state: 'refused', code: '1', msg: '' }, 'notSubmitted', null],
  [{ state: 'held', why: 'blocked', name: '' }, 'notSubmitted', null],
  [sent, 'submitted', 'goesOn'],
  [{ state: 'unknown' }, 'unknown', 'unknown'],
  [{ state: 'notFound' }, 'unknown', 'unknown'],
  [{ state: 'differs', id: 7 }, 'differs', 'differs'],
  [{ state: 'moved', id: null }, 'notSubmitted', 'moved'],
] as const)(
  'what may have been paid, or is in another batch, is never retried: %j',
  (outcome, state, fault) => {
    const [row] = sentAs(outcome);
    expect(row?.state).toBe(state);
    expect(row && retryFault(row)).toBe(fault);
  },
);

it('an order that ended unpaid is retried; one that another transaction replaced is not', () => {
  const rows = [
    ordered('failed', WithdrawStatus.rejected),
    ordered('failed', WithdrawStatus.discarded),
    ordered('failed', WithdrawStatus.discarded, '0xhash'),
    ordered('completed', WithdrawStatus.done),
  ];
  expect([...retryable(rows)]).toEqual([
    [0, 7],
    [1, 7],
  ]);
  expect(retryFault(rows[2] ?? ordered('failed', 0))).toBe('replaced');
  expect(countStates(rows)).toMatchObject({ failed: 3, completed: 1 });
  expect(rowTotals(rows)).toMatchObject([{ count: 4, amount: '400.4', paid: '100.1' }]);
});

it('the file names who is paid first, shortens nothing, and lets no name be a formula', () => {
  const t = Object.assign((key: string) => key, { $TFunctionBrand: true }) as unknown as TFunction;
  const [head, row] = resultCsv(t, sentAs(sent), () => '=HYPERLINK("x")')
    .trim()
    .split('\r\n');
  expect(head).toMatch(/batch\.column\.name.*batch\.column\.address/);
  expect(row).toContain(recipient);
  expect(row).toContain('100.10');
  expect(row).not.toMatch(/^\uFEFF?"?=/);
});

it('R20: an order that costs more than it left at is not the one that was confirmed', () => {
  const order = (fee: string, txid = ''): TransactionRow =>
    Object.assign(Object.create(null), {
      id: 7,
      trans_kind: 'withdraw',
      status: WithdrawStatus.awaitingApproval,
      sub_wallet_id: home.subWallet.id,
      symbol: payment.symbol,
      base_symbol: payment.base,
      address_to: payment.to,
      memo: payment.memo,
      amount: payment.amount,
      txid,
      fee,
      fee_symbol: payment.feeUnit,
    });
  const stateAt = (one: TransactionRow, fee = '1') =>
    rowsOf(plan, [{ ...sent, fee }], new Map([[payment.requestId, one]]))[0]?.state;
  expect(stateAt(order('1'))).toBe('awaitingApproval');
  expect(stateAt(order('1.01'))).toBe('differs');
  // A fee that was agreed to on the way, and one of a replacement.
  expect(stateAt(order('1.01'), '2')).toBe('awaitingApproval');
  expect(stateAt(order('3', '0xhash'))).toBe('awaitingApproval');
});
