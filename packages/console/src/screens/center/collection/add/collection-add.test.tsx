import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { CollectionAddScreen } from './collection-add.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const saveLine = 'POST /api/mpc/collect/config/save';
const saves = () => sent.filter((line) => line === saveLine);

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

const open = () =>
  stage(<CollectionAddScreen />, { as: 'owner', at: `/mpc/center/collection/add?w=${walletIds.treasury}` });

async function pick(person: UserEvent, field: string, option: RegExp | string) {
  const box = await screen.findByRole('combobox', { name: new RegExp(`^${field}`) }, soon);
  await waitFor(() => expect(box).toHaveProperty('disabled', false), soon);
  await person.click(box);
  await person.click(await screen.findByRole('option', { name: option }, soon));
}

async function fillIn(person: UserEvent, name: string) {
  const field = await screen.findByRole('textbox', { name: /^Rule name/ }, soon);
  fireEvent.change(field, { target: { value: name } });
  await pick(person, 'Network', 'ETH');
  await pick(person, 'Receiving sub-wallet', 'Main sub-wallet');
  await pick(person, 'Receiving address', /^Main address|Address/);
}

async function confirm(person: UserEvent, action: string) {
  const dialog = await screen.findByRole('alertdialog', {}, soon);
  const button = await within(dialog).findByRole('button', { name: action }, soon);
  await waitFor(
    () => expect([button.ariaBusy, button.getAttribute('aria-disabled')]).not.toContain('true'),
    soon,
  );
  await person.dblClick(button);
  return dialog;
}

it('submits a rule once, as it was confirmed, and goes to it', async () => {
  const { person, router } = await open();
  await fillIn(person, ' Dust of Main ');
  await person.click(screen.getByRole('button', { name: 'Review rule' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit this rule?' }, soon);
  expect(dialog.textContent).toContain('to Main sub-wallet');
  await confirm(person, 'Submit for signature');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/collection\/detail\/\d+$/), soon);
  expect(saves()).toHaveLength(1);
  expect(formsOf('/api/mpc/collect/config/save').at(-1)).toMatchObject({
    rule_name: 'Dust of Main',
    base_symbol: 'ETH',
    collect_mode: '1',
    status: '1',
  });
  expect(sandbox.world.collectRules.all().at(-1)).toMatchObject({ rule_name: 'Dust of Main', status: 1 });
});

it('says beside the confirmation why the server does not take it', async () => {
  const { person } = await open();
  await fillIn(person, 'Stablecoins to omnibus');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  const dialog = await confirm(person, 'Save draft');
  expect(await within(dialog).findByText(/This name is already in use/, {}, soon)).toBeTruthy();
});

it('R4: looks for a rule whose answer was lost, and submits it no second time', async () => {
  const { person, router } = await open();
  await fillIn(person, 'Lost and found');
  await person.click(screen.getByRole('button', { name: 'Review rule' }));
  intercept.answer = async (request, answer) =>
    request.url.endsWith('/config/save') ? Response.error() : answer;
  await confirm(person, 'Submit for signature');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/collection\/detail\/\d+$/), soon);
  expect(saves()).toHaveLength(1);
});

it('says before it is saved which coins Auto sweep sweeps already', async () => {
  const { person } = await open();
  await fillIn(person, 'Conflicting');
  const coins = screen.getByRole('combobox', { name: /^Coins/ });
  await person.click(coins);
  await person.click(await screen.findByRole('option', { name: /^USDT \(ERC20\)/ }, soon));
  await person.keyboard('{Escape}');
  expect(await screen.findByText('Conflict with Auto sweep', {}, soon)).toBeTruthy();
  expect(screen.getByText(/was set up earlier/).textContent).toContain('USDT (ERC20)');
});
