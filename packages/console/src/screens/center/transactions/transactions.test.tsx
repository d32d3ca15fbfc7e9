import 'fake-indexeddb/auto';
import { allRows, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { locks } from 'node:worker_threads';
import { people, walletIds } from '@mpc/api/sandbox';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { idOf, intent } from '../../../features/payments/intents/intent-samples.ts';
import { record } from '../../../features/payments/intents/journal.ts';
import { TransactionsScreen } from './transactions.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const at = (query = '') => `/mpc/center/transactions?w=${walletIds.treasury}${query}`;

async function open(query = '') {
  const staged = await stage(<TransactionsScreen />, { as: 'owner', at: at(query) });
  await screen.findByRole('table', { name: 'Transactions' }, { timeout: 4000 });
  await allRows();
  return staged;
}

const rows = () => screen.getAllByRole('row').slice(1);

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  vi.restoreAllMocks();
  await clear(database);
});

it('shows amounts with their sign and to the last digit', async () => {
  await open('&kind=deposit');
  const worth = rows().filter((row) => !row.textContent?.includes('dust'));
  expect(worth.length).toBeGreaterThan(5);
  expect(worth.every((row) => /\+[\d,.]+ /.test(row.textContent ?? ''))).toBe(true);
});

it('keeps the tab and the period in the address, and asks the server for them', async () => {
  const { router } = await open('&page=2');
  await userEvent.click(screen.getByRole('tab', { name: 'Transfer' }));
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(router.state.location.search).toContain('kind=withdraw');
  expect(router.state.location.search).toContain('period=90d');
  expect(router.state.location.search).not.toContain('page=');
  await waitFor(() => expect(rows().some((row) => row.textContent?.includes('Deposit'))).toBe(false));
});

/** Replaces the rows of the list by as many as there are changes, each like the first but for what is changed. */
function answerRows(changes: readonly Record<string, unknown>[]) {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/transaction/list')) return answer;
    const body = (await answer.json()) as { data: { list: Record<string, unknown>[] } };
    const [like] = body.data.list;
    body.data.list = changes.map((change, at) => ({ ...like, id: at + 1, ...change }));
    return Response.json(body);
  };
}

it.each([
  [
    'en-US',
    ['Deposit', 'Transfer', 'Contract call', 'Sweep', 'Gas refueling', 'Refund', 'NFT deposit', 'barter'],
  ],
  ['zh-CN', ['充值', '转账', '合约调用', '归集', '补充 Gas', '退款', 'NFT 充值', 'barter']],
] as const)('names every kind in %s, also one it was never told of', async (language, names) => {
  const kinds = ['deposit', 'withdraw', 'web3', 'collect', 'fueling', 'refund', 'nft', 'barter'];
  answerRows(kinds.map((trans_kind) => ({ trans_kind, sub_wallet_name: '', status: 1200, kyt_status: 99 })));
  await stage(<TransactionsScreen />, { as: 'owner', at: at(), language });
  await screen.findByRole('table', { name: /Transactions|交易记录/ }, { timeout: 4000 });
  await waitFor(() =>
    expect(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(names),
  );
});

it('says how many are paid by a transfer to several, and no address of one of them', async () => {
  const outputs = ['TQ1', 'TQ2', 'TQ3'].map((address) => ({
    address,
    amount: '1',
    memo: '',
    needActive: false,
  }));
  answerRows([{ trans_kind: 'withdraw', address_to: 'TQ1', outputs }]);
  await open();
  expect(rows()[0]?.textContent).toContain('3 recipients');
  expect(screen.queryByTitle('TQ1')).toBeNull();
});

it('opens every kind it knows, and offers no button for one it does not', async () => {
  answerRows([
    { trans_kind: 'deposit' },
    { trans_kind: 'web3' },
    { trans_kind: 'nft' },
    { trans_kind: 'barter' },
  ]);
  const { router } = await open();
  const openings = rows().map(
    (row) =>
      within(row).queryAllByRole('button', { name: /^(Deposit|Contract call|NFT deposit|barter)$/ }).length,
  );
  expect(openings).toEqual([1, 1, 1, 0]);
  const unknown = rows().at(-1);
  if (unknown !== undefined) await userEvent.click(unknown);
  expect(router.state.location.search).not.toContain('open=');
});

it('does not say that a permission or an NFT is so much of a coin', async () => {
  answerRows([
    { trans_kind: 'web3', trans_type: 0, amount: '-1', symbol: 'USDCERC20', symbol_alias: 'USDC' },
    {
      trans_kind: 'web3',
      trans_type: 0,
      amount: '-1',
      symbol: 'ETH',
      base_symbol: 'ETH',
      symbol_alias: 'ETH',
    },
    { trans_kind: 'nft', amount: '1', symbol_alias: 'ETH', nft_name: 'Harbour Lights #118' },
    { trans_kind: 'web3', trans_type: 1, amount: '0', symbol_alias: 'ETH' },
    { trans_kind: 'collect', trans_type: 10, amount: '12.50', symbol_alias: 'USDT' },
  ]);
  await open();
  // There is no room for a column of coins here.
  const shown = rows().map((row) => within(row).getAllByRole('cell')[4]?.textContent);
  expect(shown).toEqual([
    'Allowance Unlimited USDC ERC20',
    'Allowance Unlimited token amount ERC20',
    '+1',
    '0 ETH ERC20',
    '−12.50 USDT ERC20',
  ]);
  expect(screen.getByText('Harbour Lights #118')).toBeTruthy();
});

it('folds dust into one row that unfolds, with nothing in it to copy and false names marked', async () => {
  const worth = { trans_kind: 'deposit', amount_usd: '120.00' };
  answerRows([
    { ...worth, amount: '120' },
    { ...worth, amount: '0.005', amount_usd: '0.01', symbol_alias: 'USDT' },
    { ...worth, amount: '900', symbol_alias: 'UЅDT' },
  ]);
  await open('&kind=deposit');
  expect(rows()).toHaveLength(2);
  const [, dust] = rows();
  expect(dust?.textContent).toContain('2 dust deposits');
  await userEvent.click(within(dust ?? document.body).getByRole('button'));
  const table = await screen.findByRole('table', { name: '2 dust deposits' });
  expect(within(table).getByText('Fake coin name')).toBeTruthy();
  expect(within(table).queryByRole('button', { name: /Copy/ })).toBeNull();
});

it('R6: shows a payment that only this browser knows of, until its order is in the list', async () => {
  const [like] = sandbox.world.transactions.all().filter((row) => row.trans_kind === 'withdraw');
  const uid = people.owner.uid;
  await record(intent({ uid, state: 'notFound', wallet: { id: walletIds.treasury, name: 'Treasury' } }));
  await open();
  const local = await screen.findByText('Recorded in this browser only');
  expect(screen.getByText('Not found on the server')).toBeTruthy();
  expect(rows()[0]?.contains(local)).toBe(true);
  answerRows([{ ...like, trans_kind: 'withdraw', request_id: idOf(1) }]);
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(screen.queryByText('Recorded in this browser only')).toBeNull());
});

it('R13: never shows an answer to a former filter, however late it comes', async () => {
  const { queryClient } = await open();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  intercept.answer = async (request, answer) => {
    const isLate = request.url.includes('kind') && request.url.includes('web3');
    if (isLate) await held;
    return answer;
  };
  await userEvent.click(screen.getByRole('tab', { name: 'Contract call' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }));
  await waitFor(() => expect(rows().every((row) => /\+[\d,.]|dust/.test(row.textContent ?? ''))).toBe(true));
  const shown = rows().map((row) => row.textContent);
  letGo();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(rows().map((row) => row.textContent)).toEqual(shown);
  expect(queryClient.isFetching()).toBeLessThan(3);
});

it('asks the server for every filter, and for the order', async () => {
  const urls: string[] = [];
  intercept.answer = async (request, answer) => {
    if (request.url.includes('/transaction/list')) urls.push(decodeURIComponent(request.url));
    return answer;
  };
  await stage(<TransactionsScreen />, {
    as: 'owner',
    at: at('&way=out&net=TRX&source=3&kyt=2&by=7&min=1&max=9&from=TQ&to=TR&sort=amount_usd&size=50'),
  });
  await waitFor(() => expect(urls.length).toBeGreaterThan(0));
  for (const asked of [
    'direction=out',
    'base_symbol=TRX',
    'source=3',
    'kyt_status=2',
    'initiator=7',
    'amount_min=1',
    'amount_max=9',
    'address_from=TQ',
    'address_to=TR',
    'order_by=amount_usd',
    'order=asc',
    'page_size=50',
  ])
    expect(urls[0]).toContain(asked);
  expect(await screen.findByRole('button', { name: 'More filters (9 on)' })).toBeTruthy();
});

it('writes everything the filters match into a file, and says how much', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open('&kind=withdraw&period=90d');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }, { timeout: 4000 }));
  const said = await screen.findByText(/rows exported/, {}, { timeout: 4000 });
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(said.textContent).toContain(String(lines.length - 1));
  expect(lines.slice(1).every((line) => line.includes('Transfer'))).toBe(true);
});

it('opens a row in the address and shows it in the drawer', async () => {
  const { router } = await open('&kind=deposit');
  const [first] = screen.getAllByRole('button', { name: 'Deposit' });
  if (first !== undefined) await userEvent.click(first);
  expect(router.state.location.search).toMatch(/open=deposit%3A\d+/);
  const drawer = await screen.findByRole('dialog', { name: 'Deposit' }, { timeout: 12_000 });
  await within(drawer).findByText('Amount received', {}, { timeout: 8000 });
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).not.toContain('open=');
});

it('does not lose a row under way that one answer leaves out', async () => {
  const { queryClient } = await open();
  const waiting = screen.getAllByText('Awaiting signature').length;
  expect(waiting).toBeGreaterThan(0);
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/transaction/list')) return answer;
    const body = (await answer.json()) as { data: { list: { status: number }[] } };
    body.data.list = body.data.list.filter(({ status }) => status !== 1100);
    return Response.json(body);
  };
  const before = sent.length;
  await act(() => queryClient.refetchQueries({ queryKey: ['transactions'] }));
  expect(sent.length).toBeGreaterThan(before);
  expect(screen.getAllByText('Awaiting signature')).toHaveLength(waiting);
});

it('brings a row under way up to date where it stands, and keeps what it has learnt from a late answer', async () => {
  const done = { trans_kind: 'withdraw', status: 2000, txid: '' };
  const tell = (status: number, updated_at: number, third: number) =>
    answerRows([
      { ...done, created_at: 3000, updated_at: 3000 },
      { ...done, status, created_at: 2000, updated_at },
      { ...done, status: third, created_at: 1000, updated_at: third * 10 },
    ]);
  tell(1100, 2000, 1000);
  const { queryClient } = await open('&kind=withdraw');
  const shows = (...wanted: string[]) =>
    waitFor(() =>
      expect(rows().map((row) => within(row).getAllByRole('cell')[6]?.textContent)).toEqual(wanted),
    );
  await shows('Completed', 'Awaiting signature', 'Awaiting approval');
  const [, kept] = rows();
  tell(2400, 5000, 1000);
  await act(() => queryClient.refetchQueries({ queryKey: ['transactions'] }));
  await shows('Completed', 'Failed', 'Awaiting approval');
  expect(rows()[1]).toBe(kept);
  // Of the second the server has not heard the last, of the third it has.
  tell(1200, 4999, 2100);
  await act(() => queryClient.refetchQueries({ queryKey: ['transactions'] }));
  await shows('Completed', 'Failed', 'Rejected');
});

it('a deposit says the same of its status and of its screening in the list and in its drawer', async () => {
  const held = sandbox.world.transactions
    .all()
    .find(
      ({ trans_kind, kyt_status, status }) => trans_kind === 'deposit' && kyt_status === 3 && status === 3000,
    );
  if (held === undefined) throw new Error('No deposit is on hold');
  await open(`&kind=deposit&period=all&open=deposit:${held.id}`);
  const drawer = await screen.findByRole('dialog', {}, { timeout: 8000 });
  for (const word of ['On hold (abnormal)', 'Risk']) {
    expect(await within(drawer).findByText(word, {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.getAllByText(word).some((one) => one.closest('tr') !== null)).toBe(true);
  }
});
