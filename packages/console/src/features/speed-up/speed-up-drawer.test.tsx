import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { database } from '#shared/drafts/database.ts';
import { PendingDrawer } from './pending-drawer.tsx';
import { SpeedUpDrawer } from './speed-up-drawer.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const line = 'POST /api/mpc/sub_wallet/withdraw';
const place = `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.main}`;

/** A payment whose fee is too low for any block. */
const stuck = () => {
  const row = sandbox.world.transactions
    .all()
    .find((one) => one.trans_kind === 'withdraw' && one.status === 1200 && one.gas_price === '1.6');
  if (row === undefined) throw new Error('No payment is stuck');
  return row;
};

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  sandbox.reset();
  intercept.answer = null;
  await clear(database);
});

const show = (as: 'owner' | 'secondMember' = 'owner') =>
  stage(<SpeedUpDrawer kind="withdraw" id={stuck().id} onShowOrder={vi.fn()} onClose={vi.fn()} />, {
    as,
    at: place,
  });

const ready = async (name: string) => {
  const button = await screen.findByRole('button', { name }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
};

const confirmed = async () => {
  await userEvent.click(await ready('Review speed-up'));
  return ready('Submit speed-up');
};

describe('a stuck payment', () => {
  it('is sped up once however it is pressed, and signed', async () => {
    const { id } = stuck();
    await show();
    const button = await confirmed();
    expect(screen.getByRole('dialog').textContent).toContain('1.6 Gwei');
    await userEvent.dblClick(button);
    expect(await screen.findByRole('dialog', { name: 'Sign on your phone' }, soon)).toBeTruthy();
    expect(sent.filter((one) => one === line)).toHaveLength(1);
    expect(sandbox.world.transactions.get(id)).toMatchObject({ pending_round: true });
  });

  it('is a member’s to look at, not to speed up', async () => {
    await show('secondMember');
    const button = await screen.findByRole('button', { name: 'Review speed-up' }, soon);
    expect(button.title).toBe('Only the owner or an admin of this wallet can speed up');
    await userEvent.click(button);
    expect(screen.queryByRole('button', { name: 'Submit speed-up' })).toBeNull();
  });

  it('that a block takes meanwhile is said to be too late, plainly', async () => {
    await show();
    const button = await confirmed();
    sandbox.world.transactions.update(stuck(), { confirmations: 1 });
    await userEvent.click(button);
    expect(await screen.findByText(/^Speed-up (is )?no longer available/, {}, soon)).toBeTruthy();
    expect(await screen.findByText(/^Already in a block/, {}, soon)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Review speed-up' })).toBeNull();
  });

  it('whose copy was asked for without an answer is looked for in the order itself, and never asked for again', async () => {
    await show();
    const button = await confirmed();
    intercept.answer = (request, given) => {
      if (request.method === 'POST') throw new TypeError('Failed to fetch');
      return Promise.resolve(given);
    };
    await userEvent.click(button);
    expect(await screen.findByText('Outcome unknown. Do not submit again.', {}, soon)).toBeTruthy();
    intercept.answer = null;
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
    expect(
      await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, soon),
    ).toBeTruthy();
    expect(sent.filter((one) => one === line)).toHaveLength(1);
  });
});

it('what is under way is listed with what it pays, and what cannot be done says why', async () => {
  await stage(<PendingDrawer subWalletId={stuck().sub_wallet_id} onShowOrder={vi.fn()} onClose={vi.fn()} />, {
    as: 'owner',
    at: place,
  });
  const table = await screen.findByRole('table', { name: 'Pending transactions' }, soon);
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.textContent?.includes('1.6 Gwei'));
  if (row === undefined) throw new Error('The stuck payment is not listed');
  expect(within(row).getByRole('button', { name: /^Cancel / }).title).toBe(
    'Transfer already signed; it cannot be canceled.',
  );
  await userEvent.click(within(row).getByRole('button', { name: 'Speed up' }));
  expect(await screen.findByRole('dialog', { name: 'Speed up' }, soon)).toBeTruthy();
});

it('R12, R19: what is not signed yet is cancelled with a reason, and not before it could be read again', async () => {
  const waiting = sandbox.world.transactions
    .all()
    .find(
      (one) => one.trans_kind === 'withdraw' && one.status === 1000 && one.wallet_id === walletIds.treasury,
    );
  if (waiting === undefined) throw new Error('Nothing waits for approval');
  await stage(<SpeedUpDrawer kind="withdraw" id={waiting.id} onShowOrder={vi.fn()} onClose={vi.fn()} />, {
    as: 'owner',
    at: place,
  });
  await userEvent.click(await ready('Cancel transfer'));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Paid twice');
  intercept.answer = async (request, given) =>
    request.url.includes('/withdraw/info') ? Response.error() : given;
  const cancel = within(dialog).getByRole('button', { name: 'Cancel transfer' });
  await userEvent.click(cancel);
  const retry = await within(dialog).findByRole('button', { name: 'Retry' }, soon);
  await waitFor(() => expect(cancel.title).toBe('Refresh failed. Nothing was submitted. Retry.'), soon);
  await userEvent.click(cancel);
  expect(sandbox.world.transactions.get(waiting.id)).toMatchObject({ status: 1000 });
  intercept.answer = null;
  await userEvent.click(retry);
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBeNull(), soon);
  await userEvent.click(cancel);
  expect(
    await screen.findByText('Transfer canceled. The frozen amount is available again.', {}, soon),
  ).toBeTruthy();
  expect(sandbox.world.transactions.get(waiting.id)).toMatchObject({ status: 2300 });
});
