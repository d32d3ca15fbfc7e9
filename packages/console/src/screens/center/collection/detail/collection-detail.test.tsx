import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds, type people } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '#shared/durations.ts';
import { database } from '#shared/drafts/database.ts';
import { operationsRule, ruleCalled, runIn, stablecoins } from '../testing/rule-called.ts';
import { CollectionDetailScreen } from './collection-detail.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const linesOf = (end: string) => sent.filter((line) => line.endsWith(end));
const show = (id: string | number, search: string, as: keyof typeof people = 'admin') =>
  stage(<CollectionDetailScreen />, { as, at: `/mpc/center/collection/detail/${id}?${search}` });
const inOperations = `w=${walletIds.operations}`;

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

describe('a rule that is not there', () => {
  it.each([
    ['missing', '999999', 1],
    ['malformed', '7abc', 0],
    ['of another wallet', 'other', 1],
  ])('%s: is asked for at most once, and the page leads back', async (_, id, asked) => {
    await show(id === 'other' ? ruleCalled(sandbox, stablecoins) : id, inOperations, 'owner');
    expect(await screen.findByText('Rule not found', {}, soon)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All rules' }).getAttribute('href')).toContain(
      '/mpc/center/collection',
    );
    expect(linesOf('/collect/config/detail')).toHaveLength(asked);
  });
});

it('says beside its title, and of the coin, that Auto sweep covers a coin too', async () => {
  await show(ruleCalled(sandbox, stablecoins), `w=${walletIds.treasury}`);
  expect(await screen.findByText('Active · conflict', {}, soon)).toBeTruthy();
  expect(await screen.findAllByText('Enabled · conflict', {}, soon)).toHaveLength(2);
});

/** The sweep that waits from the start is canceled, so that there is something to sweep. */
function clearWaiting() {
  sandbox.clock.step(8 * day);
}

async function startSweep(person: UserEvent) {
  const drawer = await screen.findByRole('dialog', { name: 'Sweep now' }, soon);
  const start = await within(drawer).findByRole('button', { name: 'Start sweep' }, soon);
  await waitFor(
    () => expect([start.ariaBusy, start.getAttribute('aria-disabled')]).not.toContain('true'),
    soon,
  );
  await person.dblClick(start);
  return drawer;
}

describe('a sweep started now', () => {
  it('is shown down to its addresses, started once, and held against what was confirmed', async () => {
    clearWaiting();
    const { person } = await show(ruleCalled(sandbox, operationsRule), `${inOperations}&open=sweep`);
    const drawer = await screen.findByRole('dialog', { name: 'Sweep now' }, soon);
    expect(await within(drawer).findByRole('table', { name: 'Awaiting sweep' }, soon)).toBeTruthy();
    await startSweep(person);
    await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, soon);
    expect(linesOf('/config/symbol/save')).toHaveLength(1);
    expect(formsOf('/api/mpc/collect/config/symbol/save').at(-1)).toMatchObject({ op: 'sweep' });
    expect(screen.getByRole('button', { name: 'Sign on phone' })).toBeTruthy();
  });

  it('R4: whose answer was lost is looked for in the history, and started no second time', async () => {
    clearWaiting();
    const { person } = await show(ruleCalled(sandbox, operationsRule), `${inOperations}&open=sweep`);
    await screen.findByRole('dialog', { name: 'Sweep now' }, soon);
    intercept.answer = async (request, answer) =>
      request.url.endsWith('/config/symbol/save') ? Response.error() : answer;
    await startSweep(person);
    await screen.findByText('Submitted. The server’s copy matches what you confirmed.', {}, soon);
    expect(linesOf('/config/symbol/save')).toHaveLength(1);
  });
});

it('is disabled after asking, once', async () => {
  const { person } = await show(ruleCalled(sandbox, operationsRule), inOperations);
  await person.click(await screen.findByRole('button', { name: 'Disable' }, soon));
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable this rule?' }, soon);
  const button = await within(dialog).findByRole('button', { name: 'Disable' }, soon);
  await waitFor(
    () => expect([button.ariaBusy, button.getAttribute('aria-disabled')]).not.toContain('true'),
    soon,
  );
  await person.dblClick(button);
  await screen.findByText('Rule disabled', {}, soon);
  expect(linesOf('/collect/config/save')).toHaveLength(1);
  expect(sandbox.world.collectRules.get(ruleCalled(sandbox, operationsRule))).toMatchObject({ status: 5 });
  expect(runIn(sandbox, 1100)).toBeGreaterThan(0);
});

it('says what the log says in words, not in codes', async () => {
  await show(ruleCalled(sandbox, 'Old desk rule'), `w=${walletIds.treasury}&tab=log`, 'owner');
  expect(await screen.findByText('Status changed', {}, soon)).toBeTruthy();
  expect(screen.getByText('Rule created')).toBeTruthy();
});

it('shows what stands below the notice of conflicts only once they are known, so that nothing moves', async () => {
  const held: (() => void)[] = [];
  intercept.answer = async (request, given) => {
    if (request.url.includes('symbols/repeat')) await new Promise<void>((resolve) => held.push(resolve));
    return given;
  };
  await show(ruleCalled(sandbox, stablecoins), `w=${walletIds.treasury}`);
  await screen.findByRole('heading', { name: stablecoins }, soon);
  expect(screen.queryByText('Timeline')).toBeNull();
  await waitFor(() => expect(held).not.toHaveLength(0), soon);
  for (const release of held) release();
  expect(await screen.findByText('Timeline', {}, soon)).toBeTruthy();
  expect(screen.getAllByText('Conflict with Auto sweep').length).toBeGreaterThan(0);
});
