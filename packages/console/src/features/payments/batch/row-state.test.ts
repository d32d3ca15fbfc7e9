import { type TransactionRow, WithdrawStatus } from '@mpc/api';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Planned } from './batch-plan.ts';
import { recipient } from './batch-samples.ts';
import { resultCsv } from './result-csv.ts';
import { countStates, movable, retryFault, rowsOf, type BatchRow } from './row-state.rules.ts';
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
function ordered(status: number, more: { txid?: string; confirmations?: number } = {}): BatchRow {
  const { symbol, base: base_symbol, to: address_to, memo, amount, requestId: request_id } = payment;
  const facts = {
    sub_wallet_id: home.subWallet.id,
    symbol,
    base_symbol,
    address_to,
    memo,
    amount,
    request_id,
  };
  // Only what the rules read of an order.
  const order = {
    ...facts,
    id: 7,
    trans_kind: 'withdraw',
    status,
    txid: '',
    ...more,
  } as unknown as TransactionRow;
  const [row] = rowsOf(plan, [sent], new Map([[payment.requestId, order]]));
  if (row === undefined) throw new Error('A plan of one payment has one row');
  return row;
}

it.each([
  [null, 'notSubmitted', 'left'],
  [{ state: 'refused', code: '1', msg: '' }, 'notSubmitted', null],
  [{ state: 'held', why: 'blocked', name: '' }, 'notSubmitted', 'left'],
  [sent, 'submitted', 'goesOn'],
  [{ state: 'unknown' }, 'unknown', 'unknown'],
  [{ state: 'notFound' }, 'unknown', 'unknown'],
  [{ state: 'differs', id: 7 }, 'differs', 'differs'],
  [{ state: 'moved', id: null }, 'notSubmitted', 'moved'],
] as const)(
  'what may have been paid, is in another batch or is yet to be submitted is never retried: %j',
  (outcome, state, fault) => {
    const [row] = sentAs(outcome);
    expect(row?.state).toBe(state);
    expect(row && retryFault(row)).toBe(fault);
  },
);

it('an order that ended unpaid is retried; one that another transaction replaced is not', () => {
  const rows = [
    ordered(WithdrawStatus.rejected),
    ordered(WithdrawStatus.discarded),
    ordered(WithdrawStatus.discarded, { txid: '0xhash' }),
    ordered(WithdrawStatus.done),
  ];
  expect([...movable(rows, null)]).toEqual([
    [0, 7],
    [1, 7],
  ]);
  expect(rows.map(retryFault)).toEqual([null, null, 'replaced', 'goesOn']);
  expect(countStates(rows)).toMatchObject({ signatureRejected: 1, canceled: 1, completed: 1 });
  expect(rowTotals(rows)).toMatchObject([{ count: 4, amount: '400.4', paid: '100.1' }]);
});

it('a row has the state that its order has everywhere', () => {
  const { inPayment, notApproved, autoCancelled, failed } = WithdrawStatus;
  const rows = [
    ordered(inPayment),
    ordered(inPayment, { txid: '0xhash' }),
    ordered(inPayment, { txid: '0xhash', confirmations: 2 }),
    ordered(notApproved),
    ordered(autoCancelled),
    ordered(failed),
    ordered(9999),
  ];
  expect(rows.map(({ state }) => state)).toEqual([
    'broadcasting',
    'broadcast',
    'confirming',
    'rejected',
    'expired',
    'failed',
    'unknown',
  ]);
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

/** The order of the row at a fee: still to be approved, or broadcast. */
const orderAt = (fee: string, txid = ''): TransactionRow =>
  Object.assign(Object.create(null), {
    id: 7,
    trans_kind: 'withdraw',
    status: txid === '' ? WithdrawStatus.awaitingApproval : WithdrawStatus.inPayment,
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
const stateAt = (order: TransactionRow, fee = '1') =>
  rowsOf(plan, [{ ...sent, fee }], new Map([[payment.requestId, order]]))[0]?.state;

it('R20: an order that costs more than it left at is not the one that was confirmed', () => {
  expect(stateAt(orderAt('1'))).toBe('awaitingApproval');
  expect(stateAt(orderAt('1.01'))).toBe('differs');
  // A fee that was agreed to on the way, and one of a replacement.
  expect(stateAt(orderAt('1.01'), '2')).toBe('awaitingApproval');
  expect(stateAt(orderAt('3', '0xhash'))).not.toBe('differs');
});
