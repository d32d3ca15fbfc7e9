import 'fake-indexeddb/auto';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { CoSignerDrawers } from '../co-signer-drawers.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const threshold = () => screen.findByRole('textbox', { name: /^Threshold/ }, soon);
const isPlanner = () =>
  waitFor(() => {
    expect(screen.queryByRole('textbox', { name: /^Threshold/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Use / })).toBeTruthy();
  }, soon);

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

it('leads back to the planner from the form a threshold was taken over into', async () => {
  const at = `/mpc/center/coSigner?w=${walletIds.treasury}&open=plan:TUSDT`;
  const { person, router } = await stage(<CoSignerDrawers walletId={walletIds.treasury} />, {
    as: 'owner',
    at,
  });
  const use = await screen.findByRole('button', { name: /^Use / }, soon);
  const amount = /[\d,.]+/.exec(use.textContent ?? '')?.[0].replaceAll(',', '');
  await person.click(use);
  expect(await threshold()).toHaveProperty('value', amount);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await isPlanner();
  await person.click(screen.getByRole('button', { name: /^Use / }));
  await threshold();
  await router.navigate(-1);
  await isPlanner();
});
