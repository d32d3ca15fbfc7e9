import { intercept, sandbox } from '#shared/testing/stage.tsx';
import { people } from '@mpc/api/sandbox';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingDecisions } from '../decisions/pending-decisions.ts';
import { database } from '#shared/drafts/database.ts';
import { audits, button, confirm, open, orderOf, waitingFor } from './testing/order-decision.tsx';

beforeEach(() => sandbox.reset());
afterEach(async () => {
  await clear(database);
  intercept.answer = null;
  usePendingDecisions.setState({ decisions: [] });
  vi.restoreAllMocks();
});

it('shows beside the buttons what the server refused with', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  sandbox.faults.set('approvals.audit', { code: '200025' });
  const { press } = await confirm('Approve');
  await press();
  expect((await screen.findByText('Already handled, or not assigned to you')).isConnected).toBe(true);
  expect(audits()).toBe(1);
});

it('takes a refusal for success where the order shows the decision', async () => {
  await open(waitingFor(people.owner.uid, 1));
  intercept.answer = async (request, answer) =>
    request.url.includes('/withdraw/audit')
      ? Response.json({ code: '200025', msg: 'Handled already', data: '{}' })
      : answer;
  const { press } = await confirm('Approve');
  await press();
  await screen.findByText('Approved');
  expect(screen.queryByText('Handled already')).toBeNull();
});

it('does not send what it could not read again first', async () => {
  await open(waitingFor(people.owner.uid, 1));
  const { press } = await confirm('Approve');
  sandbox.faults.set('withdrawals.info', { drop: true });
  await press();
  await screen.findByText(/Nothing was submitted/);
  expect(audits()).toBe(0);
});

it('settles a lost answer by looking, and never sends again', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  const { press } = await confirm('Approve');
  sandbox.faults.set('approvals.audit', { drop: true, taken: true });
  await press();
  await waitFor(() => expect(usePendingDecisions.getState().decisions).toEqual([]));
  await screen.findByText('Approved');
  expect(orderOf(id).status).toBe(1100);
  expect(audits()).toBe(1);
});

it('says that it does not know while nothing shows, and keeps the buttons off', async () => {
  await open(waitingFor(people.owner.uid, 1));
  const { press } = await confirm('Approve');
  sandbox.faults.set('approvals.audit', { drop: true, times: 1 });
  await press();
  await screen.findByText('Outcome of your decision unknown');
  expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(usePendingDecisions.getState().decisions[0]?.checks).toBe(1), { timeout: 4000 });
  expect(audits()).toBe(1);
});

it('keeps the buttons off in the next drawer while the answer is on its way', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  const { press } = await confirm('Approve');
  sandbox.faults.set('approvals.audit', { timeoutBefore: true });
  await press();
  await waitFor(() => expect(audits()).toBe(1));
  cleanup();
  await open(id);
  expect(screen.getByText('Outcome of your decision unknown')).toBeTruthy();
  expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
});

it('offers it again once it was looked for long enough and is not there', async () => {
  const id = waitingFor(people.owner.uid, 1);
  usePendingDecisions.setState({
    decisions: [
      {
        sent: { uid: people.owner.uid, key: `withdraw ${id}`, decision: 'approve', nodeIndex: 1 },
        checks: 99,
        unseen: true,
      },
    ],
  });
  await open(id);
  expect(screen.getByText(/You may decide again/)).toBeTruthy();
  await waitFor(() => expect(button('Approve').getAttribute('aria-disabled')).toBeNull());
});

it('acts on nothing that was read too long ago', async () => {
  await open(waitingFor(people.owner.uid, 1));
  const later = Date.now() + 61_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await screen.findByText('Last updated over a minute ago', {}, { timeout: 3000 });
  expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
});

it('acts on nothing while offline', async () => {
  await open(waitingFor(people.owner.uid, 1));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(button('Reject').getAttribute('aria-disabled')).toBe('true');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(button('Reject').getAttribute('aria-disabled')).toBeNull());
});
