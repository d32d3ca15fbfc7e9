import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear, keys } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { ruleCalled, stablecoins } from '../testing/rule-called.ts';
import { CollectionEditScreen } from './collection-edit.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const saves = () => sent.filter((line) => line.endsWith('/config/symbol/save'));
const open = (name: string, search = '') =>
  stage(<CollectionEditScreen />, {
    as: 'owner',
    at: `/mpc/center/collection/edit/${ruleCalled(sandbox, name)}?w=${walletIds.treasury}${search}`,
  });
const coinsOf = (name: string) => sandbox.world.collectRules.get(ruleCalled(sandbox, name))?.symbols ?? [];

async function confirm(person: UserEvent, title: RegExp | string, action: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title }, soon);
  const button = await within(dialog).findByRole('button', { name: action }, soon);
  await waitFor(
    () => expect([button.ariaBusy, button.getAttribute('aria-disabled')]).not.toContain('true'),
    soon,
  );
  await person.dblClick(button);
  return dialog;
}

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

it('stops sweeping a coin, once, after asking', async () => {
  const { person } = await open(stablecoins);
  await person.click(await screen.findByRole('switch', { name: 'Sweep USDC' }, soon));
  await confirm(person, 'Stop sweeping USDC (ERC20)?', 'Stop sweeping');
  await screen.findByText('No longer swept: USDC (ERC20)', {}, soon);
  expect(saves()).toHaveLength(1);
  expect(coinsOf(stablecoins)).toContainEqual(expect.objectContaining({ symbol: 'USDC', status: 0 }));
  await waitFor(
    () => expect(screen.getByRole('switch', { name: 'Sweep USDC' })).toHaveProperty('checked', false),
    soon,
  );
});

it('is edited by a member who may not see the receiving sub-wallet', async () => {
  await stage(<CollectionEditScreen />, {
    as: 'member',
    at: `/mpc/center/collection/edit/${ruleCalled(sandbox, stablecoins)}?w=${walletIds.treasury}`,
  });
  await screen.findByRole('textbox', { name: /Rule name/ }, soon);
  await waitFor(() => expect(sent.some((line) => line === 'GET /api/mpc/collect/chains')).toBe(true), soon);
  expect(sent.filter((line) => line === 'GET /api/mpc/wallet/addresses')).toHaveLength(0);
});

it('R19: sends nothing about a rule that is not what was looked at any more', async () => {
  const { person } = await open(stablecoins);
  await person.click(await screen.findByRole('switch', { name: 'Sweep USDC' }, soon));
  await screen.findByRole('alertdialog', {}, soon);
  const row = sandbox.world.collectRules.get(ruleCalled(sandbox, stablecoins));
  if (row !== undefined) sandbox.world.collectRules.update(row, { collect_address: `0x${'1'.repeat(40)}` });
  await confirm(person, 'Stop sweeping USDC (ERC20)?', 'Stop sweeping');
  expect(await screen.findByText(/The data changed since you opened it/, {}, soon)).toBeTruthy();
  expect(saves()).toEqual([]);
});

it('R4: blocks further changes while the outcome of the last is unknown, and finds it', async () => {
  const { person } = await open(stablecoins);
  await person.click(await screen.findByRole('button', { name: 'Remove USDC' }, soon));
  let isLost = true;
  intercept.answer = async (request, answer) => {
    if (request.url.endsWith('/config/symbol/save')) return Response.error();
    return isLost && saves().length > 0 && request.url.includes('/config/detail') ? Response.error() : answer;
  };
  await confirm(person, 'Remove USDC (ERC20)?', 'Remove');
  expect(
    (await screen.findAllByText('Outcome unknown. Do not submit again.', {}, soon)).length,
  ).toBeGreaterThan(0);
  isLost = false;
  await screen.findByText('Your last change is on the server', {}, soon);
  expect(saves()).toHaveLength(1);
  expect(coinsOf(stablecoins).map(({ symbol }) => symbol)).not.toContain('USDC');
});

it('renames a rule, also after the page was left, and sends nothing but its name', async () => {
  const name = () => screen.findByRole('textbox', { name: /^Rule name/ }, soon);
  await open(stablecoins);
  fireEvent.change(await name(), { target: { value: 'Stablecoins 2' } });
  // A draft is sealed first.
  await waitFor(async () => expect(await keys(database)).not.toEqual([]), soon);
  cleanup();
  const { person } = await open(stablecoins);
  expect(await name()).toHaveProperty('value', 'Stablecoins 2');
  await person.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await confirm(person, 'Save these changes?', 'Save changes');
  expect(dialog.textContent).toContain('Stablecoins 2');
  await screen.findByText('Changes saved', {}, soon);
  const [form] = formsOf('/api/mpc/collect/config/save').slice(-1);
  expect(Object.keys(form ?? {}).sort()).toEqual(['id', 'rule_name', 'wallet_id']);
});

it('keeps a rule that waits for its signature as it is, and says why', async () => {
  await open('BNB tokens to Main');
  expect(
    (await screen.findAllByText(/Cancel the request to change the rule/, {}, soon)).length,
  ).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Add coins' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps which coins were to be added where the drawer is left', async () => {
  const { person } = await open(stablecoins, '&open=add-coins');
  await person.click(await screen.findByRole('combobox', { name: /Coins/ }, soon));
  const [coin] = await screen.findAllByRole('option', {}, soon);
  if (coin === undefined) throw new Error('There is no coin');
  await person.click(coin);
  await waitFor(async () => expect(await keys(database)).not.toEqual([]), soon);
  cleanup();
  await open(stablecoins, '&open=add-coins');
  expect(await screen.findByRole('button', { name: 'Review 1 coin' }, soon)).toBeTruthy();
});
