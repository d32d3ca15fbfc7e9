import { sandbox, stage } from '#shared/testing/stage.tsx';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hour, second } from '#shared/durations.ts';
import { useAhead } from '#shared/time/server-time.ts';
import { SubWalletScreen } from '../sub-wallet.screen.tsx';

const soon = { timeout: 20_000 };

beforeEach(() => sandbox.reset());
afterEach(() => useAhead.setState({ ahead: null }));

function unpaid() {
  const bill = sandbox.world.bills.where('wallet_id', walletIds.treasury).find(({ status }) => status === 0);
  if (bill === undefined) throw new Error('There is no bill to pay');
  return bill;
}

/** Opens the transfer that pays a bill with a coin. */
const pay = (billId: number, symbol: string) =>
  stage(<SubWalletScreen />, {
    as: 'owner',
    at: `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.main}&open=billTransfer:${billId}-${symbol}`,
  });

it('R19, R21: locks a transfer to the bill in the address, also after a reload, until the bill is left', async () => {
  const bill = unpaid();
  const { person, router } = await pay(bill.bill_id, 'TUSDT');
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' }, soon);
  const much = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const address = addressOn('TRX', `bill ${bill.bill_id}`);
  const held = () => [to.disabled, to.value, much.disabled, much.value];
  await waitFor(() => expect(held()).toEqual([true, address, true, bill.amount]), soon);
  await person.click(screen.getByRole('button', { name: 'Pay something else' }));
  await waitFor(() => expect([to.disabled, to.value]).toEqual([false, '']), soon);
  expect(router.state.location.search).toContain('open=transfer%3ATUSDT');
});

const review = () => screen.getByRole('button', { name: 'Review transfer' });

it('R9: pays no bill at a price that is over, though nobody has told another yet', async () => {
  const bill = unpaid();
  const expire_at = Date.now() + hour;
  const address = addressOn('ETH', `bill ${bill.bill_id}`);
  sandbox.world.bills.update(bill, {
    lock: { symbol: 'ETH', address, amount: '0.175', worth: bill.amount, expire_at },
  });
  await pay(bill.bill_id, 'ETH');
  await waitFor(() => expect(review().getAttribute('aria-disabled')).toBeNull(), soon);
  // Nobody tells another price before the test is over.
  sandbox.faults.set('billing.payAddress', { latency: hour });
  act(() => useAhead.setState({ ahead: { least: hour, most: hour + second } }));
  sandbox.clock.step(hour);
  await waitFor(() => expect(review().getAttribute('aria-disabled')).toBe('true'), soon);
});
