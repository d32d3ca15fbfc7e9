import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { clear, entries } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordsOf } from '#shared/command-log/command-log.ts';
import { database } from '#shared/drafts/database.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { KytConfigScreen } from '../kyt-config.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const key = 'key-2026-harbour';
const secret = 'secret-of-the-harbour-2026';
const urls: string[] = [];

beforeEach(() => {
  sandbox.reset();
  urls.length = 0;
  intercept.answer = async (request, answer) => {
    urls.push(request.url);
    return answer;
  };
});
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

const serviceId = (name = 'Chainward') =>
  sandbox.world.kytServices.where('wallet_id', walletIds.treasury).find((one) => one.name === name)
    ?.service_id ?? 0;

const storedIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''));

/** Everything a browser keeps, as text. */
const kept = async () =>
  JSON.stringify([
    await entries(database),
    storedIn(localStorage),
    storedIn(sessionStorage),
    document.cookie,
  ]);

const seen = () =>
  [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join(' ');

/** Enters an own account, and something of another step that is kept as a draft. */
async function enter() {
  const at = `/mpc/center/kyt/config?w=${walletIds.treasury}&open=configure:${serviceId()}`;
  const staged = await stage(<KytConfigScreen />, { as: 'owner', at });
  const { person } = staged;
  await person.click(await screen.findByRole('radio', { name: /Own account/ }, soon));
  await person.type(await screen.findByRole('textbox', { name: /API key/ }, soon), key);
  const field = screen.getByLabelText(/API secret/);
  expect(field.getAttribute('type')).toBe('password');
  await person.type(field, secret);
  await person.click(screen.getByRole('button', { name: /Handling/ }));
  await person.click(await screen.findByRole('radio', { name: 'Release' }, soon));
  await waitFor(async () => expect(await kept()).toContain('release'), soon);
  return staged;
}

it('keeps the draft of a configuration without key and secret', async () => {
  const { unmount } = await enter();
  expect(await kept()).not.toContain(secret);
  expect(await kept()).not.toContain(key);
  unmount();
  const at = `/mpc/center/kyt/config?w=${walletIds.treasury}&open=configure:${serviceId()}`;
  await stage(<KytConfigScreen />, { as: 'owner', at });
  expect(await screen.findByLabelText(/API secret/, {}, soon)).toHaveProperty('value', '');
});

it('sends a secret once, in a form, and leaves it neither in the log nor in an address nor on the screen', async () => {
  const { person, router } = await enter();
  await person.click(screen.getByRole('button', { name: /Review$/ }));
  expect(await screen.findByText('New secret', {}, soon)).toBeTruthy();
  expect(seen()).not.toContain(secret);
  expect(seen()).not.toContain(key);
  const save = await screen.findByRole('button', { name: 'Save KYT settings' }, soon);
  await waitFor(() => {
    expect(save.getAttribute('aria-disabled')).toBeNull();
    expect(save.ariaBusy).not.toBe('true');
  }, soon);
  await person.dblClick(save);
  await screen.findByText('KYT settings saved', {}, soon);
  const forms = formsOf('/api/mpc/kyt/config/save');
  expect(forms).toHaveLength(1);
  expect(forms[0]?.['sections']).toContain(secret);
  expect(sandbox.world.kytConfigs.get(serviceId())?.api_secret).toBe(secret);

  const [record] = await recordsOf(useCommonStore.getState().user?.uid ?? 0);
  expect(record?.said['sections']).toContain('"mode":"own"');
  expect(await kept()).not.toContain(secret);
  expect(await kept()).not.toContain(key);
  expect([...urls, router.state.location.search].join(' ')).not.toContain('harbour');

  await person.click(await screen.findByRole('button', { name: 'Configure Chainward' }, soon));
  expect(await screen.findByText('key-****bour', {}, soon)).toBeTruthy();
  expect(await screen.findByLabelText(/API secret/, {}, soon)).toHaveProperty('value', '');
  expect(seen()).not.toContain(secret);
});

async function rejectedBy(name: string) {
  const at = `/mpc/center/kyt/config?w=${walletIds.treasury}&open=configure:${serviceId(name)}`;
  const { person } = await stage(<KytConfigScreen />, { as: 'owner', at });
  await person.click(await screen.findByRole('radio', { name: /Own account/ }, soon));
  await person.type(await screen.findByRole('textbox', { name: /API key/ }, soon), 'revoked-key-2026');
  await person.type(screen.getByLabelText(/API secret/), secret);
  await person.click(screen.getByRole('button', { name: 'Save and test connection' }));
  const dialog = await screen.findByRole('alertdialog', {}, soon);
  const [save] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Save and test connection',
  );
  if (save === undefined) throw new Error('It cannot be saved');
  await waitFor(() => {
    expect(save.getAttribute('aria-disabled')).toBeNull();
    expect(save.ariaBusy).not.toBe('true');
  }, soon);
  await person.click(save);
}

it('says of a key that the provider rejects what is wrong, and forgets it', async () => {
  await rejectedBy('Amberlight');
  await screen.findByText(/the provider rejected the connection/, {}, soon);
  await screen.findByText('Rejected by the provider', {}, soon);
  expect(screen.getByLabelText(/API secret/)).toHaveProperty('value', '');
  const forms = formsOf('/api/mpc/kyt/config/save');
  expect(forms).toHaveLength(1);
  expect(Object.keys(JSON.parse(forms[0]?.['sections'] ?? '{}') as object)).toEqual(['connection']);
});

it('says of a rejected key that the active provider stays as it is, and forgets it', async () => {
  await rejectedBy('Chainward');
  await screen.findByText(/^The provider rejected the connection. Nothing was changed/, {}, soon);
  expect(screen.getByLabelText(/API secret/)).toHaveProperty('value', '');
  expect(formsOf('/api/mpc/kyt/config/save')).toHaveLength(1);
});
