import { intercept, sandbox } from '#shared/testing/stage.tsx';
import { addressOn, people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingDecisions } from '../decisions/pending-decisions.ts';
import { database } from '#shared/drafts/database.ts';
import { intent } from '../payments/intents/intent-samples.ts';
import { record } from '../payments/intents/journal.ts';
import { subtract } from '#shared/money/decimal.ts';
import { audits, button, confirm, drawer, open, orderOf, waitingFor } from './testing/order-decision.tsx';

beforeEach(() => sandbox.reset());
afterEach(async () => {
  await clear(database);
  intercept.answer = null;
  usePendingDecisions.setState({ decisions: [] });
  vi.restoreAllMocks();
});

it('shows everything a decision rests on, whole', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  const groups = orderOf(id)
    .address_to.match(/^0x.{4}|.{1,4}/g)
    ?.join(' ');
  expect(screen.getByRole('img', { name: `Recipient: ${groups}` }).textContent).toContain(
    orderOf(id).address_to,
  );
  expect(screen.getByText(/^Large stablecoin/)).toBeTruthy();
  expect(screen.getByText(orderOf(id).request_id)).toBeTruthy();
});

it('approves with a remark, once however often it is pressed, and goes on to the signature', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  const { press } = await confirm('Approve', 'Checked');
  await press();
  await screen.findByRole('dialog', { name: 'Sign on your phone' });
  expect(audits()).toBe(1);
  expect(orderOf(id).status).toBe(1100);
  expect(orderOf(id).nodes[0]?.members).toContainEqual(
    expect.objectContaining({ uid: people.owner.uid, status: 1, remark: 'Checked' }),
  );
});

it('confirms nothing in the moment after the question appeared', async () => {
  await open(waitingFor(people.owner.uid, 1));
  const user = userEvent.setup();
  await user.click(button('Approve'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Approve/ }));
  expect(audits()).toBe(0);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('refuses with a reason, which ends it', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  const { press } = await confirm('Reject', 'Not ours');
  await press();
  await waitFor(() => expect(orderOf(id)).toMatchObject({ status: 2100, fail_reason: 'Not ours' }));
  await screen.findAllByText('Not ours');
  await waitFor(() => expect(within(drawer()).queryByRole('button', { name: 'Approve' })).toBeNull());
  await waitFor(() => {
    const told = [...document.querySelectorAll('[data-tone=idle]')].map((one) => one.textContent);
    expect(told.join(' ')).toContain('Rejected');
  });
});

it('lets whoever asked for it take it back', async () => {
  const id = waitingFor(people.owner.uid, 1);
  const asked = Object.entries(people).find(([, { uid }]) => uid === orderOf(id).initiator_uid);
  await open(id, asked?.[0] as keyof typeof people);
  const { press } = await confirm('Cancel transfer');
  await press();
  expect((await screen.findByText('Transfer canceled')).closest('[data-tone=idle]')).not.toBeNull();
  await screen.findByText(`Canceled by ${people[asked?.[0] as keyof typeof people].nickname}`);
  await waitFor(() => expect(screen.queryByText(/Waiting for/)).toBeNull());
  expect(orderOf(id).status).toBe(2300);
});

it('says what changed and sends nothing until it has been reviewed', async () => {
  const id = waitingFor(people.owner.uid, 1);
  await open(id);
  const { user, press } = await confirm('Approve');
  sandbox.world.transactions.update(orderOf(id), { remark: 'Paid twice as fast' });
  await press();
  await screen.findByText('Changed since you opened it');
  expect(audits()).toBe(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('I have reviewed the changes'));
  expect(button('Approve').getAttribute('aria-disabled')).toBeNull();
});

/** Turns an order into one that pays three, the parts making its sum. */
function split(id: number): string[] {
  const { address_to, amount } = orderOf(id);
  const addresses = [address_to, ...['vendors', 'salaries'].map((name) => addressOn('TRX', name))];
  const outputs = addresses.map((address, at) => ({
    address,
    amount: at === 0 ? subtract(amount, '3') : (['1', '2'][at - 1] ?? ''),
    memo: '',
    needActive: at === 2,
  }));
  sandbox.world.transactions.update(orderOf(id), { outputs });
  return addresses;
}

it('shows everybody who is paid, whole, and lets it be approved', async () => {
  const id = waitingFor(people.owner.uid, 1);
  const addresses = split(id);
  await open(id);
  const recipients = await screen.findByRole('table', { name: '3 recipients' });
  for (const address of addresses) expect(recipients.textContent).toContain(address);
  await waitFor(() => expect(button('Approve').getAttribute('aria-disabled')).toBeNull());
  const { press } = await confirm('Approve');
  const asked = screen.getByRole('alertdialog');
  await within(asked).findByRole('table', { name: '3 recipients' });
  for (const address of addresses) expect(asked.textContent).toContain(address);
  await press();
  await screen.findByRole('dialog', { name: 'Sign on your phone' });
  expect(audits()).toBe(1);
});

it('lets nobody agree while the recipients do not make the sum of the order', async () => {
  const id = waitingFor(people.owner.uid, 1);
  split(id);
  intercept.answer = async (request, answer) =>
    request.url.includes('/withdraw/multi/info')
      ? new Response((await answer.text()).replace('"amount":"2"', '"amount":"20"'))
      : answer;
  await open(id);
  await waitFor(() => expect(button('Approve').title).toMatch(/does not match this order/));
  expect(screen.getByText(/^The recipient list does not match this order/)).toBeTruthy();
  expect(button('Reject').getAttribute('aria-disabled')).toBeNull();
});

it('names the inscriptions that go along, and lets nobody agree before it knows what they are', async () => {
  const id = waitingFor(people.owner.uid, 1);
  const [inscription] = sandbox.world.inscriptions.all();
  if (inscription === undefined) throw new Error('The sandbox has no inscription');
  sandbox.world.inscriptions.update(inscription, { order_id: id });
  sandbox.faults.set('collectibles.inscriptions', { code: '100001' });
  await open(id);
  expect(screen.getByText('1 inscription included')).toBeTruthy();
  expect(screen.getByText(inscription.inscription_id)).toBeTruthy();
  await waitFor(() => expect(button('Approve').title).toMatch(/Included inscriptions failed to load/));
});

it('stops whoever confirmed something else in this browser', async () => {
  const id = waitingFor(people.owner.uid, 1);
  const order = orderOf(id);
  const { request_id, sub_wallet_id, symbol, address_to, amount } = order;
  await record(
    intent(
      { uid: people.owner.uid, state: 'sent' },
      { request_id, sub_wallet_id, symbol, address_to, amount },
    ),
  );
  sandbox.world.transactions.update(order, { amount: '99999' });
  await open(id);
  await screen.findByText('The server’s order differs from what you confirmed');
  expect(button('Approve').title).toMatch(/Differs from what was confirmed/);
  expect(button('Reject').getAttribute('aria-disabled')).toBeNull();
});

it('lets nobody decide on figures that cannot be read', async () => {
  intercept.answer = async (request, answer) =>
    request.url.includes('/withdraw/info')
      ? new Response((await answer.text()).replace(/"amount":"[^"]*"/, '"amount":"12,5OO"'))
      : answer;
  await open(waitingFor(people.owner.uid, 1));
  expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
  expect(button('Approve').title).toMatch(/unreadable/);
  expect(screen.getByText(/^Amount, address or network fee unreadable/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('≈');
});

it('tells an admin who asked for it why somebody else must sign', async () => {
  const order = sandbox.world.transactions
    .all()
    .find(
      (row) => row.trans_kind === 'withdraw' && row.initiator_uid === people.admin.uid && row.status === 1000,
    );
  const wallet = sandbox.world.wallets.get(walletIds.treasury);
  if (order === undefined || wallet === undefined) throw new Error('The sandbox has no such order');
  sandbox.world.wallets.update(wallet, { sign_protect: 1 });
  await open(order.id, 'admin');
  const [reason] = await screen.findAllByText(/Signature protection: .* Signers: Ana Ruiz/);
  expect(reason?.isConnected).toBe(true);
  expect(button('Approve & sign').getAttribute('aria-disabled')).toBe('true');
  expect(within(drawer()).queryByRole('button', { name: 'Reject' })).toBeNull();
});
