import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { database } from '#shared/drafts/database.ts';
import { PendingDrawer } from './pending-drawer.tsx';
import { SpeedUpDrawer } from './speed-up-drawer.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const place = `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.marketMaking}`;
const creates = () => sent.filter((line) => line.startsWith('POST') && /withdraw$|web3/.test(line));

type Row = NonNullable<ReturnType<typeof sandbox.world.transactions.get>>;

const find = (wanted: (row: Row) => boolean): Row => {
  const row = sandbox.world.transactions.all().find(wanted);
  if (row === undefined) throw new Error('Order not found');
  return row;
};
/** A payment whose fee is too low for any block. */
const stuck = () =>
  find((row) => row.trans_kind === 'withdraw' && row.status === 1200 && row.gas_price === '1.6');
/** A permission without an end that nobody has signed yet. */
const permission = () =>
  find((row) => row.trans_kind === 'web3' && row.status === 1100 && row.amount === '-1');

const onShowOrder = vi.fn();
const show = (kind: 'withdraw' | 'web3', id: number) =>
  stage(<SpeedUpDrawer kind={kind} id={id} onShowOrder={onShowOrder} onClose={vi.fn()} />, {
    as: 'owner',
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
const joined = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/g, '');

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  sandbox.reset();
  intercept.answer = null;
  await clear(database);
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

describe('a replacement that is about to be sent', () => {
  it('R9: at a price that is not taken any more, is sent only as a new summary', async () => {
    const row = stuck();
    const { queryClient } = await show('withdraw', row.id);
    await confirmed();
    // Somebody else's copy has taken the place of what was compared with.
    sandbox.world.transactions.update(row, { gas_price: '60', fee: '0.00126' });
    await act(() => queryClient.invalidateQueries());
    const dialog = await screen.findByRole('dialog', { name: 'Review speed-up' });
    expect(await within(dialog).findByText(/Minimum is now 66 Gwei/, {}, soon)).toBeTruthy();
    const send = within(dialog).getByRole('button', { name: 'Submit speed-up' });
    expect(send.title).toBe('Amounts changed. Review them before you confirm.');
    await userEvent.click(send);
    expect(creates()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update amounts' }));
    await userEvent.click(await ready('Submit speed-up'));
    expect(await screen.findByRole('dialog', { name: 'Sign on your phone' }, soon)).toBeTruthy();
    expect(creates()).toHaveLength(1);
    expect(sandbox.world.transactions.get(row.id)).toMatchObject({ gas_price: '66', pending_round: true });
  });

  it('R12: without a network, or by terms that are a minute old, cannot be sent', async () => {
    await show('withdraw', stuck().id);
    const send = await confirmed();
    act(() => onlineManager.setOnline(false));
    await waitFor(() => expect(send.title).toBe('You are offline'), soon);
    act(() => onlineManager.setOnline(true));
    await ready('Submit speed-up');
    intercept.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    await waitFor(() => expect(send.title).toBe('Last updated over a minute ago'), soon);
    await userEvent.click(send);
    expect(creates()).toEqual([]);
  });

  it('pays everybody its order pays, and each of them is shown whole', async () => {
    const row = stuck();
    const recipients = [row.address_to, specialAddresses.highRisk.evm];
    const outputs = recipients.map((address, at) => ({
      address,
      amount: at === 0 ? '0.5' : '0.25',
      memo: '',
      needActive: false,
    }));
    sandbox.world.transactions.update(row, { outputs });
    await show('withdraw', row.id);
    await confirmed();
    for (const dialog of screen.getAllByRole('dialog', { hidden: true }))
      for (const address of recipients) expect(joined(dialog)).toContain(address);
    expect(screen.getByRole('dialog', { name: 'Review speed-up' }).textContent).toContain('0.25 ETH');
  });
});

describe('a permission without an end', () => {
  it('is sped up only by who has seen what it permits, and to whom', async () => {
    const row = permission();
    const txid = `0x${'ab'.repeat(32)}`;
    sandbox.world.transactions.update(row, { status: 1200, txid, confirmations: 0, gas_price: '1.6' });
    await show('web3', row.id);
    expect((await screen.findAllByText('Unlimited USDC', {}, soon)).length).toBeGreaterThan(0);
    await confirmed();
    const dialog = screen.getByRole('dialog', { name: 'Review speed-up' });
    expect(within(dialog).getByText('Unlimited allowance')).toBeTruthy();
    expect(within(dialog).getByText('Spender')).toBeTruthy();
    expect(within(dialog).getAllByText('Unlimited USDC').length).toBeGreaterThan(0);
    expect(within(dialog).getAllByTitle('0 ETH').length).toBeGreaterThan(0);
    expect(dialog.textContent).not.toContain('Unlimited ETH');
  });

  it('is taken back by who has seen it too, and is never one for the coin of its chain', async () => {
    const row = permission();
    await stage(<PendingDrawer subWalletId={row.sub_wallet_id} onShowOrder={vi.fn()} onClose={vi.fn()} />, {
      as: 'owner',
      at: place,
    });
    const table = await screen.findByRole('table', { name: 'Pending transactions' }, soon);
    const [cell] = await within(table).findAllByText('Unlimited allowance', {}, soon);
    const line = cell?.closest('tr');
    if (line === null || line === undefined) throw new Error('It is not listed');
    await userEvent.click(within(line).getByRole('button', { name: /^Cancel / }));
    const dialog = await screen.findByRole('alertdialog', {}, soon);
    expect(await within(dialog).findByText('Spender', {}, soon)).toBeTruthy();
    expect(joined(dialog)).toContain(row.trans_kind === 'web3' ? row.interactive_contract : '');
  });
});

/** What the server says of every order read in full, from now on. */
const say = (change: object | null) => {
  intercept.answer =
    change === null
      ? null
      : async (request, answer) => {
          if (!/\/(withdraw|web3)\/info/.test(request.url)) return answer;
          const { data, ...rest } = (await answer.json()) as { data: object };
          return Response.json({ ...rest, data: { ...data, ...change } });
        };
};

describe('a server that tells the truth too late', () => {
  const other = '0x00000000000000000000000000000000000dE7c0';
  it('R19: a call is confirmed by the bytes it posts, and by no later answer', async () => {
    const row = permission();
    const txid = `0x${'ab'.repeat(32)}`;
    sandbox.world.transactions.update(row, { status: 1200, txid, confirmations: 0, gas_price: '1.6' });
    say({ interactive_contract: other, address_to: other, input_data: '0xdeadbeef' });
    const { queryClient } = await show('web3', row.id);
    await userEvent.click(await ready('Review speed-up'));
    const dialog = await screen.findByRole('dialog', { name: 'Review speed-up' });
    say(null);
    await act(() => queryClient.invalidateQueries());
    const send = within(dialog).getByRole('button', { name: 'Submit speed-up' });
    await waitFor(() => expect(send.title).toBe('Order details no longer match. Do not approve.'), soon);
    expect(joined(dialog).toLowerCase()).toContain(other.toLowerCase());
    expect(joined(dialog)).toContain('deadbeef');
    await userEvent.click(send);
    expect(creates()).toEqual([]);
  });

  it('R19, R23: a copy that waits is signed from its order, where all that is against it is said', async () => {
    const row = stuck();
    await show('withdraw', row.id);
    await userEvent.click(await confirmed());
    const code = await screen.findByRole('dialog', { name: 'Sign on your phone' }, soon);
    await within(code).findByRole('link', { name: /Open on the phone/ }, soon);
    await userEvent.click(within(code).getAllByRole('button', { name: 'Close' }).at(-1) ?? code);
    cleanup();
    await show('withdraw', row.id);
    await userEvent.click(await ready('Sign'));
    expect(onShowOrder).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog', { name: 'Sign on your phone' })).toBeNull();
  });

  it('R20: no code is made of a copy whose fee is higher than it was confirmed', async () => {
    const row = stuck();
    await show('withdraw', row.id);
    const button = await confirmed();
    intercept.answer = async (request, answer) => {
      if (!/withdraw\/info/.test(request.url)) return answer;
      const { data, ...rest } = (await answer.json()) as { data: { pending_round: boolean; fee: string } };
      return Response.json({ ...rest, data: { ...data, ...(data.pending_round ? { fee: '90000' } : {}) } });
    };
    await userEvent.click(button);
    await screen.findByText('The server’s order differs from what you confirmed', {}, soon);
    expect(screen.queryByRole('dialog', { name: 'Sign on your phone' })).toBeNull();
    expect(sent.filter((line) => line.includes('qrc/generate'))).toEqual([]);
  });

  it('R19: what is taken back is what is shown, and still is so', async () => {
    const row = find(
      (one) => one.trans_kind === 'withdraw' && one.status === 1000 && one.wallet_id === walletIds.treasury,
    );
    const asked = find((one) => one.trans_kind === 'web3' && one.status === 1100 && one.amount === '-1');
    intercept.answer = async (request, answer) => {
      if (!request.url.includes('/transaction/list')) return answer;
      const { data, ...rest } = (await answer.json()) as { data: { list: object[] } };
      return Response.json({
        ...rest,
        data: { ...data, list: data.list.map((one) => ({ ...one, id: row.id, trans_kind: 'withdraw' })) },
      });
    };
    await stage(<PendingDrawer subWalletId={asked.sub_wallet_id} onShowOrder={vi.fn()} onClose={vi.fn()} />, {
      as: 'owner',
      at: place,
    });
    const [button] = (await screen.findAllByRole('button', { name: /^Cancel / }, soon)).filter(
      ({ ariaDisabled }) => ariaDisabled !== 'true',
    );
    if (button === undefined) throw new Error('Nothing can be taken back');
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', {}, soon);
    await waitFor(() => expect(joined(dialog)).toContain(row.address_to), soon);
    say({ address_to: other });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel transfer' }));
    await within(dialog).findAllByText(/so nothing was canceled/, {}, soon);
    expect(sent.filter((line) => line.startsWith('POST') && line.includes('cancel'))).toEqual([]);
    expect(joined(dialog)).not.toContain(other);
  });
});

it('a price of one’s own begins with today’s, beside the least there may be', async () => {
  await show('withdraw', stuck().id);
  await ready('Review speed-up');
  await userEvent.click(screen.getByRole('radio', { name: /Custom/ }));
  const own = await screen.findByRole<HTMLInputElement>('textbox', { name: /Max fee per gas/ });
  expect(Number(own.value)).toBeGreaterThan(1.76);
  expect(screen.getByText(/^At least \d[\d.]* Gwei$/)).toBeTruthy();
  expect(screen.getAllByText(/[≈<] \$/).length).toBeGreaterThan(1);
  fireEvent.change(own, { target: { value: '1,5' } });
  fireEvent.blur(own);
  const review = screen.getByRole('button', { name: 'Review speed-up' });
  await waitFor(() => expect(review.title).toMatch(/^Correct or complete: Max fee/));
  expect(screen.getByText(review.title)).toBeTruthy();
});
