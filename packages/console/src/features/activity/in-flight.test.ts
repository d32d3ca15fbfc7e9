import type { TransactionRow } from '@mpc/api';
import { expect, it } from 'vitest';
import { idOf, intent } from '../payments/intents/intent-samples.ts';
import type { KeptRun } from '#features/payments';
import type { OwnRefund } from '#features/transactions';
import { inFlightOf } from './in-flight.rules.ts';

const sent = (last: number) => intent({ state: 'sent', orderId: 900 + last }, { request_id: idOf(last) });

// Only what the rules read of an order, and of a batch.
const order = (last: number) =>
  ({ id: 900 + last, request_id: idOf(last), trans_kind: 'withdraw', status: 1100 }) as TransactionRow;
const refund = (id: number): OwnRefund => ({
  id,
  wallet: { id: 1, name: 'Treasury' },
  subWallet: { id: 2, name: 'Main' },
  unit: 'TRX',
  amount: '5',
  sentAt: 0,
});
const batch = (id: string, ...lasts: number[]) =>
  ({
    plan: { id, payments: lasts.map((last) => ({ requestId: idOf(last) })) },
    outcomes: lasts.map((last) => ({ state: 'sent', id: 900 + last, needSign: true })),
  }) as unknown as KeptRun;

it('tells what is submitted, unknown or waits for this person, and leaves out what has ended', () => {
  const found = inFlightOf({
    intents: [sent(1), sent(2), sent(3), sent(4), intent({ state: 'unknown' }, { request_id: idOf(5) })],
    // The first batch has ended: none of its orders is under way.
    runs: [batch('over', 6), batch('open', 4)],
    lostRefunds: [{ depositId: 77, sent: 'changed' }],
    ownRefunds: [refund(41), refund(42)],
    orders: [order(1), order(2), order(4), { ...order(7), id: 42, trans_kind: 'refund' }],
    toSign: new Set(['withdraw:902', 'withdraw:904']),
  });
  expect(found.unknown).toHaveLength(1);
  expect(found.lostRefunds).toHaveLength(1);
  expect(found.moving.map((one) => [one.order.id, one.isToSign])).toEqual([
    [902, true],
    [901, false],
    [42, false],
  ]);
  expect(found.batches.map(({ run, toSign }) => [run.plan.id, toSign])).toEqual([['open', 1]]);
  expect(found.count).toBe(6);
});
