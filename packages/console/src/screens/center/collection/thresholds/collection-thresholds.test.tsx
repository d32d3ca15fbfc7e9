import 'fake-indexeddb/auto';
import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear, keys } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { ruleCalled, stablecoins } from '../testing/rule-called.ts';
import { CollectionThresholdsScreen } from './collection-thresholds.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const open = () =>
  stage(<CollectionThresholdsScreen />, {
    as: 'owner',
    at: `/mpc/center/collection/editThreshold/${ruleCalled(sandbox, stablecoins)}?w=${walletIds.treasury}`,
  });
const sentList = () =>
  JSON.parse(formsOf('/api/mpc/collect/config/symbol/amount').at(-1)?.['list'] ?? '[]') as unknown;

async function save(person: UserEvent) {
  const dialog = await screen.findByRole('alertdialog', { name: /^Save \d thresholds?\?$/ }, soon);
  const button = await within(dialog).findByRole('button', { name: 'Save thresholds' }, soon);
  await waitFor(
    () => expect([button.ariaBusy, button.getAttribute('aria-disabled')]).not.toContain('true'),
    soon,
  );
  await person.dblClick(button);
  await screen.findByText('Thresholds saved', {}, soon);
}

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

it('R15: applies one value to all coins and saves what changed, exactly', async () => {
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: /^Value for each coin/ }, soon), '750');
  await person.click(screen.getByRole('button', { name: 'Apply to all' }));
  const review = screen.getByRole('button', { name: 'Review changes (2)' });
  // Whether an earlier change is of unknown outcome is read first.
  await waitFor(() => expect(review.title).toBe(''), soon);
  await person.click(review);
  await save(person);
  const prices = ['USDTERC20', 'USDC'].map((symbol) => [symbol, sandbox.world.coins.get(symbol)?.price_usd]);
  expect(sentList()).toEqual(
    prices.map(([symbol]) => ({
      symbol,
      collect_min: expect.stringMatching(/^7\d\d(\.\d{1,6})?$/) as unknown,
    })),
  );
  expect(formsOf('/api/mpc/collect/config/symbol/amount')).toHaveLength(1);
});

it('says under a threshold what is wrong with it, and saves nothing until it is right', async () => {
  await open();
  const field = await screen.findByRole('textbox', { name: 'New threshold of USDC' }, soon);
  fireEvent.change(field, { target: { value: '1.1234567' } });
  fireEvent.blur(field);
  expect(await screen.findByText(/up to 6 decimals/, {}, soon)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Review changes/ }).title).toBe(
    'Correct the marked thresholds first',
  );
});

it('takes thresholds from a file, all or none', async () => {
  const { person, container } = await open();
  await screen.findByRole('textbox', { name: 'New threshold of USDC' }, soon);
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('No file is taken');
  await person.upload(
    input,
    new File(['Code,Threshold\nUSDC,12.5\nLINK,1\n'], 'a.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText(/Line 3: the code matches no coin/, {}, soon)).toBeTruthy();
  await person.upload(input, new File(['Code,Threshold\nUSDC,12.5\n'], 'b.csv', { type: 'text/csv' }));
  await person.click(await screen.findByRole('button', { name: 'Review changes (1)' }, soon));
  await save(person);
  expect(sentList()).toEqual([{ symbol: 'USDC', collect_min: '12.5' }]);
});

const drafts = async () =>
  (await keys<IDBValidKey>(database)).filter((key) => Array.isArray(key) && key[0] === 'draft').length;

it('keeps what was entered when the page is left, until it is reset or saved', async () => {
  const field = () => screen.findByRole('textbox', { name: 'New threshold of USDC' }, soon);
  const enter = async (value: string) => {
    fireEvent.change(await field(), { target: { value } });
    fireEvent.blur(await field());
    // A draft is sealed first.
    await waitFor(async () => expect(await drafts()).toBe(1), soon);
  };
  const first = await open();
  await enter('11');
  await first.person.click(screen.getByRole('button', { name: 'Reset changes' }));
  await waitFor(async () => expect(await drafts()).toBe(0), soon);
  await enter('12.5');
  cleanup();
  const { person } = await open();
  expect(await field()).toHaveProperty('value', '12.5');
  expect(screen.getByText(/^Draft from/)).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Review changes (1)' }, soon));
  await save(person);
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  await waitFor(async () => expect(await drafts()).toBe(0), soon);
});
