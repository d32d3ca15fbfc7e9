import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { day, hour } from '#shared/durations.ts';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { UnpaidTag } from './parts/unpaid-tag.tsx';

beforeEach(() => sandbox.reset());

const dueIn = (time: number) => {
  const [first, ...others] = sandbox.world.bills
    .where('wallet_id', walletIds.treasury)
    .filter(({ status }) => status === 0 || status === 3);
  if (first === undefined) throw new Error('No bill to pay');
  for (const other of others) sandbox.world.bills.put({ ...other, status: 2 });
  sandbox.world.bills.put({ ...first, due_time: Date.now() + time });
};

const show = () => stage(<UnpaidTag walletId={walletIds.treasury} />, { as: 'owner', at: '/' });

it('a bill past its due date says since how many days', async () => {
  dueIn(-3 * day - hour);
  await show();
  expect(await screen.findByText(/^Overdue by 3 days/)).toBeTruthy();
  expect(screen.queryByText(/Unpaid/)).toBeNull();
  // Where it is paid.
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/mpc/center/invoice?w=${walletIds.treasury}`);
});

it('a bill that is due later says until when', async () => {
  dueIn(2 * day);
  await show();
  expect(await screen.findByText(/^Unpaid/)).toBeTruthy();
  expect(screen.queryByText(/Overdue/)).toBeNull();
});
