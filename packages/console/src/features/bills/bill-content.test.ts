import type { BillDetail } from '@mpc/api';
import { beforeAll, expect, it } from 'vitest';
import { day } from '#shared/durations.ts';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { billContent } from './bill-content.ts';

let say: Awaited<ReturnType<typeof startI18n>>;
beforeAll(async () => {
  say = await startI18n('en-US', wordFiles);
});

const now = 100 * day;

it.each([
  ['is not due yet', now + 1, '30', undefined],
  ['was due today', now - 1, '30', 'Overdue since today'],
  ['was due days ago', now - 3 * day, '30', 'Overdue by 3 days'],
  ['is paid', now - 3 * day, '0', undefined],
])('says of a bill that %s whether it is overdue', (_, due_time, unpaid_amount, said) => {
  const bill = {
    bill_no: 'B1',
    items: [],
    discount: '0',
    amount: '30',
    symbol: 'USDT',
    due_time,
    unpaid_amount,
  };
  const { facts } = billContent(bill as unknown as BillDetail, say.t, now);
  expect(facts.find(({ key }) => key === 'overdue')?.text).toBe(said);
});
