import { allRows, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { scenarios, walletIds, type people } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { day, hour } from '#shared/durations.ts';
import { TodoScreen } from './todo.screen.tsx';

const open = (as: keyof typeof people, query = '') =>
  stage(<TodoScreen />, { as, at: `/mpc/center/todo?w=${walletIds.treasury}${query}` });

const transfers = () => screen.findAllByRole('button', { name: /^Transfer [\d,.]+ \S+$/ });

beforeEach(() => sandbox.reset());

it('names everything that waits for me, of every sort, and opens it in the address', async () => {
  const { router } = await open('owner', '&size=100');
  const [first] = await transfers();
  await allRows();
  const rows = within(screen.getByRole('table', { name: 'To-do' })).getAllByRole('row').length - 1;
  expect(screen.getByRole('tab', { name: new RegExp(`^Assigned to me ?${rows}$`) })).toBeTruthy();
  expect(screen.queryByText(/^Type \d+$/)).toBeNull();
  if (first !== undefined) await userEvent.click(first);
  expect(router.state.location.search).toMatch(/open=withdraw%3A\d+/);
  await screen.findByRole('dialog', { name: 'Transfer' }, { timeout: 4000 });
}, 12_000);

it('asks the server for what the address narrows it to', async () => {
  await open('owner', '&type=6,8&urgency=0&period=2020-01-01..2099-12-31');
  await screen.findAllByText('Edit the API settings', {}, { timeout: 4000 });
  expect(screen.queryByRole('button', { name: /^Transfer/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Reset all' }, { timeout: 4000 }));
  await transfers();
}, 12_000);

it('lets me take back what I asked for, after asking once more', async () => {
  await open('member', '&tab=started&type=1');
  const [cancel] = await screen.findAllByRole('button', { name: /^Cancel/ });
  if (cancel !== undefined) await userEvent.click(cancel);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this request?' }, { timeout: 4000 });
  const confirm = await within(dialog).findByRole('button', { name: 'Cancel request' }, { timeout: 4000 });
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).not.toBe('true'), { timeout: 2000 });
  await userEvent.dblClick(confirm);
  await within(dialog).findByText('Request canceled', {}, { timeout: 4000 });
  expect(sent.filter((line) => line === 'POST /api/mpc/withdraw/cancel')).toHaveLength(1);
}, 12_000);

it('says so on what cannot be taken back here', async () => {
  await open('admin', '&tab=started&type=8');
  const revoke = await screen.findByRole('button', { name: 'Cancel request' }, { timeout: 4000 });
  expect(revoke.getAttribute('aria-disabled')).toBe('true');
});

it('keeps the tab in the address', async () => {
  const { router } = await open('owner');
  await userEvent.click(await screen.findByRole('tab', { name: /^Completed/ }));
  expect(router.state.location.search).toContain('tab=done');
  await waitFor(() => expect(screen.getAllByText('Approved').length).toBeGreaterThan(0));
});

it('goes from item to item by keys, and only ever asks', async () => {
  await open('owner', '&type=6');
  await screen.findAllByRole('button', { name: /address book|whitelist/ });
  await userEvent.keyboard('j');
  const first = document.activeElement;
  expect(first?.getAttribute('data-does')).toBe('open');
  await userEvent.keyboard('j');
  expect(document.activeElement).not.toBe(first);
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('a');
  await screen.findByRole('alertdialog', {}, { timeout: 4000 });
  expect(sent.filter((line) => line.includes('/address_book_audit/pass'))).toEqual([]);
}, 12_000);

it('decides nothing with a remark that has a hidden character', async () => {
  await open('owner', '&type=6');
  await screen.findAllByRole('button', { name: /address book|whitelist/ });
  await userEvent.keyboard('ja');
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 4000 });
  const remark = within(dialog).getByRole('textbox');
  fireEvent.change(remark, { target: { value: 'fine\u202e' } });
  // Until the dialog has stood for a moment, its button says that it is busy.
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Approve' }, { timeout: 2000 }));
  expect(within(dialog).getByText(/hidden character, \[U\+202E\]/)).toBeTruthy();
  expect(sent.filter((line) => line.includes('/address_book_audit/pass'))).toEqual([]);
}, 12_000);

it('says so when nothing waits', async () => {
  scenarios.empty(sandbox);
  await open('owner');
  await screen.findByText('No requests waiting for you');
});

it('says since when a bill is overdue, where other requests say when they expire', async () => {
  for (const bill of sandbox.world.bills.where('wallet_id', walletIds.treasury))
    sandbox.world.bills.put({ ...bill, due_time: Date.now() - 3 * day - hour });
  await open('owner', '&type=15');
  expect((await screen.findAllByText('Overdue by 3 days', {}, { timeout: 4000 })).length).toBeGreaterThan(0);
});

it('says how many are paid by a transfer to several, and no address of one of them', async () => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/user/action/items/list')) return answer;
    const body = (await answer.json()) as { data: { list?: Record<string, unknown>[] } };
    for (const item of body.data.list ?? [])
      if (item['item_type'] === 1) item['recipients'] = ['a', 'b', 'c'];
    return Response.json(body);
  };
  await open('owner', '&type=1');
  expect((await screen.findAllByText('3 recipients', {}, { timeout: 4000 })).length).toBeGreaterThan(0);
  intercept.answer = null;
});
