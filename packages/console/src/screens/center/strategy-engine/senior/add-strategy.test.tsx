import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { people, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { AddStrategyScreen } from './add-strategy.screen.tsx';
import { strategyCalled } from './testing/strategy-called.ts';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const soon = { timeout: 10_000 };
const { main, payroll } = subWalletIds;
const editor = (query: string) =>
  `/mpc/center/strategyEngine/senior/addStrategy?w=${walletIds.treasury}&${query}`;
const sentTo = '/api/mpc/sub_wallet/strategy/higher/save';

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

const isReady = (button: HTMLElement) =>
  waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);

it('adds a strategy with bounds and hours, once, after it was looked at', { timeout: 60_000 }, async () => {
  const { person, router } = await stage(<AddStrategyScreen />, {
    as: 'member',
    at: editor(`s=${main}&type=1`),
  });
  const name = await screen.findByRole('textbox', { name: /^Name/ }, soon);
  await person.type(name, 'Large stablecoin');
  await person.tab();
  expect(await screen.findByText('Another strategy has this name. Enter another one.')).toBeTruthy();
  await person.clear(name);
  await person.type(name, 'Office hours');
  await person.click(screen.getByRole('radio', { name: 'Value in USD' }));
  await person.type(screen.getByRole('textbox', { name: /^Maximum/ }), '900');
  await person.click(screen.getByRole('checkbox', { name: 'Only at certain hours' }));
  await person.click(screen.getByRole('radio', { name: /^Reject/ }));
  const review = screen.getByRole('button', { name: 'Review change' });
  await isReady(review);
  await person.click(review);
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  expect((await dialog.findAllByText(/Up to 900 USD/, {}, soon))[0]).toBeTruthy();
  expect(dialog.getByText(/^Mon–Fri, 09:00 to 18:00/)).toBeTruthy();
  const submit = await dialog.findByRole('button', { name: 'Submit for approval' });
  await isReady(submit);
  await person.dblClick(submit);
  await waitFor(() => expect(formsOf(sentTo)).toHaveLength(1), soon);
  expect(JSON.stringify(formsOf(sentTo)[0])).toContain('amount_max');
  await waitFor(() => expect(router.state.location.pathname).toBe('/mpc/center/strategyEngine'), soon);
});

it(
  'begins an edit with what is in force, and shows the change before and after',
  { timeout: 60_000 },
  async () => {
    const id = strategyCalled(sandbox, 'Tax office');
    const { person } = await stage(<AddStrategyScreen />, {
      as: 'owner',
      at: editor(`s=${payroll}&id=${id}`),
    });
    const name = await screen.findByDisplayValue('Tax office', {}, soon);
    expect(screen.getByRole('radio', { name: 'Listed addresses' })).toHaveProperty('checked', true);
    expect(screen.getByText('Nothing has changed')).toBeTruthy();
    expect(screen.getByText('Nothing has changed')).toBeTruthy();
    await person.type(name, ' 2026');
    const review = screen.getByRole('button', { name: 'Review change' });
    await isReady(review);
    await person.click(review);
    const dialog = within(await screen.findByRole('alertdialog', {}, soon));
    const changes = within(await dialog.findByRole('list', { name: 'Changes' }, soon));
    expect(await changes.findByText('Tax office 2026', {}, soon)).toBeTruthy();
    // What stays is seen too, whole and with the code of the coin.
    expect(dialog.getByText(/^T\w{33} \(TRON\)$/)).toBeTruthy();
    expect(dialog.getByText('USDT (TRC20) code TUSDT')).toBeTruthy();
  },
);

it('takes no contract whose checksum is missing', { timeout: 60_000 }, async () => {
  const { person } = await stage(<AddStrategyScreen />, { as: 'owner', at: editor(`s=${main}&type=2`) });
  const field = await screen.findByRole('textbox', { name: 'Contract address' }, soon);
  await person.type(field, '0xdac17f958d2ee523a2206206994597c13d831ec7');
  await person.tab();
  expect(await screen.findByText(/^Checksum missing/, {}, soon)).toBeTruthy();
  const add = screen.getByRole('button', { name: 'Add contract' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await person.clear(field);
  await person.type(field, '0xdAC17F958D2ee523a2206206994597C13D831ec7');
  await isReady(add);
  await person.click(add);
  expect(await screen.findByRole('button', { name: /^Remove .*0xdAC17/ })).toBeTruthy();
});

it('tests an order against the draft, in the place where it would stand', { timeout: 60_000 }, async () => {
  const order = `coin=TUSDT&amount=25000&to=${specialAddresses.ordinary.tron}&who=${people.owner.uid}`;
  const { person } = await stage(<AddStrategyScreen />, {
    as: 'owner',
    at: editor(`s=${main}&type=1&${order}`),
  });
  const decides = async () =>
    (await screen.findByText('Decides', {}, soon)).parentElement?.parentElement?.textContent;
  expect(await decides()).toContain('Large stablecoin');
  await person.click(screen.getByRole('combobox', { name: /^Position/ }));
  await person.click(await screen.findByRole('option', { name: /^1, before/ }));
  await waitFor(async () => expect(await decides()).toContain('New strategy'), soon);
});
