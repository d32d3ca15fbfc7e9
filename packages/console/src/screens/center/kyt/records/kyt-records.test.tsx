import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { subWalletIds, walletIds, type people } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KytRecordsScreen } from './kyt-records.screen.tsx';

const handled = 'POST /api/mpc/kyt/manual/config';

/** Records of deposits that are held and wait for a decision, the newest first, as the list has them. */
function held() {
  const { kytRecords, transactions, items } = sandbox.world;
  const isRefunded = (id: number) =>
    transactions.all().some((row) => row.trans_kind === 'refund' && row.deposit_id === id);
  const isProposed = (id: number) =>
    items.all().some((one) => one.item_type === 13 && one.business_id === id && one.status === 0);
  const isHeld = (id: number) => {
    const row = transactions.get(id);
    return row?.trans_kind === 'deposit' && row.kyt_status === 3 && row.status === 3000;
  };
  return kytRecords
    .where('wallet_id', walletIds.treasury)
    .filter(({ trans_id, record_id }) => isHeld(trans_id) && !isRefunded(trans_id) && !isProposed(record_id))
    .toSorted((one, other) => other.created_at - one.created_at);
}

const statusOf = (recordId: number) => {
  const record = sandbox.world.kytRecords.get(recordId);
  const row = sandbox.world.transactions.get(record?.trans_id ?? 0);
  return row?.trans_kind === 'deposit' ? [row.kyt_status, row.status] : null;
};

/** Somebody else releases it meanwhile. */
function settleElsewhere(recordId: number) {
  const record = sandbox.world.kytRecords.get(recordId);
  const row = sandbox.world.transactions.get(record?.trans_id ?? 0);
  if (row?.trans_kind === 'deposit') sandbox.world.transactions.update(row, { kyt_status: 5, status: 2000 });
}

const open = (as: keyof typeof people, query = '') =>
  stage(<KytRecordsScreen />, { as, at: `/mpc/center/kyt/details?w=${walletIds.treasury}${query}` });

// A record needs no row of the list under it, and rows take longer than all the rest.
const openRecord = (as: keyof typeof people, id: number | undefined) =>
  open(as, `&q=nothing-is-named-so&open=record:${id}`);

/** Presses what handles the open record, gives a reason, and confirms. */
async function handle(act: string, confirm: string, reason = 'Checked with the desk') {
  await waitFor(async () => {
    const button = await screen.findByRole('button', { name: act });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });
  await userEvent.click(screen.getByRole('button', { name: act }));
  const dialog = await screen.findByRole('alertdialog');
  // Until the dialog has stood for a moment, its button says that it is busy.
  const button = await within(dialog).findByRole('button', { name: confirm });
  await userEvent.click(button);
  expect(sent).not.toContain(handled);
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.dblClick(button);
}

const beWide = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => sandbox.reset());
afterEach(() => vi.unstubAllGlobals());

it('asks the server for what the address narrows and sorts it to', async () => {
  await open('owner', '&status=3&level=3,4&sort=-risk_score');
  const table = await screen.findByRole('table', { name: 'KYT records' });
  await within(table).findAllByText('Severe risk');
  expect(within(table).queryByText('Low risk')).toBeNull();
  const asked = sent.find((line) => line.startsWith('GET /api/mpc/kyt/record/list'));
  expect(asked).toBeTruthy();
}, 40_000);

it('releases a held deposit once, with a reason and never without one, and says so', async () => {
  const id = held()[0]?.record_id ?? 0;
  await openRecord('owner', id);
  await handle('Release', 'Release');
  await waitFor(() => expect(statusOf(id)).toEqual([5, 2000]));
  expect((await screen.findAllByText('Released')).length).toBeGreaterThan(0);
  expect(formsOf('/api/mpc/kyt/manual/config')).toEqual([
    expect.objectContaining({ record_id: String(id), handle_type: '1', remark: 'Checked with the desk' }),
  ]);
}, 40_000);

it('proposes what a member decides, names who has to approve it, and waits for them', async () => {
  const id =
    held().find(({ sub_wallet_id }) => sub_wallet_id === subWalletIds.customerDeposits)?.record_id ?? 0;
  await openRecord('member', id);
  await handle('Release', 'Propose release');
  await screen.findByRole('heading', { name: 'Pending proposal' });
  await screen.findByText(/approval needed: |approvals needed: /);
  expect(statusOf(id)).toEqual([3, 3000]);
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
}, 40_000);

it('shows what somebody else decided meanwhile, and sends nothing', async () => {
  const id = held()[0]?.record_id ?? 0;
  await openRecord('owner', id);
  await waitFor(async () => {
    const button = await screen.findByRole('button', { name: 'Release' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });
  settleElsewhere(id);
  await handle('Release', 'Release');
  await screen.findByText('Already handled. Nothing was submitted.');
  expect(sent).not.toContain(handled);
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
}, 40_000);

it('applies a decision to nothing else than was shown', async () => {
  const id = held()[0]?.record_id ?? 0;
  await openRecord('owner', id);
  await waitFor(async () => {
    const button = await screen.findByRole('button', { name: 'Release' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/kyt/record/detail')) return answer;
    const body = (await answer.json()) as { data: Record<string, unknown> };
    body.data['categories'] = ['Terrorism financing'];
    return Response.json(body);
  };
  await handle('Release', 'Release');
  await screen.findByText('Changed since you opened it');
  intercept.answer = null;
  expect(sent).not.toContain(handled);
}, 40_000);

it('looks for a decision whose answer was lost, and never sends it again', async () => {
  const id = held()[0]?.record_id ?? 0;
  await openRecord('owner', id);
  sandbox.faults.set('kyt.handle', { drop: true, taken: true });
  await handle('Freeze', 'Freeze');
  await screen.findByText('Deposit frozen');
  expect(sent.filter((line) => line === handled)).toHaveLength(1);
  expect(statusOf(id)).toEqual([4, 3000]);
  expect(screen.queryByText('Outcome of your decision unknown')).toBeNull();
}, 40_000);

it('says that the outcome is unknown, and decides nothing else until it is known', async () => {
  const id = held()[0]?.record_id ?? 0;
  await openRecord('owner', id);
  sandbox.faults.set('kyt.handle', { drop: true });
  await handle('Freeze', 'Freeze');
  await screen.findByText('Outcome of your decision unknown');
  expect(screen.getByRole('button', { name: 'Release' }).getAttribute('aria-disabled')).toBe('true');
  settleElsewhere(id);
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText(/^Your decision was not recorded/);
  expect(screen.queryByText('Outcome of your decision unknown')).toBeNull();
}, 40_000);

it('opens the refund of the deposit for who governs the wallet', async () => {
  await openRecord('owner', held()[0]?.record_id);
  await waitFor(async () => {
    const button = await screen.findByRole('button', { name: 'Refund' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  await screen.findByRole('dialog', { name: /Refund deposit/ });
  expect(sent).not.toContain(handled);
}, 40_000);

it('goes on with the next record that waits, beside the list', async () => {
  beWide();
  const [first] = held();
  const { router } = await open('owner', `&status=3&size=100&open=record:${first?.record_id}`);
  await screen.findByRole('region', { name: `KYT record ${first?.record_id}` });
  await handle('Freeze', 'Freeze');
  await waitFor(() => {
    expect(statusOf(first?.record_id ?? 0)).toEqual([4, 3000]);
    expect(router.state.location.search).not.toContain(String(first?.record_id));
  });
  expect(router.state.location.search).toMatch(/open=record%3A\d+/);
}, 40_000);
