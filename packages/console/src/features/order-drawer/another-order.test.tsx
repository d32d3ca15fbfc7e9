import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderDrawer } from './order-drawer.tsx';

const info = '/api/mpc/withdraw/info';
const commands = () => sent.filter((line) => /audit|cancel|generate/.test(line));
const mismatch = /The response does not match the request/;

/** Orders that wait for the owner, the newest first. */
const waiting = () =>
  sandbox.world.transactions
    .all()
    .flatMap((row) =>
      row.trans_kind === 'withdraw' && row.wallet_id === walletIds.treasury && row.status === 1000
        ? [row]
        : [],
    )
    .filter((row) =>
      row.nodes.some(
        (node) =>
          node.node_status === 1 &&
          node.node_type === 1 &&
          node.members.some(({ uid, status }) => uid === people.owner.uid && status === 0),
      ),
    );

function two() {
  const [asked, other] = waiting();
  if (asked === undefined || other === undefined) throw new Error('The sandbox has no two such orders');
  return { asked, other };
}

/** The server answers every question for an order with part of another. */
function lie(change: (data: object) => object): void {
  intercept.answer = async (request, answer) => {
    if (new URL(request.url).pathname !== info) return answer;
    const { data, ...rest } = (await answer.json()) as { data: object };
    return Response.json({ ...rest, data: change(data) });
  };
}

beforeEach(() => sandbox.reset());

it('R17: another order than was asked for is not shown, and nothing can be done about it', async () => {
  const { asked, other } = two();
  lie((data) => ({ ...data, id: other.id }));
  await stage(<OrderDrawer kind="withdraw" id={asked.id} onClose={vi.fn()} />, { as: 'owner' });
  await screen.findByText(mismatch);
  expect(screen.queryByText('Approval timeline')).toBeNull();
  expect(screen.queryByRole('button', { name: /Approve|Reject|Cancel transfer/ })).toBeNull();
  expect(commands()).toEqual([]);
});

it('R17: an order of another kind than was asked for is another order', async () => {
  const { asked } = two();
  lie((data) => ({ ...data, trans_kind: 'refund' }));
  await stage(<OrderDrawer kind="withdraw" id={asked.id} onClose={vi.fn()} />, { as: 'owner' });
  await screen.findByText(mismatch);
});

it('R17: a decision is not sent once the server answers about another order', async () => {
  const { asked, other } = two();
  await stage(<OrderDrawer kind="withdraw" id={asked.id} onClose={vi.fn()} />, { as: 'owner' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = await within(dialog).findByRole('button', { name: 'Approve' }, { timeout: 4000 });
  lie((data) => ({ ...data, id: other.id }));
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(commands()).toEqual([]);
  expect([asked.id, other.id].map((id) => sandbox.world.transactions.get(id)?.status)).toEqual([1000, 1000]);
});

/** Asks to approve, lets the order say something else, and confirms. */
async function approveWhile(change: (data: object) => object) {
  const { asked } = two();
  await stage(<OrderDrawer kind="withdraw" id={asked.id} onClose={vi.fn()} />, { as: 'owner' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = await within(dialog).findByRole('button', { name: 'Approve' }, { timeout: 4000 });
  lie(change);
  await userEvent.click(confirm);
}

it('R19: a payment that becomes another one before it is confirmed is not decided, and not accepted', async () => {
  await approveWhile((data) => ({ ...data, amount: '99999' }));
  await screen.findByText('Order details no longer match');
  expect(commands()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'I have reviewed the changes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true');
});

it('R20: a fee that is higher by the time it is confirmed is shown first', async () => {
  await approveWhile((data) => ({ ...data, fee: '90000' }));
  await screen.findByText('Changed since you opened it');
  expect(commands()).toEqual([]);
  expect(screen.getByRole('button', { name: 'I have reviewed the changes' })).toBeTruthy();
});

it('R20: a fee that is lower by then stops nobody', async () => {
  await approveWhile((data) => ({ ...data, fee: '0', delegate_fee: '0' }));
  await waitFor(() => expect(commands()).toHaveLength(1));
});

it('R19: the question is taken back once the list of whom it pays is another than the order says', async () => {
  const several = waiting().find(({ outputs = [] }) => outputs.length > 1);
  if (several === undefined) throw new Error('The sandbox has no order that pays several');
  const { queryClient } = await stage(<OrderDrawer kind="withdraw" id={several.id} onClose={vi.fn()} />, {
    as: 'owner',
  });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 15_000 });
  await userEvent.click(approve);
  await screen.findByRole('alertdialog');
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/api/mpc/withdraw/multi/info')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: object };
    return Response.json({ ...rest, data: { ...data, total: '9' } });
  };
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true');
  expect(commands()).toEqual([]);
});
