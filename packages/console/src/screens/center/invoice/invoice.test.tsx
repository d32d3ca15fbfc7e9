import { allRows, formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownTo } from '#shared/command-log/shown-log.ts';
import { paths } from '#shared/paths.ts';
import { InvoiceScreen } from './invoice.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const listLine = '/api/mpc/bill/record/list';
const payLine = '/api/mpc/bill/record/result';

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
  vi.unstubAllGlobals();
});

const billIn = (status: number, wallet: number = walletIds.treasury) => {
  const found = sandbox.world.bills.where('wallet_id', wallet).find((row) => row.status === status);
  if (found === undefined) throw new Error(`There is no bill in state ${status}`);
  return found;
};

const open = (search = '', as: 'owner' | 'member' = 'owner') =>
  stage(<InvoiceScreen />, { as, at: `${paths.center.invoice}?w=${walletIds.treasury}${search}` });

type Person = Awaited<ReturnType<typeof open>>['person'];

const drawer = (name: string) => screen.findByRole('dialog', { name }, soon);

async function chooseCoin(person: Person, name = 'USDT (TRC20)') {
  await person.click(await screen.findByRole('radio', { name }, soon));
  return screen.findByRole('img', { name: `Payment address for ${name}` }, soon);
}

/** A button, once it may be pressed. */
async function ready(name: string, within_?: HTMLElement): Promise<HTMLElement> {
  const button = await (within_ === undefined ? screen : within(within_)).findByRole(
    'button',
    { name },
    soon,
  );
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
}

it('lists the bills that the address asks for, and offers each what is next', async () => {
  const { person } = await open('&size=50&q=no+such+bill');
  await screen.findByText('No results for these filters', {}, soon);
  const asked = { wallet_id: String(walletIds.treasury), page_no: '1', page_size: '50' };
  expect(formsOf(listLine).at(-1)).toEqual({ ...asked, keyword: 'no such bill' });
  const [reset] = screen.getAllByRole('button', { name: /^Reset/ });
  if (reset !== undefined) await person.click(reset);
  await screen.findByRole('table', { name: 'Bills' }, soon);
  await allRows();
  expect(formsOf(listLine).at(-1)).toEqual(asked);
  const payable = sandbox.world.bills
    .where('wallet_id', walletIds.treasury)
    .filter(({ status }) => [0, 3, 5].includes(status));
  expect(screen.getAllByRole('button', { name: /^Pay B/ })).toHaveLength(payable.length);
});

it('reports a payment once, with its transaction, and follows it until the chain has confirmed it', async () => {
  const bill = billIn(0);
  const { person } = await open(`&open=pay:${bill.bill_id}`);
  await chooseCoin(person);
  await person.click(await ready('Mark as paid'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Mark this bill as paid?' }, soon);
  await person.type(within(dialog).getByRole('textbox', { name: /Transaction hash/ }), 'nonsense');
  const confirm = within(dialog).getByRole('button', { name: /Mark as paid/ });
  await waitFor(() => expect(confirm.title).toBe('Enter 64 hexadecimal characters.'), soon);
  await person.clear(within(dialog).getByRole('textbox', { name: /Transaction hash/ }));
  await person.dblClick(await ready('Mark as paid', dialog));
  await screen.findByText('Payment reported. Confirming on-chain.', {}, soon);
  const [sent, ...more] = formsOf(payLine);
  expect(sent).toEqual({ bill_id: String(bill.bill_id), symbol: 'TUSDT', digest: sent?.['digest'] });
  expect(more).toEqual([]);
  // What was shown is kept here, and its digest with whoever paid.
  expect(await shownTo(people.owner.uid, `bill ${bill.bill_id}`)).toMatchObject([
    { digest: sent?.['digest'] },
  ]);
  const item = sandbox.world.items
    .all()
    .find((one) => one.item_type === 15 && one.business_id === bill.bill_id);
  const members = item?.nodes.flatMap((node) => node.members) ?? [];
  expect(members.find(({ uid }) => uid === people.owner.uid)?.digest).toBe(sent?.['digest']);
  await screen.findByText(
    'The payment is being confirmed on-chain. This page updates automatically.',
    {},
    soon,
  );
  // Where it was to be paid is not asked of a bill that is paid.
  expect(screen.queryByText(/already/)).toBeNull();
});

it('says beside the dialog that a hash paid another bill, and keeps what was typed', async () => {
  const bill = billIn(0);
  const other = billIn(2);
  const { person } = await open(`&open=pay:${bill.bill_id}`);
  await chooseCoin(person);
  await person.click(await ready('Mark as paid'));
  const dialog = await screen.findByRole('alertdialog', {}, soon);
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Transaction hash/ });
  const taken = other.payments[0]?.txid ?? '';
  await person.click(field);
  await person.paste(`  ${taken} `);
  expect(field.value).toBe(taken);
  await within(dialog).findByText('Spaces around the hash removed', {}, soon);
  await person.click(await ready('Mark as paid', dialog));
  await within(dialog).findByText('This transaction already paid another bill.', {}, soon);
  expect(formsOf(payLine)).toMatchObject([{ txid: taken }]);
  expect(field.value).toBe(taken);
});

it('R21: shows no address that the bill does not name', async () => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/record/deposit/address')) return answer;
    const body = (await answer.json()) as { data: { address: string } };
    body.data.address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    return Response.json(body);
  };
  const { person } = await open(`&open=pay:${billIn(0).bill_id}`);
  await person.click(await screen.findByRole('radio', { name: 'USDT (TRC20)' }, soon));
  const alert = await screen.findByRole('alert', {}, soon);
  expect(alert.textContent).toMatch(/The bill names another address, coin or memo|checksum/i);
  expect(screen.queryByRole('img', { name: /Payment address/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mark as paid' }).getAttribute('aria-disabled')).toBe('true');
});

it('hides where a bill is paid once its price is over, and says what another price changed', async () => {
  const bill = billIn(0);
  let isOver = true;
  intercept.answer = async (request, answer) => {
    if (!isOver || !request.url.includes('/record/deposit/address')) return answer;
    const body = (await answer.json()) as { data: { amount: string; expire_at: number } };
    Object.assign(body.data, { amount: '500', expire_at: Date.now() - 1 });
    return Response.json(body);
  };
  const { person } = await open(`&open=pay:${bill.bill_id}`);
  await person.click(await screen.findByRole('radio', { name: 'USDT (TRC20)' }, soon));
  const renew = await screen.findByRole('button', { name: 'Get new amount' }, soon);
  expect(screen.queryByRole('img', { name: /Payment address/ })).toBeNull();
  isOver = false;
  await person.click(renew);
  await screen.findByRole('img', { name: 'Payment address for USDT (TRC20)' }, soon);
  await screen.findByText(
    `Pay ${bill.amount} USDT (TRC20) instead of 500 USDT (TRC20). The address is the same.`,
    {},
    soon,
  );
});

it('says what came of a bill paid in part, and asks for the rest', async () => {
  const bill = billIn(5);
  const { person } = await open(`&open=pay:${bill.bill_id}`);
  await screen.findByText('Received 250 of 300 USDT. Pay the remaining 50 USDT.', {}, soon);
  await chooseCoin(person);
  expect((await drawer('Pay bill')).textContent).toContain('50 USDT (TRC20)');
});

it('keeps the chosen coin in the address, so that a reload shows the same place and price', async () => {
  const bill = billIn(0);
  const { person, router, unmount } = await open(`&open=pay:${bill.bill_id}`);
  await chooseCoin(person);
  const { search } = router.state.location;
  unmount();
  await open(search.replace(/^.*?&/, '&'));
  await screen.findByRole('img', { name: 'Payment address for USDT (TRC20)' }, soon);
  expect((await drawer('Pay bill')).textContent).toContain('540 USDT (TRC20)');
});

it('tells a member who may pay, and asks for no address', async () => {
  await open(`&open=pay:${billIn(0).bill_id}`, 'member');
  await screen.findAllByText('Only the owner or an admin can pay bills.', {}, soon);
  expect(sent.filter((line) => line.includes('/record/deposit/address'))).toEqual([]);
});

it('fills in the transfer of a sub-wallet, which cannot be another without being told', async () => {
  const bill = billIn(0);
  const { person, router } = await open(`&open=pay:${bill.bill_id}`);
  await chooseCoin(person);
  await person.click(await screen.findByRole('combobox', { name: 'Sub-wallet' }, soon));
  await person.click(await screen.findByRole('option', { name: 'Main sub-wallet' }, soon));
  await person.click(await ready('Fill in transfer'));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.center.wallet.index), soon);
  expect(new URLSearchParams(router.state.location.search).get('open')).toBe(
    `billTransfer:${bill.bill_id}-TUSDT`,
  );
});

it('shows another wallet’s bill to nobody, and says that one is gone', async () => {
  await open(`&open=bill:${billIn(1, walletIds.operations).bill_id}`);
  await within(await drawer('Bill')).findByText('Bill not found', {}, soon);
});

it('puts the bill on a sheet that can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { person } = await open(`&open=invoice:${billIn(2).bill_id}`);
  const sheet = await screen.findByRole('article', { name: /^Invoice B/ }, soon);
  expect(within(sheet).getByRole('table', { name: 'Line items' })).toBeDefined();
  expect(sheet.textContent).toContain('Harbour Trading Ltd');
  await person.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});
