import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { day } from '#shared/durations.ts';
import { TransactionNotificationScreen } from './transaction-notification.screen.tsx';

vi.setConfig({ testTimeout: 20_000 });

const place = `/mpc/center/transactionNotification?w=${walletIds.treasury}&s=${subWalletIds.main}`;
/** Drawers load when they are wanted. */
const soon = { timeout: 8000 };
const resendLine = 'GET /api/mpc/transaction/re_notify';
const failing = (symbol: string) =>
  sandbox.world.callbacks
    .where('wallet_id', walletIds.treasury)
    .filter(
      (row) => row.notify_status === 2 && sandbox.world.transactions.get(row.trans_id)?.symbol === symbol,
    );
const resends = () => sent.filter((line) => line === resendLine);

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
  vi.restoreAllMocks();
});

const show = (search: string, as: 'owner' | 'member' = 'owner') =>
  stage(<TransactionNotificationScreen />, { as, at: `${place}${search}` });

describe('deliveries', () => {
  it('are sent again by hand, and each says what became of it', async () => {
    await show('&outcome=2&period=90d');
    const [first] = await screen.findAllByRole('button', { name: /^Resend delivery/ });
    if (first === undefined) throw new Error('Nothing fails in the sandbox');
    await userEvent.click(first);
    await screen.findByText(/^Rese(nt, delivered|nd failed)/, {}, soon);
    expect(resends()).toHaveLength(1);
  });

  it('are sent again together, and the toast counts those that were taken', async () => {
    // At night the customer's server is under maintenance, and takes nothing.
    sandbox.clock.step(day - (sandbox.clock.now() % day) + day / 2);
    const taken = failing('XRP').at(-1)?.notify_id;
    const refused = failing('MATIC1').at(-1)?.notify_id;
    await show('&outcome=2&period=90d&size=100');
    await screen.findAllByRole('row');
    for (const id of [taken, refused]) {
      const box = screen.queryByRole('checkbox', { name: new RegExp(`\\b${id}\\b`) });
      if (box === null) throw new Error(`Delivery ${id} is not on the first page`);
      await userEvent.click(box);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('1 of 2 delivered')).toBeTruthy();
    expect(resends()).toHaveLength(1);
  });

  it('are not a member’s to send again, who is told whose they are', async () => {
    await show('', 'member');
    const [button] = await screen.findAllByRole('button', { name: /^Resend delivery/ });
    expect(button?.title).toBe('Only the owner or an admin of this wallet can resend');
    expect(screen.queryByRole('checkbox')).toBeNull();
    if (button !== undefined) await userEvent.click(button);
    expect(resends()).toEqual([]);
  });

  it('open with all that was told and every try, by their address alone', async () => {
    const [row] = failing('MATIC1');
    await show(`&open=callback:${row?.notify_id}`);
    const drawer = await screen.findByRole('dialog', { name: `Delivery ${row?.notify_id}` }, soon);
    const tries = await within(drawer).findByRole('list', { name: 'Attempts' });
    expect(within(tries).getAllByRole('listitem').length).toBeGreaterThanOrEqual(row?.attempts.length ?? 1);
    expect(drawer.textContent).toContain('notify_time');
    await userEvent.click(within(drawer).getByRole('button', { name: 'View order' }));
    expect(await screen.findByRole('dialog', { name: /^Deposit/ }, soon)).toBeTruthy();
  });

  it('are written into a file, all that the filters match and safe to open', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:1';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    intercept.answer = async (request, answer) => {
      if (!request.url.includes('/notify_list')) return answer;
      const text = await answer.text();
      return new Response(text.replace('"response_body":"SUCCESS"', '"response_body":"=1+1"'));
    };
    await show('&side=deposit&outcome=1&period=90d');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const said = await screen.findByText(/rows exported/, {}, soon);
    const [head, ...lines] = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(said.textContent).toContain(String(lines.length));
    expect(head).toContain('Order,Request ID,Sub-wallet');
    expect(lines.every((line) => line.includes(',Deposit,') && line.endsWith(',Delivered'))).toBe(true);
    expect(lines.some((line) => line.includes(",'=1+1,"))).toBe(true);
  });

  it('of days of one’s own are asked of the server, and the calendar says which', async () => {
    const urls: string[] = [];
    intercept.answer = async (request, answer) => {
      if (request.url.includes('/notify_list')) urls.push(request.url);
      return answer;
    };
    await show('&period=2026-01-05..2026-03-01');
    await waitFor(() => expect(urls.length).toBeGreaterThan(0));
    const asked = new URL(urls[0] ?? '').searchParams;
    expect(Number(asked.get('start_time'))).toBe(new Date(2026, 0, 5).getTime());
    expect(Number(asked.get('end_time'))).toBe(new Date(2026, 2, 2).getTime() - 1);
    expect(await screen.findByRole('group', { name: 'First and last day' }, soon)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'First and last day' })).toBeNull());
  });

  it('are narrowed by the server, and the address says how', async () => {
    const { router } = await show('&side=web3-trans&outcome=1');
    expect(await screen.findByRole('button', { name: 'Type: Contract call' }, soon)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Attempts' }, soon));
    expect(router.state.location.search).toContain('sort=notify_count');
    await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(router.state.location.search).not.toContain('side=');
  });
});

it('a wallet without an address is told what to do about it', async () => {
  await stage(<TransactionNotificationScreen />, {
    as: 'owner',
    at: `/mpc/center/transactionNotification?w=${walletIds.operations}`,
  });
  expect(await screen.findByText('No callback URL configured')).toBeTruthy();
  expect(screen.getByText('Not configured')).toBeTruthy();
});
