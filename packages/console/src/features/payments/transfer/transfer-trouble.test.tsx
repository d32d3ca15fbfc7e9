import { formsOf, intercept, sandbox } from '#shared/testing/stage.tsx';
import { addressOn, specialAddresses, subWalletIds, people } from '@mpc/api/sandbox';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amend, intentsOf } from '../intents/journal.ts';
import { TransferDrawer } from './transfer-drawer.tsx';
import { fill, main, ready, review, show, soon, type Person } from './transfer-test-bed.tsx';

const create = '/api/mpc/sub_wallet/withdraw';
const { ordinary } = specialAddresses;
const props = { ...main, initialSymbol: 'TUSDT', onClose: vi.fn(), onShowOrder: vi.fn() };
const lin = people.member.uid;
const found = (words: string | RegExp) => screen.findByText(words, {}, soon);
const unknown = 'Outcome unknown. Do not submit again.';
const sent = 'Submitted. The server’s copy matches what you confirmed.';

const amount = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' }, soon)).value;

beforeEach(() => sandbox.reset());
afterEach(() => onlineManager.setOnline(true));

it('names the checks that could not be made, says why, and makes them again', async () => {
  sandbox.faults.set('transactions.list', { code: '111111', times: 1 });
  sandbox.faults.set('kyt.withdrawCheck', { code: '111111', times: 1 });
  // A refusal would add nothing; what merely failed may have named a contract.
  sandbox.faults.set('coldWallet.addresses', { status: 404, times: 1 });
  sandbox.faults.set('receiving.myAddresses', { code: '111111', times: 1 });
  const { person } = await show(<TransferDrawer {...props} />);
  await fill(person, ordinary.tron, '20');
  await found(/^Earlier transfers: \S/);
  await found(/^Known contracts: \S/);
  await found(/^Whitelist, blacklist and KYT: \S/);
  // Without it nobody knows whether the address looks like one of ours.
  await found(/^Own addresses: \S/);
  expect(screen.getByRole('button', { name: 'Review transfer' }).title).toBe('Some checks failed to load');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await ready('Review transfer');
  expect(
    screen.queryByText(/^(Earlier transfers|Known contracts|Whitelist, blacklist|Own addresses)/),
  ).toBeNull();
});

describe('an answer that never comes', () => {
  it('is no failure: the form is locked until the payment is found', async () => {
    sandbox.faults.set('withdrawals.create', { drop: true, taken: true, times: 1 });
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    await person.click(await review(person));
    await found(unknown);
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await found(sent);
    expect(formsOf(create)).toHaveLength(1);
  });

  it('is remembered by a drawer opened again, and blocks the same payment only', async () => {
    sandbox.faults.set('withdrawals.create', { drop: true, times: 1 });
    const first = await show(<TransferDrawer {...props} />);
    await fill(first.person, ordinary.tron, '20');
    await first.person.click(await review(first.person));
    await found(unknown);
    first.unmount();

    const { person } = await show(<TransferDrawer {...props} />);
    await found(unknown);
    await person.click(screen.getByRole('button', { name: 'New transfer' }));
    await fill(person, ordinary.tron, '20');
    await person.click(await ready('Review transfer'));
    const button = await screen.findByRole('button', { name: 'Submit transfer' });
    expect(button.title).toMatch(/A similar transfer has an unknown outcome/);
    await person.click(button);
    expect(formsOf(create)).toHaveLength(1);

    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await person.type(await screen.findByRole('textbox', { name: 'Amount' }), '7');
    await person.click(await review(person));
    await found(sent);
    expect(formsOf(create)).toHaveLength(2);
  });

  it('may be repeated under its own number once it was looked for long enough', async () => {
    sandbox.faults.set('withdrawals.create', { drop: true, times: 1 });
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    await person.click(await review(person));
    await found(unknown);
    expect(screen.queryByRole('button', { name: 'Resubmit' })).toBeNull();
    // What the search writes after five minutes.
    const [intent] = await intentsOf(lin);
    if (intent === undefined) throw new Error('the intent was not written down');
    await act(() => amend(intent, () => ({ state: 'notFound', checks: 14 })));
    await found('Not found after 14 checks');
    await person.click(screen.getByRole('button', { name: 'Resubmit' }));
    await found(sent);
    const [first, second] = formsOf(create);
    expect(second).toEqual(first);
  });

  it('R19: stops everything when the server has another payment under its number, and asks before that is canceled', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    const button = await review(person);
    intercept.answer = async (request, answer) =>
      request.url.includes('/withdraw/info')
        ? new Response((await answer.text()).replace('"amount":"20"', '"amount":"2000"'))
        : answer;
    await person.click(button);
    await found('The server’s order differs from what you confirmed');
    intercept.answer = null;
    await person.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog', {}, soon);
    const yes = await within(question).findByRole('button', { name: 'Cancel transfer' }, soon);
    await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull(), soon);
    expect(formsOf('/api/mpc/withdraw/cancel')).toEqual([]);
    await person.click(yes);
    await found('This order is closed.');
    expect(formsOf('/api/mpc/withdraw/cancel')).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each([
    ['100011', 'Amount', 'textbox', /insufficient balance/],
    ['110055', 'To', 'textbox', /Address rejected by the server/],
    ['110227', 'Coin and network', 'combobox', /transfers of this coin are suspended/],
  ])('%s lands beside %s, with everything kept', async (code, label, role, words) => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    await person.type(screen.getByRole('textbox', { name: 'Remark' }), 'rent');
    const button = await review(person);
    sandbox.faults.set('withdrawals.create', { code, times: 1 });
    await person.click(button);
    const sentence = await found(words);
    const control = screen.getByRole(role, { name: label });
    const tied = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(tied.some((id) => document.getElementById(id)?.contains(sentence))).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' }).value).toBe('rent');
    expect(await intentsOf(lin)).toEqual([]);
  });

  it('that concerns no field is said above the form, in the server’s words', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    const button = await review(person);
    sandbox.faults.set('withdrawals.create', { code: '200040', times: 1 });
    await person.click(button);
    await found('Nothing was submitted');
    await found(/This wallet’s package has expired/);
  });
});

describe('the same payment', () => {
  it('is named, and sent again only by someone who says that it is another', async () => {
    const { person } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    await person.click(await review(person));
    await found(sent);
    await person.click(screen.getByRole('button', { name: 'New transfer' }));
    await fill(person, ordinary.tron, '20.1');
    await person.click(await ready('Review transfer'));
    await found('Similar to an earlier transfer');
    expect(screen.getByRole('button', { name: 'Submit transfer' }).title).toMatch(
      /Confirm that this transfer is new/,
    );
    await person.click(screen.getByRole('checkbox', { name: /This is a new transfer/ }));
    await person.click(await ready('Submit transfer'));
    await waitFor(() => expect(formsOf(create)).toHaveLength(2), soon);
  });
});

const [larkspur, ordinaryEvm] = [addressOn('ETH', 'Larkspur Instruments'), ordinary.evm];

/** Fills in a payment to several, and goes on to its confirmation. */
async function reviewSeveral(person: Person, ...rows: [address: string, amount: string][]) {
  await person.click(await screen.findByRole('button', { name: 'New transfer' }, soon));
  await person.click(await screen.findByRole('radio', { name: 'Several recipients' }, soon));
  await person.click(await screen.findByRole('button', { name: 'Paste a table' }, soon));
  await person.click(screen.getByRole('textbox', { name: 'Rows from a spreadsheet or CSV' }));
  await person.paste(rows.map((row) => row.join('\t')).join('\n'));
  await person.click(screen.getByRole('button', { name: 'Add 2 rows' }));
  await person.click(await ready('Review transfer'));
  return screen.findByRole('button', { name: 'Submit transfer' }, soon);
}

it('R8: a payment to several is held against everybody who was paid about the same, in any order', async () => {
  const { person } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
  await fill(person, ordinaryEvm, '0.05');
  await person.click(await review(person));
  await found(sent);

  const first = await reviewSeveral(person, [larkspur, '0.02'], [ordinaryEvm, '0.0502']);
  await found('Similar to an earlier transfer');
  expect(first.title).toMatch(/Confirm that this transfer is new/);
  await person.click(screen.getByRole('checkbox', { name: /This is a new transfer/ }));
  await person.click(await ready('Submit transfer'));
  await found(sent);

  const turned = await reviewSeveral(person, [ordinaryEvm, '0.03'], [larkspur, '0.02']);
  await found('Similar to an earlier transfer');
  expect(turned.title).toMatch(/Confirm that this transfer is new/);
  await person.click(turned);
  expect(formsOf(create)).toHaveLength(2);
});

describe('a draft', () => {
  it('survives closing and is shown to its owner at its sub-wallet only', async () => {
    const first = await show(<TransferDrawer {...props} />);
    await fill(first.person, ordinary.tron, '20');
    first.unmount();
    const other = { subWalletId: subWalletIds.customerDeposits, subWalletName: 'Customer deposits' };
    const second = await show(<TransferDrawer {...props} {...other} />, {
      subWalletId: other.subWalletId,
    });
    expect(await amount()).toBe('');
    second.unmount();
    await show(<TransferDrawer {...props} />);
    expect(await amount()).toBe('20');
  });

  it('is locked while another sub-wallet is chosen, and open again after going back', async () => {
    const { person, rerender } = await show(<TransferDrawer {...props} />);
    await fill(person, ordinary.tron, '20');
    rerender(<TransferDrawer {...props} subWalletId={subWalletIds.grants} subWalletName="Grants" />);
    await found('This transfer belongs to Main sub-wallet');
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Review transfer' })).toBeNull();
    rerender(<TransferDrawer {...props} />);
    expect(await amount()).toBe('20');
  });
});

it('cannot be confirmed offline, and says so', async () => {
  const { person } = await show(<TransferDrawer {...props} />);
  await fill(person, ordinary.tron, '20');
  const button = await review(person);
  act(() => onlineManager.setOnline(false));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).not.toBe('');
  await person.click(button);
  expect(formsOf(create)).toEqual([]);
});

it('R23: a recipient that turns out to look like another after the review is not paid', async () => {
  const { person, queryClient } = await show(<TransferDrawer {...props} initialSymbol="ETH" />);
  await fill(person, ordinary.evm, '0.01');
  const button = await review(person);
  const address = `${ordinary.evm.slice(0, 7)}${'1'.repeat(30)}${ordinary.evm.slice(-5)}`.toLowerCase();
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('withdraw_address_list')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: { base_symbol: string }[] };
    const entry = data.find(({ base_symbol }) => base_symbol === 'ETH');
    return Response.json({ ...rest, data: [...data, { ...entry, id: 4711, address, label: 'Landlord' }] });
  };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(button.title).toMatch(/^This transfer is now blocked/), soon);
  await person.click(button);
  expect(formsOf(create)).toEqual([]);
  intercept.answer = null;
});
