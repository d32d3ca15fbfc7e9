import 'fake-indexeddb/auto';
import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { addressOn, people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { proofOf } from '../address-check/look-alike-proof.rules.ts';
import { keepDatedDraft } from '#shared/drafts/dated-draft.ts';
import { deleteAllDrafts } from '#shared/drafts/drafts.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { blankRow, blankValues, type EntryRow, type EntryValues } from './entry-values.ts';

const add = 'GET /api/mpc/address_book/add';
const walletId = walletIds.treasury;
const recipient = addressOn('TRX', 'Larkspur Instruments');
const patient = { timeout: 8000 };

const signIn = (uid: number) =>
  useCommonStore.setState({
    user: {
      uid,
      nickname: people.member.nickname,
      account: people.member.account,
      avatar_letter: people.member.avatar_letter,
      role: 3,
      kyc_status: 1,
      ga_status: 1,
      language: 'en_US',
      has_mpc: 1,
      last_login_time: 0,
    },
  });

const press = (name: RegExp) => {
  const button = screen.queryByText(name, { selector: 'button, button *' })?.closest('button');
  if (button) fireEvent.click(button);
  return button;
};

/** Tries to go on to the confirmation. */
const review = () => press(/^Review /);

/** Reviews, and submits what the confirmation shows. */
async function send(times = 1) {
  review();
  const dialog = await screen.findByRole('alertdialog', {}, patient);
  const submit = await within(dialog).findByRole('button', { name: /^Submit .*for approval$/ });
  await waitFor(() => expect(submit.getAttribute('aria-busy')).not.toBe('true'), patient);
  for (let at = 0; at < times; at += 1) fireEvent.click(submit);
  return dialog;
}

/** Opens the drawer with something typed into it before. */
async function open(typed: readonly Partial<EntryRow>[], scope: Partial<EntryValues> = {}) {
  const onClose = vi.fn();
  // A draft is kept for whoever is signed in.
  const { uid } = people.member;
  signIn(uid);
  await keepDatedDraft(
    { uid, kind: `address-book add wallet ${walletId}`, subWalletId: 0 },
    blankValues({
      walletId,
      network: 'TRX',
      subWallets: [subWalletIds.payroll],
      ...scope,
      rows: typed.map((part) => ({ ...blankRow(), ...part })),
    }),
  );
  await stage(<EntryDrawer book={{ kind: 'wallet', walletId }} task={{ kind: 'add' }} onClose={onClose} />, {
    as: 'member',
    at: `/mpc/center/addressBook?w=${walletId}`,
  });
  await screen.findByText(/^(Add another|Ready: .*)$/, {}, patient);
  return onClose;
}

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
});
afterEach(deleteAllDrafts);

it('gives back what was typed before, and forgets it when asked to', async () => {
  await open([{ label: 'Half done' }]);
  expect(screen.getByDisplayValue('Half done')).toBeTruthy();
  expect(screen.getByText(/^Draft from/)).toBeTruthy();
  fireEvent.click(screen.getByText('Discard'));
  expect(screen.queryByDisplayValue('Half done')).toBeNull();
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

it('sends one request however often it is pressed, and closes once it is taken', async () => {
  const onClose = await open([{ label: 'Larkspur', address: recipient }]);
  await send(2);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patient);
  expect(sent.filter((line) => line === add)).toHaveLength(1);
  expect(screen.getByText('Submitted for approval')).toBeTruthy();
});

it('confirms an address whole, under its label, with whoever decides it', async () => {
  await open([{ label: 'Larkspur', address: recipient }], { reason: 'New supplier' });
  review();
  const dialog = await screen.findByRole('alertdialog', {}, patient);
  expect(dialog.textContent?.replaceAll(/\s/g, '')).toContain(recipient);
  for (const words of ['Larkspur', 'Payroll', 'Not whitelisted', 'New supplier'])
    expect(within(dialog).getAllByText(words).length, words).toBeGreaterThan(0);
  await within(dialog).findByText(/^Step 1 of \d/, {}, patient);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent).not.toContain(add);
  expect(screen.getByDisplayValue('Larkspur')).toBeTruthy();
});

it('sends nothing while an address is mistyped', async () => {
  const typo = `${recipient.slice(0, 9)}${recipient[9] === 'a' ? 'b' : 'a'}${recipient.slice(10)}`;
  await open([{ label: 'Larkspur', address: typo }]);
  review();
  expect(await screen.findByText(/Checksum mismatch/)).toBeTruthy();
  expect(sent).not.toContain(add);
});

it('leaves in the form what the server does not take, and says why', async () => {
  const onClose = await open([
    { label: 'Larkspur', address: recipient },
    { label: 'Agent', address: addressOn('TRX', 'Payroll agent') },
  ]);
  expect(await screen.findByText('Already saved as “Payroll agent”.', {}, patient)).toBeTruthy();
  await send();
  expect(await screen.findByText('Already in the address book.', {}, patient)).toBeTruthy();
  expect(screen.getByText('1 submitted. 1 address remains below, with the reason.')).toBeTruthy();
  expect(screen.queryByDisplayValue('Larkspur')).toBeNull();
  expect(screen.getByDisplayValue('Agent')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('does not pretend to know what became of a request whose answer was lost', async () => {
  await open([{ label: 'Larkspur', address: recipient }]);
  intercept.answer = (request, answer) =>
    request.url.includes('address_book/add')
      ? Promise.reject(new TypeError('lost'))
      : Promise.resolve(answer);
  await send();
  expect(await screen.findByText(/Outcome unknown/, {}, patient)).toBeTruthy();
  expect(screen.getByDisplayValue('Larkspur')).toBeTruthy();
});

it('sends of a file what is right, and keeps the rest', async () => {
  await open([
    { label: 'Larkspur', address: recipient, line: 2 },
    { label: 'Typo', address: `${recipient}x`, line: 3 },
  ]);
  expect(screen.getByText('Ready: 1 · with problems: 1')).toBeTruthy();
  await send();
  expect(
    await screen.findByText('1 submitted. 1 address remains below, with the reason.', {}, patient),
  ).toBeTruthy();
  expect(screen.getByText('Ready: 0 · with problems: 1')).toBeTruthy();
});

it('sends nothing while the trusted addresses could not be read, and names them: a look-alike would go unseen', async () => {
  let isDown = true;
  intercept.answer = (request, answer) =>
    isDown && request.url.includes('address_book/withdraw_address_list')
      ? Promise.resolve(Response.json({ code: '100001', msg: 'System error', data: null }))
      : Promise.resolve(answer);
  const onClose = await open([{ label: 'Larkspur', address: recipient }]);
  expect(await screen.findAllByText(/^Address book: System error/, {}, patient)).toBeTruthy();
  review();
  expect(sent).not.toContain(add);
  isDown = false;
  fireEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(screen.queryByText(/^Address book: System error/)).toBeNull(), patient);
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patient);
});

it('takes an address that looks like a trusted one only once its middle was typed', async () => {
  const forged =
    sandbox.world.transactions.all().find((row) => row.trans_kind === 'deposit' && row.amount === '0')
      ?.address_from ?? '';
  const onClose = await open([{ label: 'Northwind', address: forged }], {
    network: 'ETH',
    // Another sub-wallet's recipient is the one it looks like.
    subWallets: [subWalletIds.customerDeposits],
  });
  expect(await screen.findByText(/match “Northwind Supplies”/, {}, patient)).toBeTruthy();
  review();
  expect(sent).not.toContain(add);
  const { from, to, characters } = proofOf(forged, addressOn('ETH', 'Northwind Supplies'));
  fireEvent.change(
    screen.getByLabelText(new RegExp(`To use this address anyway, type characters ${from} to ${to}\\b`)),
    {
      target: { value: characters },
    },
  );
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patient);
  expect(sent.filter((line) => line === add)).toHaveLength(1);
});

/** Gives the form a file whose name has a hidden character. */
function give(content: string): void {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('No file chooser');
  fireEvent.change(input, { target: { files: [new File([content], 'pay\u202evsc.csv')] } });
}

it('R24: shows what is hidden in the name of an imported file as marks, refused or asked about', async () => {
  await open([{}]);
  await screen.findByText('Or import a file', {}, patient);
  give('address,label,label\n1,Ana\u202e,3');
  await screen.findByText(/^“pay\[U\+202E\]vsc.csv” has several columns/);
  expect(document.body.innerHTML).not.toMatch(/\p{Bidi_Control}/u);
  give('nothing');
  await screen.findByRole('button', { name: 'Remove pay[U+202E]vsc.csv' });
  expect(document.body.innerHTML).not.toMatch(/\p{Bidi_Control}/u);
});
