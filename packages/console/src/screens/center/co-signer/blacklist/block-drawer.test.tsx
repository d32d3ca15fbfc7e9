import 'fake-indexeddb/auto';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear, keys } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { BlockDrawer } from './block-drawer.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 8000 };
const address = '0x1111111111111111111111111111111111111111';
const open = () =>
  stage(<BlockDrawer walletId={walletIds.treasury} onClose={vi.fn()} />, {
    as: 'owner',
    at: `/mpc/center/coSigner?w=${walletIds.treasury}`,
  });
const field = () => screen.findByRole('textbox', { name: /Addresses/ }, soon);

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

it('keeps what was entered where the drawer is closed, until it is listed', async () => {
  const { person } = await open();
  await person.click(await field());
  await person.paste(address);
  await waitFor(async () => expect(await keys(database)).not.toHaveLength(0), soon);
  cleanup();
  await open();
  expect(await field()).toHaveProperty('value', address);
  await person.click(screen.getByRole('combobox', { name: /Network/ }));
  await person.click(await screen.findByRole('option', { name: 'ETH' }, soon));
  await person.click(screen.getByRole('button', { name: 'Review 1 address' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const confirm = await dialog.findByRole('button', { name: 'Blacklist 1 address' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(confirm);
  await screen.findByText('1 address blacklisted', {}, soon);
  cleanup();
  await open();
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''), soon);
});

it('names every line that is wrong', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('combobox', { name: /Network/ }, soon));
  await person.click(await screen.findByRole('option', { name: 'ETH' }, soon));
  await person.click(await field());
  await person.paste(`0x12\n${address}\n${address}\nT9`);
  expect((await screen.findAllByText(/^Line 1: .*Also wrong: lines 3, 4$/, {}, soon)).length).toBeGreaterThan(
    0,
  );
});
