import 'fake-indexeddb/auto';
import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { locks } from 'node:worker_threads';
import { addressOn, people, subWalletIds } from '@mpc/api/sandbox';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { refundJournal } from './refund-journal.ts';
import { TransactionDrawer } from './transaction-drawer.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const posts = () => sent.filter((line) => line === 'POST /api/mpc/funds/refund').length;
const refundsOf = (id: number) =>
  sandbox.world.transactions.all().filter((row) => row.trans_kind === 'refund' && row.deposit_id === id);

/** A deposit held for its origin that nobody gives back yet. */
function held(): number {
  const found = sandbox.world.transactions
    .all()
    .find(
      (row) =>
        row.trans_kind === 'deposit' &&
        row.status === 3000 &&
        row.held_by === 'risk' &&
        refundsOf(row.id).length === 0,
    );
  if (found === undefined) throw new Error('The sandbox has no held deposit');
  return found.id;
}

async function open(id: number, as: keyof typeof people = 'owner') {
  const view = await stage(<TransactionDrawer kind="deposit" id={id} onClose={vi.fn()} />, { as });
  await screen.findByText('Timeline', {}, { timeout: 4000 });
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });

/** Presses Review once what the recipient is compared with has been read. */
async function review(user: ReturnType<typeof userEvent.setup>) {
  await waitFor(() => expect(button('Review refund').getAttribute('aria-disabled')).toBeNull(), {
    timeout: 4000,
  });
  await user.click(button('Review refund'));
}

async function fillIn() {
  const user = userEvent.setup();
  await user.click(button('Refund'));
  const form = await screen.findByRole('form', { name: 'Refund deposit' }, { timeout: 4000 });
  await user.type(within(form).getByRole('textbox', { name: /Reason/ }), 'A mixer sent it');
  await review(user);
  await waitFor(() => expect(button('Submit refund').ariaBusy).not.toBe('true'), { timeout: 3000 });
  return user;
}

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

it('gives all of a held deposit back to where it came from, once however often it is pressed', async () => {
  const id = held();
  await open(id);
  const user = await fillIn();
  await user.dblClick(button('Submit refund'));
  await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, { timeout: 4000 });
  const deposit = sandbox.world.transactions.get(id);
  expect(refundsOf(id)).toMatchObject([
    { amount: deposit?.amount, address_to: deposit?.address_from, remark: 'A mixer sent it' },
  ]);
  expect(posts()).toBe(1);
  expect(await refundJournal.pending(people.owner.uid, [id])).toBeNull();
  await user.click(button('View refund'));
  expect(await screen.findByRole('dialog', { name: 'Refund' }, { timeout: 4000 })).toBeTruthy();
});

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });

it('says that a draft was reopened, and discards it', async () => {
  const id = held();
  await open(id);
  const user = await fillIn();
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  cleanup();
  await open(id);
  await user.click(button('Refund'));
  await screen.findByText(/^Draft from/, {}, { timeout: 4000 });
  within(screen.getByRole('dialog', { name: 'Refund deposit' })).getByText(/^Treasury \/ /);
  expect(reason().value).toBe('A mixer sent it');
  await user.click(button('Discard'));
  expect(reason().value).toBe('');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

it('finds a refund whose answer was lost, and never sends it again', async () => {
  const id = held();
  await open(id);
  const user = await fillIn();
  sandbox.faults.set('refunds.create', { drop: true, taken: true });
  await user.click(button('Submit refund'));
  await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, { timeout: 6000 });
  expect(posts()).toBe(1);
  expect(refundsOf(id)).toHaveLength(1);
}, 12_000);

it('says that it does not know while nothing shows, also when it is opened again', async () => {
  const id = held();
  await open(id);
  const user = await fillIn();
  sandbox.faults.set('refunds.create', { drop: true, times: 1 });
  await user.click(button('Submit refund'));
  await screen.findByText('Outcome unknown. Do not submit again.');
  expect(await refundJournal.pending(people.owner.uid, [id])).toMatchObject({ order: { deposit_id: id } });
  await user.click(
    within(screen.getByRole('dialog', { name: 'Refund deposit' })).getByRole('button', {
      name: 'Close',
    }),
  );
  await user.click(button('Refund'));
  await screen.findByText('Outcome unknown. Do not submit again.', {}, { timeout: 4000 });
  expect(screen.queryByRole('button', { name: 'Submit refund' })).toBeNull();
  expect(posts()).toBe(1);
}, 12_000);

it('R22: sends nothing beside a record that was changed, and shows nothing of it', async () => {
  const id = held();
  await set(['refund', people.owner.uid, id], { text: '{"order":{"amount":"7777"}}', seal: 'ab' }, database);
  expect(await refundJournal.pending(people.owner.uid, [id])).toBe('changed');
  await open(id);
  await userEvent.click(button('Refund'));
  await screen.findByText(/Refund record changed/, {}, { timeout: 6000 });
  expect(screen.queryByRole('button', { name: 'Submit refund' })).toBeNull();
  expect(document.body.textContent).not.toContain('7777');
  await userEvent.click(button('I have compared the order'));
  await screen.findByRole('form', { name: 'Refund deposit' }, { timeout: 6000 });
  expect(await refundJournal.pending(people.owner.uid, [id])).toBeNull();
});

it.each([
  ['another amount', '"amount":"0.001"', /"amount":"[^"]*"/],
  ['a higher fee', '"fee":"90000"', /"fee":"[^"]*"/],
])(
  'R19, R20: is a red stop where the server has a refund of %s than was confirmed',
  async (_, lie, field) => {
    const id = held();
    await open(id);
    const user = await fillIn();
    intercept.answer = async (request, answer) =>
      request.url.includes('/withdraw/info')
        ? new Response((await answer.text()).replace(field, lie))
        : answer;
    await user.click(button('Submit refund'));
    await screen.findByText('The server’s order differs from what you confirmed', {}, { timeout: 4000 });
  },
);

it('wants a reason, a whole amount and an address without a slip', async () => {
  const id = held();
  await open(id);
  const user = userEvent.setup();
  await user.click(button('Refund'));
  const form = await screen.findByRole('form', { name: 'Refund deposit' }, { timeout: 4000 });
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: /Refund amount/ }).disabled).toBe(true);
  const address = within(form).getByRole('textbox', { name: /^To/ });
  await user.clear(address);
  await user.type(address, '0x12');
  await review(user);
  expect(screen.queryByRole('button', { name: 'Submit refund' })).toBeNull();
  expect(
    within(form)
      .getByRole('textbox', { name: /Reason/ })
      .getAttribute('aria-invalid'),
  ).toBe('true');
  expect(button('Review refund').title).toMatch(/^Correct or complete: To/);
  expect(screen.getByText(button('Review refund').title)).toBeTruthy();
  await user.click(button('Use source address'));
  await user.type(within(form).getByRole('textbox', { name: /Reason/ }), 'x');
  await review(user);
  expect(await screen.findByRole('button', { name: 'Submit refund' }, { timeout: 3000 })).toBeTruthy();
});

it('names the checks that failed, says what that means, and retries them in the form', async () => {
  sandbox.faults.set('kyt.withdrawCheck', { code: '111111', times: 1 });
  sandbox.faults.set('receiving.addressInfo', { code: '111111', times: 1 });
  await open(held());
  const user = userEvent.setup();
  await user.click(button('Refund'));
  await screen.findByText(/^Whitelist, blacklist and KYT: \S/, {}, { timeout: 4000 });
  await screen.findByText(/^Owner of the address: \S/, {}, { timeout: 4000 });
  expect(screen.getByText(/^Compare the full address/)).toBeTruthy();
  expect(button('Review refund').title).toBe('Some checks failed to load');
  await user.click(button('Retry'));
  await waitFor(() => expect(screen.queryByText('Some checks failed to load')).toBeNull(), { timeout: 4000 });
  expect(screen.getAllByText(/^(Low|Medium|High|Severe) risk$/).length).toBeGreaterThan(1);
});

it('says who may give it back to somebody who may not', async () => {
  intercept.answer = async (request, answer) =>
    request.url.includes('/deposit/info')
      ? new Response((await answer.text()).replace('"can_refund":true', '"can_refund":false'))
      : answer;
  await open(held());
  expect(button('Refund').title).toMatch(/Only the owner or an admin/);
});

it('writes a remark beside a deposit, and says when no answer came', async () => {
  const id = held();
  await open(id);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Add a remark|Edit/ }));
  const field = screen.getByRole('textbox', { name: /Remark, visible to everyone/ });
  await user.clear(field);
  await user.type(field, 'Asked the payer');
  sandbox.faults.set('transactions.remarkDeposit', { drop: true, times: 1 });
  await user.click(button('Save'));
  await screen.findByText(/Outcome unknown/);
  await user.click(button('Save'));
  await waitFor(() => expect(sandbox.world.transactions.get(id)?.remark).toBe('Asked the payer'));
  expect(await screen.findByText('Asked the payer')).toBeTruthy();
});

it('takes an address of the book, and wants the middle of one typed that looks like where it came from', async () => {
  const id = held();
  const deposit = sandbox.world.transactions.get(id);
  const [like] = sandbox.world.book.all();
  if (deposit === undefined || like === undefined) throw new Error('The sandbox has no book');
  const source = deposit.address_from;
  const base_symbol =
    sandbox.world.coins.all().find(({ symbol }) => symbol === deposit.symbol)?.base_symbol ?? '';
  const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  sandbox.world.book.update(like, {
    shelf: `person ${people.owner.uid}`,
    base_symbol,
    symbol: '',
    label: 'The payer',
    address: known,
  });
  await open(id);
  const user = userEvent.setup();
  await user.click(button('Refund'));
  const form = await screen.findByRole('form', { name: 'Refund deposit' }, { timeout: 4000 });
  const address = within(form).getByRole<HTMLInputElement>('textbox', { name: /^To/ });
  await user.click(await screen.findByRole('button', { name: 'Choose a known address' }, { timeout: 4000 }));
  await user.click(await screen.findByRole('button', { name: /The payer/ }, { timeout: 4000 }));
  expect(address.value).toBe(known);

  const forged = `${source.slice(0, 8)}${'0'.repeat(source.length - 16)}${source.slice(-8)}`.toLowerCase();
  await user.clear(address);
  await user.click(address);
  await user.paste(forged);
  await user.type(within(form).getByRole('textbox', { name: /Reason/ }), 'x');
  const proof = await screen.findByRole('textbox', { name: /type characters/ }, { timeout: 4000 });
  expect(button('Review refund').getAttribute('aria-disabled')).toBe('true');
  await user.type(proof, '000000');
  await review(user);
  expect(await screen.findByRole('button', { name: 'Submit refund' }, { timeout: 3000 })).toBeTruthy();
}, 20_000);

it.each(['', 0, null])(
  'R4: an answer that names the refund %j is no success: it is looked for',
  async (refund_id) => {
    const id = held();
    await open(id);
    const user = await fillIn();
    intercept.answer = async (request, answer) => {
      if (!request.url.includes('/funds/refund')) return answer;
      const { data, ...rest } = (await answer.json()) as { data: object };
      return Response.json({ ...rest, data: { ...data, refund_id } });
    };
    await user.click(button('Submit refund'));
    await screen.findByText('Outcome unknown. Do not submit again.', {}, { timeout: 4000 });
    intercept.answer = null;
    await screen.findByText(
      'Submitted. The server’s copy matches what you confirmed.',
      {},
      { timeout: 8000 },
    );
    expect(posts()).toBe(1);
  },
  15_000,
);

/** What the server says of a recipient from now on. */
const screenedAs = (change: object) => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/withdraw/check')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: object };
    return Response.json({ ...rest, data: { ...data, ...change } });
  };
};

it('R23: refunds no address of the blacklist, also one that came there after the review', async () => {
  const { queryClient } = await open(held());
  await fillIn();
  screenedAs({ black: 1 });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(button('Submit refund').title).toBe('This address is on the blacklist.'), {
    timeout: 8000,
  });
  await userEvent.click(button('Submit refund'));
  expect(posts()).toBe(0);
  await userEvent.click(button('Back'));
  expect(button('Review refund').title).toMatch(/^Correct or complete: To|This address is on the blacklist/);
});

it('R23: asks to read a source that looks like a known address, as of any other', async () => {
  const deposit = sandbox.world.transactions.get(held());
  if (deposit === undefined) throw new Error('The sandbox has no such deposit');
  const known = addressOn('ETH', `sub-wallet ${subWalletIds.main}`);
  const forged = `${known.slice(0, 7)}${'1'.repeat(30)}${known.slice(-5)}`.toLowerCase();
  sandbox.world.transactions.update(deposit, { address_from: forged });
  await open(deposit.id);
  const user = userEvent.setup();
  await user.click(button('Refund'));
  const form = await screen.findByRole('form', { name: 'Refund deposit' }, { timeout: 4000 });
  await user.type(within(form).getByRole('textbox', { name: /Reason/ }), 'x');
  const proof = await within(form).findByRole('textbox', { name: /type characters/ }, { timeout: 8000 });
  await user.click(button('Review refund'));
  expect(screen.queryByRole('button', { name: 'Submit refund' })).toBeNull();
  await user.type(proof, forged.slice(7, 13));
  await review(user);
  expect(await screen.findByRole('button', { name: 'Submit refund' }, { timeout: 3000 })).toBeTruthy();
}, 20_000);
