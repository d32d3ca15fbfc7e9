import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runIn } from '../testing/rule-called.ts';
import { CollectionHistoryScreen } from './collection-history.screen.tsx';

vi.setConfig({ testTimeout: 20_000 });

const soon = { timeout: 8000 };
const cancelLine = 'POST /api/mpc/collect/trans/cancel';
const cancels = () => sent.filter((line) => line === cancelLine);
const open = (search = '', as: 'admin' | 'member' = 'admin') =>
  stage(<CollectionHistoryScreen />, {
    as,
    at: `/mpc/center/collection/history?w=${walletIds.operations}&period=90d${search}`,
  });

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

it('shows a sweep down to the single address and its transaction', async () => {
  const id = runIn(sandbox, 2000);
  const { person, router } = await open(`&open=run:${id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Contract sweep' }, soon);
  const table = await within(drawer).findByRole('table', { name: 'Addresses swept' }, soon);
  const run = sandbox.world.collectRuns.get(id);
  const [part = 0] = run?.transfer_ids ?? [];
  const row = sandbox.world.transactions.get(part);
  expect(within(table).getAllByRole('row')).toHaveLength(1 + (run?.transfer_ids.length ?? 0));
  expect(table.textContent?.replaceAll(' ', '')).toContain(
    row?.trans_kind === 'collect' ? row.address_from : '?',
  );
  await person.click(within(table).getAllByRole('button')[0] ?? table);
  expect(router.state.location.search).toContain(encodeURIComponent(`collect:${part}`));
});

it('is canceled in time, once, with a reason', async () => {
  const id = runIn(sandbox, 1100);
  const { person } = await open(`&open=cancel-run:${id}`);
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this sweep?' }, soon);
  await person.type(within(dialog).getByRole('textbox'), 'Asked for twice');
  const confirm = await within(dialog).findByRole('button', { name: 'Cancel sweep' }, soon);
  await waitFor(() => expect(confirm.ariaBusy).not.toBe('true'), soon);
  await person.dblClick(confirm);
  await screen.findByText('Sweep canceled', {}, soon);
  expect(cancels()).toHaveLength(1);
  expect(formsOf('/api/mpc/collect/trans/cancel').at(-1)).toMatchObject({
    id: String(id),
    remark: 'Asked for twice',
  });
  expect(sandbox.world.transactions.get(id)).toMatchObject({ status: 2300 });
});

it('is not canceled once it is signed: the button says so, and a late one is told so', async () => {
  await open(`&open=run:${runIn(sandbox, 2000)}`);
  const button = await screen.findByRole('button', { name: 'Cancel sweep' }, soon);
  expect(button.title).toBe('Already signed or closed');
  expect(cancels()).toEqual([]);
});

it('R4: is looked for where the answer to its cancellation was lost, and not canceled again', async () => {
  const id = runIn(sandbox, 1100);
  const { person } = await open(`&open=cancel-run:${id}`);
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this sweep?' }, soon);
  const confirm = await within(dialog).findByRole('button', { name: 'Cancel sweep' }, soon);
  await waitFor(() => expect(confirm.ariaBusy).not.toBe('true'), soon);
  intercept.answer = async (request, answer) =>
    request.url.endsWith('/trans/cancel') || request.url.includes('/history/info')
      ? Response.error()
      : answer;
  await person.click(confirm);
  // Asked again just before it is sent, it could not be read: nothing is sent.
  expect(await screen.findByText(/Nothing was submitted/, {}, soon)).toBeTruthy();
  expect(cancels()).toEqual([]);
});

it('narrows by rule, status and start, and the address says how', async () => {
  await open('&status=2300&trigger=1');
  expect((await screen.findAllByText('Canceled', {}, soon)).length).toBeGreaterThan(0);
  const table = screen.getByRole('table', { name: 'Sweep history' });
  expect(within(table).queryByText('Completed')).toBeNull();
  // What was canceled before its broadcast costs nothing.
  expect(within(table).queryByText('est.')).toBeNull();
});

it('does not say of a canceled sweep that it is not on-chain yet', async () => {
  await open(`&open=run:${runIn(sandbox, 2300)}`);
  const drawer = await screen.findByRole('dialog', { name: 'Contract sweep' }, soon);
  expect(await within(drawer).findByRole('link', { name: /^View rule/ }, soon)).toBeTruthy();
  expect(within(drawer).queryByText(/Not on-chain yet/)).toBeNull();
});
