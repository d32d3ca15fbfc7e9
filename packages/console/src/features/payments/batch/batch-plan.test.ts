import { WithdrawStatus, type TransactionRow } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { expect, it } from 'vitest';
import { factsOf, memory } from '../intents/intent.ts';
import { calm, entry, only, recipient } from './batch-samples.ts';
import { intentOf, planOf } from './batch-plan.ts';
import { destinationsOf } from './destinations.rules.ts';
import { earlierPayments } from './earlier.rules.ts';
import { ownedAs } from './check-row.rules.ts';
import { createSheet } from './sheet-store.ts';

const home = { wallet: { id: 1, name: 'Treasury' }, subWallet: { id: 2, name: 'Main' } };
const now = 1_800_000_000_000;

function plan(...rows: Parameters<typeof entry>[0][]) {
  const sheet = createSheet(rows.map(entry));
  sheet.setWorld(calm());
  const { lines } = sheet.state();
  const market = {
    available: new Map<string, string>(),
    fee: new Map([
      ['TUSDT', only('13')],
      ['TRX', only('0.3')],
    ]),
    unit: new Map<string, string>(),
  };
  const made = planOf(1, home, { lines, fees: {} }, market);
  if (made === null) throw new Error('Not in order');
  return made;
}

const order = (part: Partial<TransactionRow>): TransactionRow =>
  ({
    id: 9,
    trans_kind: 'withdraw',
    status: WithdrawStatus.done,
    symbol: 'TUSDT',
    base_symbol: 'TRX',
    address_to: recipient,
    amount: '10',
    request_id: 'earlier',
    created_at: now - 1000,
    ...part,
  }) as TransactionRow;

it('gives every payment a number of its own, and none to a blank row', () => {
  const { payments } = plan({}, { address: '', amount: '' }, { amount: '20', remark: 'rent' });
  expect(payments).toMatchObject([
    { row: 1, amount: '10', fee: '13', coinName: 'USDT (TRC20)' },
    { row: 3, amount: '20', remark: 'rent' },
  ]);
  expect(new Set(payments.map(({ requestId }) => requestId)).size).toBe(2);
});

it('makes nothing of a sheet with an error in it', () => {
  expect(() => plan({ amount: '0' })).toThrow('Not in order');
  expect(() => plan({}, { memo: '7' })).toThrow('Not in order');
});

it('sends exactly what was confirmed, at the fee of the moment, under the same number however often it is asked', async () => {
  const made = plan({ amount: '1200.50', remark: 'rent' });
  const [payment] = made.payments;
  if (payment === undefined) throw new Error('A plan of none');
  const [one, again] = [intentOf(made, payment, only('13')), intentOf(made, payment, only('13'))];
  expect(one.payment.order).toEqual({
    request_id: payment.requestId,
    sub_wallet_id: 2,
    symbol: 'TUSDT',
    address_to: recipient,
    amount: '1200.50',
    remark: 'rent',
    fee: '13',
  });
  expect(one.fee).toEqual({ amount: '13', unit: 'TRX' });
  expect(again.payment).toEqual(one.payment);
  const dearer = intentOf(made, { ...payment, confirmRisk: true }, only('13.2'));
  expect(dearer.payment.order).toMatchObject({ request_id: payment.requestId, fee: '13.2', confirm_risk: 1 });
  expect(factsOf(dearer.payment)).toEqual(factsOf(one.payment));
});

it('names the payments that were made before, each once, and what is not settled', async () => {
  const made = plan({ amount: '10' }, { amount: '500' });
  const [payment] = made.payments;
  if (payment === undefined) throw new Error('A plan of none');
  const mine = intentOf(made, { ...payment, requestId: 'mine' }, only('13'));
  const intent = { ...mine, state: 'unknown' as const };
  const earlier = (orders: TransactionRow[], intents = [intent]) =>
    earlierPayments(made, orders, intents, now).map(({ key, isOpen, payment: { row } }) => [
      key,
      isOpen,
      row,
    ]);
  expect(earlier([order({}), order({ amount: '700', request_id: 'other' })])).toEqual(
    expect.arrayContaining([
      ['mine', true, 1],
      ['earlier', false, 1],
    ]),
  );
  // One of the batch itself is no earlier payment, nor is one that ended long ago.
  expect(earlier([order({ request_id: payment.requestId })], [])).toEqual([]);
  expect(earlier([order({ created_at: now - memory - 1 })], [])).toEqual([]);
  expect(earlier([order({ status: WithdrawStatus.failed })], [])).toEqual([]);
});

it('names everybody who is paid once, with all that goes there, strangers first', () => {
  const { payments } = plan({ amount: '10' }, { amount: '5', coin: 'TRX' }, { amount: '20.25' });
  expect(destinationsOf(payments, calm())).toMatchObject([
    {
      address: recipient,
      count: 3,
      trust: 'new',
      label: null,
      sums: [
        { unit: 'USDT (TRC20)', amount: '30.25' },
        { unit: 'TRX (TRON)', amount: '5' },
      ],
    },
  ]);
  const account = addressKey('TRX', recipient);
  const known = calm({ known: new Map([[account, 'Landlord']]), paid: new Set([account]) });
  expect(destinationsOf(payments, known)[0]).toMatchObject({ label: 'Landlord', trust: 'trusted' });
  const ours = calm({ ours: new Map([[ownedAs(account, ''), 'Operations']]), paid: new Set([account]) });
  expect(destinationsOf(payments, ours)[0]).toMatchObject({ label: 'Operations', trust: 'own' });
  const alike = payments.map((payment, at) => ({ ...payment, symbol: `code ${at}`, coinName: 'USDT' }));
  expect(destinationsOf(alike, calm())[0]?.sums.map(({ symbol, amount }) => [symbol, amount])).toEqual([
    ['code 0', '10'],
    ['code 1', '5'],
    ['code 2', '20.25'],
  ]);
});
