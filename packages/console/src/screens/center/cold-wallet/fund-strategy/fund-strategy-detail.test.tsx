import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { failures } from '#shared/api/api.ts';
import { FundStrategiesTab } from './fund-strategies-tab.tsx';
import { FundStrategyDetailScreen } from './fund-strategy-detail.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

const strategyOf = (coin: string) => {
  const row = sandbox.world.fundStrategies.all().find(({ symbol }) => symbol === coin);
  if (row === undefined) throw new Error(`${coin} has no strategy`);
  return row;
};

const open = (id: number, as: 'owner' | 'member' = 'owner') =>
  stage(<FundStrategyDetailScreen />, {
    as,
    at: `/mpc/center/coldWallet/fundStrategy/detail?w=${walletIds.treasury}&id=${id}`,
  });

const openTab = (search = '') =>
  stage(<FundStrategiesTab walletId={walletIds.treasury} />, {
    as: 'owner',
    at: `/mpc/center/coldWallet?w=${walletIds.treasury}&tab=strategies${search}`,
  });

async function confirming(name: string) {
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return { dialog, button };
}

it('saves what was changed, once, with all that stays', async () => {
  const { id } = strategyOf('ETH');
  const { person } = await open(id);
  const upper = await screen.findByRole('textbox', { name: /^Hot upper limit/ }, soon);
  await person.clear(upper);
  await person.type(upper, '50');
  await person.click(screen.getByRole('button', { name: 'Review strategy' }));
  const { button } = await confirming('Save strategy');
  await person.dblClick(button);
  await screen.findByText('Fund strategy saved', {}, soon);
  expect(formsOf('/api/msign/symbol/config/save')).toMatchObject([
    { id: String(id), symbol: 'ETH', hot_upper: '50', hot_target: '20', max_task_amount: '100' },
  ]);
});

it('is not saved where it was changed by someone else since it was looked at', async () => {
  const row = strategyOf('ETH');
  const { person } = await open(row.id);
  const upper = await screen.findByRole('textbox', { name: /^Hot upper limit/ }, soon);
  await person.clear(upper);
  await person.type(upper, '50');
  await person.click(screen.getByRole('button', { name: 'Review strategy' }));
  const { button } = await confirming('Save strategy');
  sandbox.world.fundStrategies.update(strategyOf('ETH'), { hot_lower: '5' });
  await person.click(button);
  const dialog = within(screen.getByRole('alertdialog'));
  await dialog.findByRole('alert', {}, soon);
  expect(formsOf('/api/msign/symbol/config/save')).toEqual([]);
});

it('is deleted once, and leads to the others', async () => {
  const refusals: string[] = [];
  onTestFinished(failures.listen(({ code }) => refusals.push(code)));
  const { id } = strategyOf('ETH');
  const { person, router } = await open(id);
  await person.click(await screen.findByRole('button', { name: 'Delete strategy' }, soon));
  const { button } = await confirming('Delete strategy');
  await person.dblClick(button);
  await screen.findByText('Fund strategy deleted', {}, soon);
  expect(formsOf('/api/msign/symbol/config/del')).toEqual([{ id: String(id) }]);
  expect(router.state.location.search).toContain('tab=strategies');
  // Nothing asks for what is gone.
  expect(refusals).toEqual([]);
});

it('R4: is looked for where the answer to its deletion was lost, and not deleted again', async () => {
  const { id } = strategyOf('ETH');
  const { person } = await open(id);
  await person.click(await screen.findByRole('button', { name: 'Delete strategy' }, soon));
  const { button } = await confirming('Delete strategy');
  intercept.answer = (request, answer) =>
    request.url.includes('config/del') ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
  await person.click(button);
  await screen.findByText('Fund strategy deleted', {}, soon);
  expect(sent.filter((line) => line.endsWith('/symbol/config/del'))).toHaveLength(1);
});

it('says that it is gone where it was deleted meanwhile, and leads to the others', async () => {
  await open(7);
  await screen.findByText('Fund strategy not found', {}, soon);
  const back = screen.getByRole('link', { name: 'All fund strategies' });
  expect(back.getAttribute('href')).toContain('tab=strategies');
});

it('tells a member who may act', async () => {
  await open(strategyOf('ETH').id, 'member');
  const button = await screen.findByRole('button', { name: 'Delete strategy' }, soon);
  await waitFor(() => expect(button.title).toBe('Only the owner or an admin can change this.'), soon);
  const review = await screen.findByRole('button', { name: 'Review strategy' }, soon);
  expect(review.getAttribute('aria-disabled')).toBe('true');
});

it('is enabled from the list with its limits as they are, once it was asked', async () => {
  const { person } = await openTab();
  const row = strategyOf('USDTERC20');
  await person.click(await screen.findByRole('switch', { name: /USDT/ }, soon));
  const { button } = await confirming('Enable strategy');
  await person.dblClick(button);
  await screen.findByText('Fund strategy enabled', {}, soon);
  expect(formsOf('/api/msign/symbol/config/save')).toMatchObject([
    { id: String(row.id), status: '1', hot_upper: row.hot_upper, warm_target: row.warm_target },
  ]);
});

it('is listed as the server was asked', async () => {
  await openTab('&net=ETH&state=off');
  const table = within(await screen.findByRole('table', { name: 'Fund strategies' }, soon));
  await table.findAllByText('USDT', {}, soon);
  expect(table.queryAllByText('BNB')).toEqual([]);
});
