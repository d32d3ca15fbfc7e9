import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { people } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shownTo } from '#shared/command-log/shown-log.ts';
import { database } from '#shared/drafts/database.ts';
import { BulkDecisionDrawer } from './bulk-decision-drawer.tsx';

const generate = '/api/mpc/qrc/generate';
const soon = { timeout: 8000 };
const nothing = () => {};
const never = () => false;

/** The transfers that wait for this person's signature, or approval. */
const waiting = (status: number, node: number) =>
  sandbox.world.transactions
    .all()
    .filter(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.status === status &&
        row.nodes.some(
          ({ node_status, node_type, members }) =>
            node_status === 1 && node_type === node && members.some(({ uid }) => uid === people.owner.uid),
        ),
    );

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

/** Two transfers that can be signed by one code each. */
function twoToSign() {
  const [first, second] = waiting(1100, 2);
  if (first === undefined || second === undefined)
    throw new Error('The sandbox has no two transfers to sign');
  // What takes inscriptions along is signed by itself.
  const { inscriptions } = sandbox.world;
  for (const { id } of [first, second])
    for (const row of inscriptions.where('order_id', id)) inscriptions.update(row, { order_id: 0 });
  return { first, second, refs: [first, second].map(({ id }) => ({ kind: 'withdraw' as const, id })) };
}

it('R17, R19: each code is of the row it stands in, which says whole what is signed', async () => {
  const { first, second, refs } = twoToSign();
  await stage(<BulkDecisionDrawer refs={refs} differs={never} decision="approve" onClose={nothing} />, {
    as: 'owner',
  });
  const drawer = await screen.findByRole('dialog', {}, soon);
  const begin = await within(drawer).findByRole('button', { name: 'Sign 2 on your phone' }, soon);
  await waitFor(() => expect([begin.ariaBusy, begin.ariaDisabled]).not.toContain('true'), soon);
  const signs = async (order: typeof first, name: string, leave: string) => {
    const code = await screen.findByRole('dialog', { name }, soon);
    await within(code).findByRole('link', { name: /Open on the phone/ }, soon);
    expect(code.textContent.replaceAll(/\s/g, '')).toContain(order.address_to);
    expect(formsOf(generate).at(-1)).toMatchObject({
      business_type: 'withdraw',
      business_id: String(order.id),
    });
    const [close] = within(code).getAllByRole('button', { name: leave });
    if (close !== undefined) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull(), soon);
  };
  fireEvent.click(begin);
  await signs(first, 'Sign 1 of 2 on your phone', 'Stop');
  const buttons = await within(drawer).findAllByRole(
    'button',
    { name: 'Approve & sign', hidden: true },
    soon,
  );
  expect(buttons).toHaveLength(2);
  const [, button] = buttons;
  if (button !== undefined) fireEvent.click(button);
  await signs(second, 'Sign on your phone', 'Close');
  expect(formsOf(generate)).toHaveLength(2);
  // What stood beside each code is kept, as beside one that is signed by itself.
  for (const { id, address_to: to } of [first, second])
    await waitFor(async () => {
      const [kept, ...more] = await shownTo(people.owner.uid, `withdraw ${id}`);
      expect(kept).toMatchObject({ decision: 'sign', nodeIndex: 1 });
      expect(kept?.digest).toMatch(/^[0-9a-f]{64}$/);
      expect(kept?.facts.map(({ key, text }) => [key, text])).toContainEqual(['to', to]);
      expect(kept?.facts.map(({ key }) => key)).toContain('recipient 1');
      expect(more).toEqual([]);
    }, soon);
});

it('a sequence of more than are looked at at once goes on by itself', async () => {
  const { first, refs } = twoToSign();
  const stretch = { done: 20, of: 22, onNext: nothing };
  await stage(
    <BulkDecisionDrawer refs={refs} differs={never} decision="approve" stretch={stretch} onClose={nothing} />,
    {
      as: 'owner',
    },
  );
  const code = await screen.findByRole('dialog', { name: 'Sign 21 of 22 on your phone' }, soon);
  await within(code).findByRole('link', { name: /Open on the phone/ }, soon);
  expect(code.textContent.replaceAll(/\s/g, '')).toContain(first.address_to);
});

it('what became an approval without a signature waits for its button, not for the sequence', async () => {
  const refs = waiting(1000, 1)
    .slice(0, 1)
    .map(({ id }) => ({ kind: 'withdraw' as const, id }));
  expect(refs).toHaveLength(1);
  const stretch = { done: 20, of: 21, onNext: nothing };
  await stage(
    <BulkDecisionDrawer refs={refs} differs={never} decision="approve" stretch={stretch} onClose={nothing} />,
    {
      as: 'owner',
    },
  );
  const drawer = await screen.findByRole('dialog', {}, soon);
  const approve = await within(drawer).findByRole('button', { name: 'Approve' }, soon);
  await waitFor(() => expect([approve.ariaBusy, approve.ariaDisabled]).not.toContain('true'), soon);
  expect(formsOf('/api/mpc/withdraw/audit')).toEqual([]);
});
