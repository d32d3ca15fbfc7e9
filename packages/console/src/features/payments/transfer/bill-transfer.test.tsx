import { formsOf, intercept, sandbox } from '#shared/testing/stage.tsx';
import { billing } from '@mpc/api';
import { addressOn, people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { entries } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { read } from '#shared/api/api.ts';
import { prefillTransfer } from '../prefill.ts';
import { TransferDrawer } from './transfer-drawer.tsx';
import { fill, main, review, show, soon } from './transfer-test-bed.tsx';

vi.setConfig({ testTimeout: 30_000 });

const create = '/api/mpc/sub_wallet/withdraw';
const props = { ...main, initialSymbol: 'TUSDT', onClose: vi.fn(), onShowOrder: vi.fn() };

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

const drafts = async () =>
  (await entries<IDBValidKey[], { text: string }>(database)).filter(([[kind]]) => kind === 'draft');

const remark = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' }, soon);

function unpaid() {
  const bill = sandbox.world.bills.where('wallet_id', walletIds.treasury).find(({ status }) => status === 0);
  if (bill === undefined) throw new Error('There is no bill to pay');
  return bill;
}

/** Opens the transfer that pays a bill of Treasury. */
async function openBill() {
  const { bill_id: id, amount } = unpaid();
  const address = addressOn('TRX', `bill ${id}`);
  const { person, rerender, queryClient, unmount } = await show(<></>, { as: 'owner' });
  const where = { uid: people.owner.uid, subWalletId: main.subWalletId };
  await prefillTransfer(where, {
    symbol: 'TUSDT',
    address,
    memo: '',
    origin: 'bill',
    bill: { id, number: 'B-7', amount },
  });
  // As where the bill is shown, a moment before.
  await queryClient.fetchQuery(read(billing.payAddress, { bill_id: id, symbol: 'TUSDT' }));
  await queryClient.fetchQuery(read(billing.bill, { bill_id: id }));
  rerender(<TransferDrawer {...props} billId={id} />);
  return { person, address, amount, queryClient, unmount };
}

it('pays exactly what a bill asks for: nothing of it can be changed but by leaving the bill', async () => {
  const { person, address, amount } = await openBill();
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' }, soon);
  const much = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const held = () => [to.disabled, to.value, much.disabled, much.value];
  await waitFor(() => expect(held()).toEqual([true, address, true, amount]), soon);
  expect(screen.queryByRole('button', { name: /test/i })).toBeNull();
  const send = await review(person);
  expect(screen.getByText('Bill number').parentElement?.textContent).toContain('B-7');
  await person.click(send);
  await screen.findByText('Mark the bill as paid once the transfer is broadcast.', {}, soon);
  expect(formsOf(create)).toMatchObject([{ symbol: 'TUSDT', address_to: address, amount }]);
});

it('R19: stops before it is submitted where the bill asks for something else by now', async () => {
  const { person, queryClient } = await openBill();
  const button = await review(person);
  for (const bill of sandbox.world.bills.where('wallet_id', walletIds.treasury))
    if (bill.lock !== null) sandbox.world.bills.update(bill, { lock: { ...bill.lock, amount: '1' } });
  await queryClient.invalidateQueries({ queryKey: ['billing'] });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'), soon);
  await person.click(button);
  expect(formsOf(create)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findAllByText(/The bill now asks for a different payment/, {}, soon);
});

it('empties the form where something else is paid instead', async () => {
  const { person } = await openBill();
  await person.click(await screen.findByRole('button', { name: 'Pay something else' }, soon));
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  await waitFor(() => expect([to.disabled, to.value]).toEqual([false, '']), soon);
});

it('finds again what was entered beside a bill, while the bill alone says what is paid', async () => {
  const first = await openBill();
  await screen.findByRole('textbox', { name: 'To' }, soon);
  await first.person.type(await remark(), 'Package for May');
  await waitFor(
    async () => expect(JSON.stringify(await entries(database))).toContain('Package for May'),
    soon,
  );
  first.unmount();

  // Reloaded: the bill is asked again.
  const { bill_id: billId } = unpaid();
  const second = await show(<TransferDrawer {...props} billId={billId} />, { as: 'owner' });
  expect((await remark()).value).toBe('Package for May');
  expect(screen.getByText(/^Draft from/).isConnected).toBe(true);
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  const much = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect([to.disabled, to.value, much.value]).toEqual([true, first.address, first.amount]);
  second.unmount();

  // No other payment begins with it.
  const other = await show(<TransferDrawer {...props} />, { as: 'owner' });
  expect((await remark()).value).toBe('');
  other.unmount();

  const { person } = await show(<TransferDrawer {...props} billId={billId} />, { as: 'owner' });
  await person.click(await screen.findByRole('button', { name: 'Discard' }, soon));
  expect((await remark()).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe(first.address);
  await waitFor(async () => expect(JSON.stringify(await entries(database))).not.toContain('Package'), soon);
});

it('keeps nothing of what was entered beside a bill once it is submitted, and the draft of another payment', async () => {
  const other = await show(<TransferDrawer {...props} />, { as: 'owner' });
  await fill(other.person, addressOn('TRX', 'another'), '20');
  await waitFor(async () => expect(JSON.stringify(await entries(database))).toContain('20'), soon);
  other.unmount();
  const { person } = await openBill();
  await person.type(await screen.findByRole('textbox', { name: 'Remark' }, soon), 'Package for May');
  await person.click(await review(person));
  await screen.findByText('Mark the bill as paid once the transfer is broadcast.', {}, soon);
  await waitFor(async () => expect(await drafts()).toHaveLength(1), soon);
  expect((await drafts())[0]?.[1].text).toContain(addressOn('TRX', 'another'));
});

it('says why a bill is not paid, and offers no form that would pay something else', async () => {
  const bill = unpaid();
  sandbox.world.bills.update(bill, { status: 2 });
  await show(<TransferDrawer {...props} billId={bill.bill_id} />, { as: 'owner' });
  await screen.findByText(/already/i, {}, soon);
  expect(screen.getByRole('link', { name: 'Open bill' }).getAttribute('href')).toContain(
    `pay%3A${bill.bill_id}`,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('does not pay the bill of another wallet', async () => {
  const other = sandbox.world.bills
    .where('wallet_id', walletIds.operations)
    .find(({ status }) => [0, 3, 5].includes(status));
  await show(<TransferDrawer {...props} billId={other?.bill_id ?? 0} />, { as: 'owner' });
  await screen.findByText('Bill not found', {}, soon);
  expect(screen.queryByRole('textbox')).toBeNull();
});
