import { sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { people } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Answered, type SignCheck } from '#features/decisions';
import { shownTo } from '#shared/command-log/shown-log.ts';
import { database } from '#shared/drafts/database.ts';
import { QrSignDialog } from './qr-sign-dialog.tsx';

const codes = () => sent.filter((line) => line === 'POST /api/mpc/qrc/generate').length;

const orderToSign = () => {
  const found = sandbox.world.transactions
    .all()
    .find(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.status === 1100 &&
        row.nodes.some(
          (node) => node.node_status === 1 && node.members.some(({ uid }) => uid === people.owner.uid),
        ),
    );
  if (found === undefined) throw new Error('The sandbox has no order to sign');
  return found;
};

/** What is said of whoever is needed, as the sheets beside a code say it. */
const Needed = () => (use(Answered) ? null : <>Still needed</>);

async function open(check: () => Promise<SignCheck> = async () => 'same') {
  const onClose = vi.fn();
  const order = orderToSign();
  const dialog = (isUnsafe: boolean) => (
    <QrSignDialog
      request={{ business_type: 'withdraw', business_id: order.id, summary: 'All of it' }}
      check={check}
      shown={{ content: { facts: [{ key: 'all', label: 'All', text: 'All of it' }], diff: [] } }}
      isUnsafe={isUnsafe}
      onClose={onClose}
    >
      All of it
      <Needed />
    </QrSignDialog>
  );
  const { rerender } = await stage(dialog(false), { as: 'owner' });
  return { onClose, order, speakAgainst: () => rerender(dialog(true)) };
}

async function onPhone(act: 'scan' | 'confirm' | 'refuse') {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Open on the phone/ });
  const qrc = new URL(link.href).searchParams.get('qrc') ?? '';
  return (next: typeof act = act) =>
    sandbox.fetch(
      new Request('http://sandbox/sandbox/phone', {
        method: 'POST',
        body: new URLSearchParams({ qrc, act: next }),
      }),
    );
}

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

it('makes one code and follows the phone to the signature', async () => {
  const { order } = await open();
  const phone = await onPhone('scan');
  await phone();
  await screen.findByText('Scanned. Confirm on the phone.', {}, { timeout: 4000 });
  expect(document.body.textContent).toContain('Still needed');
  await phone('confirm');
  await screen.findByText(/Signed\. The transfer is being broadcast/, {}, { timeout: 4000 });
  expect(codes()).toBe(1);
  expect(sandbox.world.transactions.get(order.id)?.status).toBe(1200);
  expect(screen.queryByRole('button', { name: 'Refresh code' })).toBeNull();
  // Who was needed before the phone answered is not needed any more.
  expect(document.body.textContent).not.toContain('Still needed');
}, 12_000);

it('keeps what stood beside a code, once for all codes of the same, and nothing where there is none', async () => {
  const check = vi.fn<() => Promise<SignCheck>>().mockResolvedValueOnce('unread').mockResolvedValue('same');
  const { order } = await open(check);
  await screen.findByText(/no code was created/);
  const about = `withdraw ${order.id}`;
  expect(await shownTo(people.owner.uid, about)).toEqual([]);
  for (const made of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Refresh code' }));
    await screen.findByRole('link', { name: /Open on the phone/ });
    expect(codes()).toBe(made);
    await waitFor(async () =>
      expect(await shownTo(people.owner.uid, about)).toMatchObject([
        { decision: 'sign', nodeIndex: null, facts: [{ label: 'All', text: 'All of it' }] },
      ]),
    );
  }
});

it('R19: makes no code of what is not what was looked at any more', async () => {
  await open(async () => 'changed');
  await screen.findByText(/Changed since you opened it/);
  expect(codes()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Refresh code' })).toBeNull();
});

it('R23: takes a code away once something speaks against it, and makes no other', async () => {
  const { speakAgainst } = await open();
  await screen.findByRole('link', { name: /Open on the phone/ });
  speakAgainst();
  await screen.findByText(/Changed since you opened it/);
  expect(screen.queryByRole('link', { name: /Open on the phone/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refresh code' })).toBeNull();
  expect(codes()).toBe(1);
});

it('R19: makes no code of what cannot be read again, until it can', async () => {
  const check = vi.fn<() => Promise<SignCheck>>().mockResolvedValueOnce('unread').mockResolvedValue('same');
  await open(check);
  await screen.findByText(/no code was created/);
  expect(codes()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh code' }));
  await screen.findByRole('link', { name: /Open on the phone/ });
  expect(codes()).toBe(1);
});

it('says that it was refused on the phone', async () => {
  const { order } = await open();
  const phone = await onPhone('scan');
  await phone();
  await phone('refuse');
  await screen.findByText(/Rejected on the phone/, {}, { timeout: 4000 });
  expect(sandbox.world.transactions.get(order.id)?.status).toBe(2200);
}, 12_000);

it('lets a code run out and makes another when asked', async () => {
  await open();
  await screen.findByText(/seconds left/);
  sandbox.clock.step(121_000);
  await screen.findByText(/Code expired/, {}, { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh code' }));
  await screen.findByText(/seconds left/);
  expect(codes()).toBe(2);
}, 12_000);

it('says why there is no code', async () => {
  sandbox.faults.set('signing.generate', { code: '200013' });
  await open();
  await screen.findByText(/Signature protection/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh code' }).ariaBusy).not.toBe('true'));
});
