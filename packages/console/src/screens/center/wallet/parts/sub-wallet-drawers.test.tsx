import { sandbox, stage } from '#shared/testing/stage.tsx';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SubWalletScreen } from '../sub-wallet.screen.tsx';

const soon = { timeout: 20_000 };

beforeEach(() => sandbox.reset());

it('R19, R21: locks a transfer to the bill in the address, also after a reload, until the bill is left', async () => {
  const bill = sandbox.world.bills.where('wallet_id', walletIds.treasury).find(({ status }) => status === 0);
  if (bill === undefined) throw new Error('There is no bill to pay');
  const { person, router } = await stage(<SubWalletScreen />, {
    as: 'owner',
    at: `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.main}&open=billTransfer:${bill.bill_id}-TUSDT`,
  });
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' }, soon);
  const much = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const address = addressOn('TRX', `bill ${bill.bill_id}`);
  const held = () => [to.disabled, to.value, much.disabled, much.value];
  await waitFor(() => expect(held()).toEqual([true, address, true, bill.amount]), soon);
  await person.click(screen.getByRole('button', { name: 'Pay something else' }));
  await waitFor(() => expect([to.disabled, to.value]).toEqual([false, '']), soon);
  expect(router.state.location.search).toContain('open=transfer%3ATUSDT');
});
