import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { codes } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TonTransQueryScreen } from './ton-trans-query.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const line = '/api/mpc/ton/txids';
const unknown = 'ab'.repeat(32);
const open = (search = '') =>
  stage(<TonTransQueryScreen />, {
    as: 'admin',
    at: `/mpc/center/tools/tonTransQuery?w=${walletIds.operations}${search}`,
  });
const hashOf = (trace: string, step: number) => sandbox.world.tonTraces.get(trace)?.steps[step]?.hash ?? '';
const titles = () => screen.getAllByRole('heading', { name: /^Transaction \d/ });

beforeEach(() => sandbox.reset());

it('looks each hash up once, in one request, and shows what was found in the order given', async () => {
  const { person, router } = await open();
  const first = hashOf('too little gas', 1);
  const field = await screen.findByRole('textbox', { name: /^Transaction or message hashes/ }, soon);
  await person.click(field);
  await person.paste(
    `1. ${unknown}\n2. https://tonviewer.com/transaction/${first}\n3. 0x${first}\n4. nothing`,
  );
  expect(screen.getByText('1 entry is not a hash and is skipped')).toBeTruthy();
  expect(screen.getByText(/^Line 3 repeats the hash in line 2/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Look up' }));
  await screen.findByText('1 of 2 found', {}, soon);
  expect(formsOf(line)).toMatchObject([{ hashes: `${unknown},${first}`, range: 'any' }]);
  expect(new URLSearchParams(router.state.location.search).get('hash')).toBe(`${unknown},${first}`);
  expect(titles()).toHaveLength(2);
  expect(screen.getAllByText(/^Exit code 37: Insufficient TON/).length).toBeGreaterThan(0);
  const tree = within(screen.getByRole('tree'));
  expect(tree.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2']);
  expect(tree.getAllByRole('treeitem')[1]?.textContent).toContain('Failed');
});

it('looks up none while there are more than the limit, and says which lines are too many', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('textbox', { name: /^Transaction or message hashes/ }, soon));
  await person.paste(Array.from({ length: 22 }, (_, index) => String(index).padStart(64, '0')).join('\n'));
  expect(screen.getByText('22 hashes, the limit is 20. Remove 2, from lines 21, 22.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Look up' }));
  expect(sent).not.toContain(`GET ${line}`);
});

it('asks again for what is missing alone, and keeps what was found where the node does not answer', async () => {
  const found = hashOf('plain', 1);
  const { person } = await open(`&hash=${found},${unknown}`);
  await screen.findByText('1 of 2 found', {}, soon);
  expect(screen.getByText('A new transaction can need a minute to appear.')).toBeTruthy();
  intercept.answer = async (request, answer) =>
    request.url.includes(line)
      ? Response.json({ code: codes.transactionNotSupported, msg: 'No answer', data: {} })
      : answer;
  await person.click(screen.getByRole('button', { name: 'Retry 1 missing hash' }));
  await screen.findByText('TON node did not respond in time', {}, soon);
  expect(screen.getByText('1 of 2 found')).toBeTruthy();
  intercept.answer = null;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('TON node did not respond in time')).toBeNull(), soon);
  expect(formsOf(line).map(({ hashes }) => hashes)).toEqual([`${found},${unknown}`, unknown, unknown]);
});

it('a node that did not answer at all is not told as nothing found', async () => {
  await open(`&hash=${'dead'.repeat(16)}`);
  await screen.findByText('TON node did not respond in time', {}, soon);
  expect(screen.queryByText('Not found')).toBeNull();
});

it('leads to our own transaction', async () => {
  const own = sandbox.world.transactions
    .where('sub_wallet_id', subWalletIds.vendors)
    .find(({ symbol, trans_kind }) => symbol === 'TON' && trans_kind === 'deposit');
  await open(`&hash=${own?.txid}`);
  const link = await screen.findByRole('link', { name: `Deposit ${own?.id}` }, soon);
  expect(link.getAttribute('href')).toContain(`open=deposit%3A${own?.id}`);
});
