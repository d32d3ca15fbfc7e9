import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { StrategyEngineScreen } from './strategy-engine.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const { main, customerDeposits, marketMaking } = subWalletIds;
const open = (sub: number, search = '', as: 'owner' | 'member' | 'secondMember' = 'owner') =>
  stage(<StrategyEngineScreen />, {
    as,
    at: `/mpc/center/strategyEngine?w=${walletIds.treasury}&s=${sub}${search}`,
  });
type Person = Awaited<ReturnType<typeof open>>['person'];

const submit = async (person: Person) => {
  const button = await screen.findByRole('button', { name: 'Submit for approval' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), soon);
  await person.click(button);
};

const addLin = async (person: Person) => {
  await person.click(await screen.findByRole('button', { name: 'Add step' }, soon));
  await person.click(screen.getByRole('combobox', { name: /Step 1 people/ }));
  await person.click(await screen.findByRole('option', { name: /Lin Wei/ }));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Review change' }));
};

const save = '/api/mpc/sub_wallet/strategy/basic/save';

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  sandbox.faults.clear();
  await clear(database);
});

it('requests a basic strategy as it was reviewed, and opens the request', async () => {
  const { person, router } = await open(main, '&open=edit');
  await addLin(person);
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  expect(dialog.getByText('Step 1: 1 of 1 approve: Lin Wei')).toBeTruthy();
  expect(await dialog.findByText(/^Step 1 of 1: 1 of Ana Ruiz/, {}, soon)).toBeTruthy();
  expect(dialog.getByText(/Lin Wei is the only approver/)).toBeTruthy();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Second pair of eyes');
  await submit(person);
  await waitFor(() => expect(router.state.location.search).toMatch(/open=strategy%3A\d+/), soon);
  const [form, ...others] = formsOf(save);
  expect(others).toEqual([]);
  expect(form?.['remark']).toBe('Second pair of eyes');
  expect(JSON.parse(form?.['node_list'] ?? '')).toMatchObject([
    { node_type: 1, threshold: 1, uids: [10003] },
    { node_type: 2 },
  ]);
});

it('keeps what was entered until it is submitted', async () => {
  const { person } = await open(main, '&open=edit');
  await person.click(await screen.findByRole('button', { name: 'Add step' }, soon));
  await waitFor(async () => expect(await keys(database)).not.toHaveLength(0), soon);
});

it('shows the change that waits, and takes no other meanwhile', async () => {
  const { person, router } = await open(customerDeposits, '&open=edit');
  expect(await screen.findAllByText('Change awaiting approval', {}, soon)).not.toHaveLength(0);
  expect(
    await screen.findByText('Another change is pending. Decide or cancel it first.', {}, soon),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull();
  await person.click(
    screen.getAllByRole('button', { name: 'Review change', hidden: true })[0] as HTMLElement,
  );
  await waitFor(() => expect(router.state.location.search).toMatch(/open=strategy%3A/), soon);
});

it('names the pending change that the server refuses another for', async () => {
  const { person, router } = await open(main, '&open=edit');
  await addLin(person);
  const pending = sandbox.world.items.all().find(({ item_type, status }) => item_type === 3 && status === 0);
  const { item_id } = pending ?? { item_id: 0 };
  sandbox.faults.set('strategies.saveBasic', { code: '200145' });
  intercept.answer = async (request, answer) =>
    new URL(request.url).pathname === save
      ? Response.json({ ...((await answer.json()) as object), data: { item_id } })
      : answer;
  await submit(person);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/^Requested by Lin Wei/, {}, soon)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'View change' }));
  await waitFor(() => expect(router.state.location.search).toContain(`open=strategy%3A${item_id}`), soon);
});

it('finds a request whose answer was lost, and sends none again', async () => {
  const { person, router } = await open(main, '&open=edit');
  await addLin(person);
  intercept.answer = async (request, answer) =>
    new URL(request.url).pathname === save ? (await answer.text(), Response.error()) : answer;
  await submit(person);
  await waitFor(() => expect(router.state.location.search).toMatch(/open=strategy%3A\d+/), soon);
  expect(sent.filter((line) => line === `POST ${save}`)).toHaveLength(1);
});

it('requests a new order as one change that names every strategy', async () => {
  const { person, router } = await open(marketMaking, '&tab=transfer', 'secondMember');
  const list = within(await screen.findByRole('grid', { name: 'Strategies by priority' }, soon));
  const names = () => list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['No ETH by API', 'Desk above 5,000', 'Day above 50,000']);
  expect(screen.getByRole('tab', { name: /transfers?.*3$/i })).toBeTruthy();
  await person.click(await list.findByRole('button', { name: /Move.*Day above 50,000.*up/ }, soon));
  expect(names()).toEqual(['No ETH by API', 'Day above 50,000', 'Desk above 5,000']);
  await person.click(screen.getByRole('button', { name: 'Review new priorities' }));
  await submit(person);
  await waitFor(() => expect(router.state.location.search).toMatch(/open=strategy%3A\d+/), soon);
  const ids = sandbox.world.strategies
    .where('sub_wallet_id', marketMaking)
    .filter(({ type }) => type === 1)
    .sort((one, other) => one.priority - other.priority)
    .map(({ strategy_id }) => strategy_id);
  const [form] = formsOf('/api/mpc/sub_wallet/strategy/higher/sort');
  expect(form?.['strategy_ids']?.split(',').map(Number)).toEqual([ids[0], ids[2], ids[1]]);
  expect(await screen.findByText('New priorities awaiting approval', {}, soon)).toBeTruthy();
});

it('requests the deletion of one strategy, and not of one that is about to change', async () => {
  const { person } = await open(marketMaking, '&tab=transfer');
  const menuOf = async (name: string) => {
    await person.click(
      await screen.findByRole('button', { name: new RegExp(`Actions.*${name}|${name}.*actions`, 'i') }, soon),
    );
    return within(await screen.findByRole('menu', {}, soon));
  };
  const waiting = await menuOf('Desk above 5,000');
  expect(waiting.getByRole('menuitem', { name: /^Delete/ }).textContent).toContain(
    'Another change is pending',
  );
  await person.keyboard('{Escape}');
  const menu = await menuOf('Day above 50,000');
  await person.click(menu.getByRole('menuitem', { name: /^Delete/ }));
  await submit(person);
  await waitFor(() => expect(formsOf('/api/mpc/sub_wallet/strategy/higher/delete')).toHaveLength(1), soon);
});
