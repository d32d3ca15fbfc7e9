import 'fake-indexeddb/auto';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { clear, keys } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { ConsolidationEditScreen } from './pair/consolidation-edit.screen.tsx';
import { CoSignerDrawers } from './co-signer-drawers.tsx';
import { MessageNotificationScreen } from './receivers/message-notification.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const drawers = <CoSignerDrawers walletId={walletIds.treasury} />;
const receivers = <MessageNotificationScreen />;
const omnibus = <ConsolidationEditScreen />;

beforeEach(() => {
  sandbox.reset();
  // A change of the omnibus that waits would lock its form.
  for (const item of sandbox.world.items.all())
    if (item.item_type === 7) sandbox.world.items.update(item, { status: 3 });
});
afterEach(() => clear(database));

it.each([
  ['of a rule', 'rule:ETH', drawers, /^Threshold/, '0.17'],
  ['of gas refueling', 'fuel:ETH', drawers, /^Amount per address/, '0.003'],
  ['of a new receiver', 'receiver', receivers, /^Name/, 'Night shift'],
  ['of the omnibus', 'none', omnibus, /^Remark/, 'The old one is closed'],
] as const)('keeps what was typed in the form %s where it is left', async (_, open, form, name, typed) => {
  const at = `/mpc/center/coSigner?w=${walletIds.treasury}&open=${open}`;
  const { person } = await stage(form, { as: 'owner', at });
  const field = await screen.findByRole('textbox', { name }, soon);
  await person.clear(field);
  await person.type(field, typed);
  await waitFor(async () => expect(await keys(database)).not.toHaveLength(0), soon);
  cleanup();
  await stage(form, { as: 'owner', at });
  expect(await screen.findByRole('textbox', { name }, soon)).toHaveProperty('value', typed);
});

it('keeps which coins were to be added, and their amounts', async () => {
  const at = `/mpc/center/coSigner?w=${walletIds.treasury}&open=coins`;
  const { person } = await stage(drawers, { as: 'owner', at });
  await person.click(await screen.findByRole('combobox', { name: /Network/ }, soon));
  await person.click(await screen.findByRole('option', { name: 'ETH' }, soon));
  await person.click(await screen.findByRole('combobox', { name: /Coins/ }, soon));
  const [coin] = await screen.findAllByRole('option', {}, soon);
  if (coin === undefined) throw new Error('There is no coin');
  await person.click(coin);
  await person.keyboard('{Escape}');
  const threshold = await screen.findByRole('textbox', { name: /^Threshold/ }, soon);
  await person.clear(threshold);
  await person.type(threshold, '77');
  cleanup();
  await stage(drawers, { as: 'owner', at });
  expect(await screen.findByRole('textbox', { name: /^Threshold/ }, soon)).toHaveProperty('value', '77');
});

it('keeps which sub-wallets were chosen for the scope', async () => {
  const at = `/mpc/center/coSigner?w=${walletIds.treasury}&open=scope`;
  const all = () => screen.findByRole('radio', { name: 'All sub-wallets' }, soon);
  const { person } = await stage(drawers, { as: 'owner', at });
  await person.click(await all());
  await waitFor(async () => expect(await keys(database)).not.toHaveLength(0), soon);
  cleanup();
  await stage(drawers, { as: 'owner', at });
  expect(await all()).toHaveProperty('checked', true);
});
