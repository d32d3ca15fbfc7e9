import { intercept, sandbox, sent, stage } from '../../../shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TransactionsScreen } from './transactions.screen.tsx';

const at = (query = '') => `/mpc/center/transactions?w=${walletIds.treasury}${query}`;

async function open(query = '') {
  const staged = await stage(<TransactionsScreen />, { as: 'owner', at: at(query) });
  await screen.findByRole('table', { name: 'Transactions' }, { timeout: 4000 });
  return staged;
}

const rows = () => screen.getAllByRole('row').slice(1);

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

it('shows amounts with their sign and to the last digit', async () => {
  await open('&kind=deposit');
  expect(rows().every((row) => /\+[\d,.]+ /.test(row.textContent ?? ''))).toBe(true);
});

it('keeps the tab and the period in the address, and asks the server for them', async () => {
  const { router } = await open('&page=2');
  await userEvent.click(screen.getByRole('tab', { name: 'Transfer' }));
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(router.state.location.search).toContain('kind=withdraw');
  expect(router.state.location.search).toContain('period=90d');
  expect(router.state.location.search).not.toContain('page=');
  await waitFor(() => expect(rows().some((row) => row.textContent?.includes('Receive'))).toBe(false));
});

/** Replaces the rows of the list by as many as there are changes, each like the first but for what is changed. */
function answerRows(changes: readonly Record<string, unknown>[]) {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/transaction/list')) return answer;
    const told = (await answer.json()) as { data: { list: Record<string, unknown>[] } };
    const [like] = told.data.list;
    told.data.list = changes.map((change, at) => ({ ...like, id: at + 1, ...change }));
    return Response.json(told);
  };
}

it.each([
  ['en-US', ['Receive', 'Transfer', 'Web3', 'Sweep', 'Gas fuelling', 'Refund', 'Receive NFT', 'barter']],
  ['zh-CN', ['收款', '转账', 'Web3 交易', '归集', '补充矿工费', '退款', 'NFT 收款', 'barter']],
] as const)('names every kind in %s, also one it was never told of', async (language, names) => {
  const kinds = ['deposit', 'withdraw', 'web3', 'collect', 'fueling', 'refund', 'nft', 'barter'];
  answerRows(kinds.map((trans_kind) => ({ trans_kind, sub_wallet_name: '', status: 1200, kyt_status: 99 })));
  await stage(<TransactionsScreen />, { as: 'owner', at: at('&kind=deposit'), language });
  await screen.findByRole('table', { name: /Transactions|交易记录/ }, { timeout: 4000 });
  expect(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(names);
});

it('opens what has a drawer, and offers no button where there is none', async () => {
  answerRows([
    { trans_kind: 'deposit' },
    { trans_kind: 'withdraw' },
    { trans_kind: 'web3' },
    { trans_kind: 'nft' },
  ]);
  const { router } = await open();
  const openings = rows().map(
    (row) => within(row).queryAllByRole('button', { name: /Receive|Transfer|Web3/ }).length,
  );
  expect(openings).toEqual([1, 1, 0, 0]);
  const [, , contract] = rows();
  if (contract !== undefined) await userEvent.click(contract);
  expect(router.state.location.search).not.toContain('open=');
});

it('does not say that a permission or an NFT is so much of a coin', async () => {
  answerRows([
    { trans_kind: 'web3', trans_type: 0, amount: '-1', symbol_alias: 'USDC' },
    { trans_kind: 'nft', amount: '1', symbol_alias: 'ETH', nft_name: 'Harbour Lights #118' },
    { trans_kind: 'web3', trans_type: 1, amount: '0', symbol_alias: 'ETH' },
    { trans_kind: 'collect', trans_type: 10, amount: '12.50', symbol_alias: 'USDT' },
  ]);
  await open();
  const shown = rows().map((row) => within(row).getAllByRole('cell')[3]?.textContent);
  expect(shown).toEqual(['Unlimited USDCPermission to spend', '+1', '0 ETH', '−12.50 USDT']);
  expect(screen.getByText('Harbour Lights #118')).toBeTruthy();
});

it('searches once typing comes to a rest, and resets everything but the tab', async () => {
  const { router } = await open('&kind=withdraw');
  await userEvent.type(screen.getByRole('searchbox'), 'no such thing');
  await screen.findByText('No records match', {}, { timeout: 4000 });
  expect(router.state.location.search).toContain('q=no+such+thing');
  const [reset] = screen.getAllByRole('button', { name: 'Reset filters' });
  if (reset !== undefined) await userEvent.click(reset);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(router.state.location.search).toContain('kind=withdraw');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('opens a row in the address and shows it in the drawer', async () => {
  const { router } = await open('&kind=deposit');
  const [first] = screen.getAllByRole('button', { name: /^Receive / });
  if (first !== undefined) await userEvent.click(first);
  expect(router.state.location.search).toMatch(/open=deposit%3A\d+/);
  const drawer = await screen.findByRole('dialog', { name: 'Deposit' }, { timeout: 4000 });
  await within(drawer).findByText('You received');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).not.toContain('open=');
});

it('keeps the filters where the server fails, and tries again', async () => {
  sandbox.faults.set('transactions.list', { code: '100001' });
  const { router } = await stage(<TransactionsScreen />, { as: 'owner', at: at('&q=T') });
  await screen.findByText('This could not be loaded');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('T');
  sandbox.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Transactions' });
  expect(router.state.location.search).toContain('q=T');
});

it('does not lose a row under way that one answer leaves out', async () => {
  const { queryClient } = await open();
  const waiting = screen.getAllByText('Awaiting signature').length;
  expect(waiting).toBeGreaterThan(0);
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/transaction/list')) return answer;
    const told = (await answer.json()) as { data: { list: { status: number }[] } };
    told.data.list = told.data.list.filter(({ status }) => status !== 1100);
    return Response.json(told);
  };
  const before = sent.length;
  await act(() => queryClient.refetchQueries({ queryKey: ['transactions'] }));
  expect(sent.length).toBeGreaterThan(before);
  expect(screen.getAllByText('Awaiting signature')).toHaveLength(waiting);
});
