import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, entries } from 'idb-keyval';
import { generateKeyPairSync } from 'node:crypto';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordsOf } from '#shared/command-log/command-log.ts';
import { database } from '#shared/drafts/database.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { AddApiScreen } from './add-api.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
vi.setConfig({ testTimeout: 60_000 });

const soon = { timeout: 20_000 };
const save = '/api/mpc/api/save';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
/** A part of it that stands in no public key. */
const part = secret.split('\n')[8] ?? '';
const sent: string[] = [];

beforeEach(() => {
  sandbox.reset();
  sent.length = 0;
  intercept.answer = async (request, answer) => {
    sent.push(request.url, await request.clone().text());
    return answer;
  };
});
afterEach(async () => {
  intercept.answer = null;
  await clear(database);
});

const storedIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''));

/** Everything a browser keeps, shows and sends, as text. */
const everywhere = async () =>
  JSON.stringify([
    await entries(database),
    storedIn(localStorage),
    storedIn(sessionStorage),
    document.cookie,
    document.body.innerHTML,
    ...[...document.querySelectorAll('textarea, input')].map((one) =>
      one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement ? one.value : '',
    ),
    await recordsOf(useCommonStore.getState().user?.uid ?? 0),
    sent,
  ]);

const open = () =>
  stage(<AddApiScreen />, { as: 'admin', at: `/mpc/center/api/addApi?w=${walletIds.operations}` });

const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name }, soon);

it.each([
  ['Client public key', /^Client public key/],
  ['Co-signer public key', /^Co-signer public key/],
  ['IP whitelist', /^IP whitelist/],
  ['Callback URL', /^Callback URL/],
])('lets no private key into %s', async (_, name) => {
  const { person } = await open();
  const before = await field(name);
  await person.click(before);
  await person.paste(secret);
  expect(await screen.findByText('Private key rejected', {}, soon)).toBeTruthy();
  expect(screen.getByText('Your clipboard still holds the private key. Clear it.')).toBeTruthy();
  const after = await field(name);
  expect(after.value).toBe('');
  // Nothing can be undone in a field that is another one.
  expect(after).not.toBe(before);
  expect(await everywhere()).not.toContain(part);
});

it('takes out a private key that comes otherwise than by the clipboard, and keeps what was there', async () => {
  const { person } = await open();
  await person.click(await field(/^Client public key/));
  await person.paste(pem);
  await waitFor(async () => expect(await everywhere()).toContain(pem.split('\n')[3]), soon);
  // As a keyboard of a phone enters what it has in its clipboard.
  fireEvent.change(await field(/^IP whitelist/), { target: { value: secret } });
  expect(await screen.findByText('Private key rejected', {}, soon)).toBeTruthy();
  expect((await field(/^IP whitelist/)).value).toBe('');
  expect((await field(/^Client public key/)).value.trim()).toBe(pem.trim());
  expect(await everywhere()).not.toContain(part);
});

it('clears the clipboard on request', async () => {
  const { person } = await open();
  await person.click(await field(/^Client public key/));
  await person.paste(secret);
  await navigator.clipboard.writeText(secret);
  await person.click(await screen.findByRole('button', { name: 'Clear clipboard' }, soon));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(''), soon);
  expect(screen.queryByText('Private key rejected')).toBeNull();
});

it('takes the public key that is pasted next into the same field, and says no more of the other', async () => {
  const { person } = await open();
  await person.click(await field(/^Client public key/));
  await person.paste(secret);
  await screen.findByText('Private key rejected', {}, soon);
  const fresh = await field(/^Client public key/);
  await person.click(fresh);
  await person.paste(pem);
  expect((await field(/^Client public key/)).value).toBe(pem);
  expect(document.activeElement).toBe(fresh);
  expect(screen.queryByText('Private key rejected')).toBeNull();
});

it('refuses a file with a private key, and reads one with a public key', async () => {
  const { person, container } = await open();
  await field(/^Client public key/);
  const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input === undefined) throw new Error('No file can be chosen');
  await person.upload(input, new File([secret], 'client.pem'));
  expect(await screen.findByText(/The file still holds the private key/, {}, soon)).toBeTruthy();
  expect(await everywhere()).not.toContain(part);
  const [again] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  await person.upload(again ?? input, new File([pem], 'client.pem'));
  await waitFor(async () => expect((await field(/^Client public key/)).value).toBe(pem.trim()), soon);
  expect(screen.queryByText('Private key rejected')).toBeNull();
});

it('submits the API once, with a code that is kept nowhere', async () => {
  const { person, router } = await open();
  await person.click(await field(/^Client public key/));
  await person.paste(publicKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  expect(await screen.findByText(/The same key is submitted in PKCS#8 form/, {}, soon)).toBeTruthy();
  await person.click(await field(/^IP whitelist/));
  await person.paste('203.0.113.7\n198.51.100.0/28');
  expect(await screen.findByText('198.51.100.0 – 198.51.100.15', {}, soon)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Review change' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const submit = dialog.getByRole('button', { name: /Submit for approval/ });
  await person.type(dialog.getByRole('textbox', { name: /Authenticator code/ }), '123456');
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull(), soon);
  await waitFor(() => expect(submit.ariaBusy).not.toBe('true'), soon);
  await person.click(submit);
  expect(await dialog.findByText(/^Wrong code/, {}, soon)).toBeTruthy();
  // The next code is typed over it, in the place where the fault is said.
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Authenticator code/ }));
  expect(dialog.queryByText('Required')).toBeNull();
  await person.keyboard('246810');
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull(), soon);
  await waitFor(() => expect(submit.ariaBusy).not.toBe('true'), soon);
  await person.dblClick(submit);
  await waitFor(() => expect(router.state.location.pathname).toBe('/mpc/center/api'), soon);
  expect(formsOf(save)).toHaveLength(2);
  expect(formsOf(save)[1]).toMatchObject({
    client_rsa_pub: pem.trim(),
    ip_whitelist: '203.0.113.7,198.51.100.0/28',
    ga_code: '246810',
  });
  sent.length = 0;
  expect(await everywhere()).not.toContain('246810');
});
