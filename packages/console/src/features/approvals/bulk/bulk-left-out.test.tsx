import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { people, specialAddresses } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BulkDecisionDrawer } from './bulk-decision-drawer.tsx';

const audit = '/api/mpc/withdraw/audit';
const soon = { timeout: 8000 };
const nothing = () => {};
const never = () => false;

/** The transfers on TRON that wait for this person's approval. */
const toApprove = () =>
  sandbox.world.transactions.all().flatMap((row) => {
    const isAsked =
      row.trans_kind === 'withdraw' &&
      row.status === 1000 &&
      row.nodes.some(
        (node) =>
          node.node_status === 1 &&
          node.node_type === 1 &&
          node.members.some(({ uid, status }) => uid === people.owner.uid && status === 0),
      );
    return isAsked && row.trans_kind === 'withdraw' ? [row] : [];
  });

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
});

const isOn = (button: HTMLElement) =>
  !['aria-busy', 'aria-disabled'].some((name) => button.getAttribute(name) === 'true');

it('R19, R23: what cannot be approved among others is left out and named, and the rest is approved', async () => {
  const [first, bad, last] = toApprove();
  if (first === undefined || bad === undefined || last === undefined)
    throw new Error('The sandbox has no three transfers to approve');
  sandbox.world.transactions.update(bad, { address_to: specialAddresses.blacklisted.tron, symbol: 'TUSDT' });
  const refs = [first, bad, last].map(({ id }) => ({ kind: 'withdraw' as const, id }));
  await stage(<BulkDecisionDrawer refs={refs} differs={never} decision="approve" onClose={nothing} />, {
    as: 'owner',
  });
  const drawer = await screen.findByRole('dialog', {}, soon);
  const button = await within(drawer).findByRole('button', { name: 'Approve the other 2' }, soon);
  expect(within(drawer).getAllByText('Not included')).toHaveLength(1);
  await waitFor(() => expect(isOn(button)).toBe(true), soon);
  fireEvent.click(button);
  await waitFor(() => expect(formsOf(audit)).toHaveLength(2), soon);
  await waitFor(
    () => expect(within(drawer).getAllByText(/^Approved$|Waiting for your phone/)).toHaveLength(2),
    soon,
  );
  expect(formsOf(audit).map(({ id }) => id)).toEqual([first, last].map(({ id }) => String(id)));
  expect(within(drawer).getAllByText('Not included')).toHaveLength(1);
});

const refused = () => Response.json({ code: '100001', msg: 'System error', data: null });

it.each([
  [
    'are refused',
    () => {
      for (const row of toApprove().slice(0, 2))
        sandbox.world.transactions.update(row, {
          address_to: specialAddresses.blacklisted.tron,
          symbol: 'TUSDT',
        });
    },
  ],
  [
    'could not be checked',
    () => {
      intercept.answer = (request, answer) =>
        Promise.resolve(request.url.includes('sub_wallet/coin/search') ? refused() : answer);
    },
  ],
])('R23: where all of several %s, none is approved, and each says why', async (_, arrange) => {
  const [first, last] = toApprove();
  if (first === undefined || last === undefined)
    throw new Error('The sandbox has no two transfers to approve');
  arrange();
  const refs = [first, last].map(({ id }) => ({ kind: 'withdraw' as const, id }));
  await stage(<BulkDecisionDrawer refs={refs} differs={never} decision="approve" onClose={nothing} />, {
    as: 'owner',
  });
  const drawer = await screen.findByRole('dialog', {}, soon);
  await waitFor(() => expect(within(drawer).getAllByText('Not included')).toHaveLength(2), soon);
  const button = await within(drawer).findByRole('button', { name: 'Approve all 2' }, soon);
  expect(isOn(button)).toBe(false);
  fireEvent.click(button);
  expect(formsOf(audit)).toEqual([]);
});

it.each([
  ['approve', 'Approve all 2', 'Approve the other item'],
  ['refuse', 'Reject all 2', 'Reject the other item'],
] as const)(
  'R19: of several to %s, what changed after the look stands as it was looked at, and is left out',
  async (decision, all, rest) => {
    const [first, last] = toApprove();
    if (first === undefined || last === undefined)
      throw new Error('The sandbox has no two transfers to approve');
    const refs = [first, last].map(({ id }) => ({ kind: 'withdraw' as const, id }));
    const { queryClient } = await stage(
      <BulkDecisionDrawer refs={refs} differs={never} decision={decision} onClose={nothing} />,
      { as: 'owner' },
    );
    const drawer = await screen.findByRole('dialog', {}, soon);
    await within(drawer).findByRole('button', { name: all }, soon);
    const look = drawer.textContent;
    const table = within(drawer).getByRole('table').textContent;
    sandbox.world.transactions.update(last, { amount: '987654' });
    await queryClient.invalidateQueries({ queryKey: ['approvals', 'item', 'withdraw', last.id] });
    const button = await within(drawer).findByRole('button', { name: rest }, soon);
    expect(within(drawer).getAllByText('Request changed, not submitted')).toHaveLength(1);
    expect(look).not.toContain('987,654');
    expect(drawer.textContent).not.toContain('987,654');
    expect(drawer.textContent).toContain(table.slice(0, 40));
    await waitFor(() => expect(isOn(button)).toBe(true), soon);
    fireEvent.click(button);
    await waitFor(() => expect(formsOf(audit)).toHaveLength(1), soon);
    expect(formsOf(audit).map(({ id }) => id)).toEqual([String(first.id)]);
  },
);

it('R19: what differs from what was confirmed in this browser is left out of several', async () => {
  const [first, last] = toApprove();
  if (first === undefined || last === undefined)
    throw new Error('The sandbox has no two transfers to approve');
  const refs = [first, last].map(({ id }) => ({ kind: 'withdraw' as const, id }));
  const differs = ({ id }: { id: number }) => id === last.id;
  await stage(<BulkDecisionDrawer refs={refs} differs={differs} decision="approve" onClose={nothing} />, {
    as: 'owner',
  });
  const drawer = await screen.findByRole('dialog', {}, soon);
  await within(drawer).findByRole('button', { name: 'Approve the other item' }, soon);
  expect(within(drawer).getByText(/^Differs from what was confirmed/)).toBeTruthy();
});
