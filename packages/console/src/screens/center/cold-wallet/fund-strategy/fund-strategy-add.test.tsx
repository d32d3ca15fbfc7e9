import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear, keys } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { FundStrategyAddScreen } from './fund-strategy-add.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const save = '/api/msign/symbol/config/save';

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

const open = (coin: string) =>
  stage(<FundStrategyAddScreen />, {
    as: 'owner',
    at: `/mpc/center/coldWallet/fundStrategy/add?w=${walletIds.treasury}&coin=${coin}`,
  });

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) }, soon);

async function enter(person: UserEvent, amounts: Record<string, string>) {
  for (const [name, amount] of Object.entries(amounts)) {
    const input = await field(name);
    await person.clear(input);
    await person.type(input, amount);
  }
}

const amounts = {
  'Hot lower limit': '1000',
  'Hot target': '2000',
  'Hot upper limit': '5000',
  'Warm target': '100',
  'Warm upper limit': '3000',
  'Minimum per task': '10',
  'Maximum per task': '1500',
};

/** The confirming button of the question that is asked, once it may be pressed. */
async function confirming(name: string) {
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return { dialog, button };
}

it('is added once, after a look at what it would move, and leads to its page', async () => {
  const { person, router } = await open('USDC');
  await enter(person, amounts);
  await person.click(screen.getByRole('button', { name: 'Review strategy' }));
  const { dialog, button } = await confirming('Add strategy');
  expect(await dialog.findByText('Keep 1,000 – 5,000 USDC hot')).toBeTruthy();
  const tasks = within(await dialog.findByRole('table', { name: 'Tasks that would be created' }, soon));
  expect(tasks.getByText('Hot to warm')).toBeTruthy();
  await person.dblClick(button);
  await screen.findByText('Fund strategy added', {}, soon);
  expect(formsOf(save)).toEqual([
    {
      wallet_id: String(walletIds.treasury),
      symbol: 'USDC',
      hot_lower: '1000',
      hot_target: '2000',
      hot_upper: '5000',
      warm_target: '100',
      warm_upper: '3000',
      min_task_amount: '10',
      max_task_amount: '1500',
      check_interval_min: '60',
      status: '1',
    },
  ]);
  const id = sandbox.world.fundStrategies.all().find(({ symbol }) => symbol === 'USDC')?.id;
  expect(router.state.location.search).toContain(`id=${id}`);
  await waitFor(
    async () => expect(JSON.stringify(await keys(database))).not.toContain('fund-strategy'),
    soon,
  );
});

it('R4: is looked up by its coin where the answer was lost, and not sent again', async () => {
  const { person, router } = await open('USDC');
  await enter(person, amounts);
  await person.click(screen.getByRole('button', { name: 'Review strategy' }));
  const { button } = await confirming('Add strategy');
  intercept.answer = (request, answer) =>
    request.url.includes('config/save') ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
  await person.click(button);
  await screen.findByText('Fund strategy added', {}, soon);
  expect(sent.filter((line) => line.endsWith(save))).toHaveLength(1);
  const id = sandbox.world.fundStrategies.all().find(({ symbol }) => symbol === 'USDC')?.id;
  expect(router.state.location.search).toContain(`id=${id}`);
});

it('says beside an amount what contradicts it, and is not reviewed', async () => {
  const { person } = await open('USDC');
  await enter(person, { ...amounts, 'Hot target': '900' });
  expect(await screen.findByText('Must be above the lower limit of 1,000 USDC.')).toBeTruthy();
  expect(screen.getByText('Correct the marked amounts to see what would move.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Review strategy' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('is kept as a draft of its coin where it is left', async () => {
  const { person } = await open('USDC');
  await enter(person, { 'Hot target': '2000' });
  await waitFor(async () => expect(await keys(database)).not.toHaveLength(0), soon);
  cleanup();
  await open('USDC');
  expect(await field('Hot target')).toHaveProperty('value', '2000');
});

it('leads to the strategy that a coin has, and to contract addresses where there are none', async () => {
  await open('ETH');
  const link = await screen.findByRole('link', { name: 'Open strategy' }, soon);
  const id = sandbox.world.fundStrategies.all().find(({ symbol }) => symbol === 'ETH')?.id;
  expect(link.getAttribute('href')).toContain(`fundStrategy/detail?id=${id}`);
  expect(screen.queryByRole('textbox', { name: /^Hot target/ })).toBeNull();
  cleanup();
  for (const row of sandbox.world.multisigs.all())
    sandbox.world.multisigs.update(row, { is_effective: false });
  await open('ETH');
  const other = await screen.findByRole('link', { name: 'Set contract addresses' }, soon);
  expect(other.getAttribute('href')).toContain('/coldWallet/editMultisig');
});
