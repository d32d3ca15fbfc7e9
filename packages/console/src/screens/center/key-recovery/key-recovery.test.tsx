import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { actOnWaiting, people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, entries } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordsOf } from '#shared/command-log/command-log.ts';
import { database } from '#shared/drafts/database.ts';
import { paths } from '#shared/paths.ts';
import { KeyRecoveryScreen } from './key-recovery.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const { payroll } = subWalletIds;
const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';
const privateKey = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
const info = '/api/mpc/sub_wallet/export/info';
const codes = () => formsOf('/api/mpc/qrc/generate');

const open = (search = '', as: 'owner' | 'admin' | 'member' = 'owner') =>
  stage(<KeyRecoveryScreen />, { as, at: `${paths.center.keyRecovery}?w=${walletIds.treasury}${search}` });

type Person = Awaited<ReturnType<typeof open>>['person'];

const button = (name: string, place: HTMLElement = document.body) =>
  within(place).getByRole('button', { name });

const exportButton = () => button('Export on phone', screen.getByRole('dialog'));

/** Where a file is chosen, the first of the page. */
function fileInput(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (found === null) throw new Error('No file can be chosen');
  return found;
}

/** Signs whatever code is on show, and closes it. */
async function sign(person: Person): Promise<void> {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Open on the phone/ }, soon);
  const qrc = new URL(link.href).searchParams.get('qrc') ?? '';
  for (const act of ['scan', 'confirm'])
    await sandbox.fetch(
      new Request('http://sandbox/sandbox/phone', {
        method: 'POST',
        body: new URLSearchParams({ qrc, act }),
      }),
    );
  await screen.findByText(/Confirmed on the phone/, {}, soon);
  await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
}

/** Another answer of a call from now on. */
function lieAbout(path: string, change: (text: string) => string): void {
  intercept.answer = async (request, answer) =>
    request.url.includes(path) ? new Response(change(await answer.text()), answer) : answer;
}

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
  vi.restoreAllMocks();
});

it('shows the keys that the server has for what the address says', async () => {
  const { person } = await open('&size=50&type=ed25519&status=1');
  const asked = { wallet_id: String(walletIds.treasury), page_no: '1', page_size: '50' };
  await waitFor(
    () => expect(formsOf(info).at(-1)).toEqual({ ...asked, key_type: 'ed25519', export_status: '1' }),
    soon,
  );
  const [reset] = await screen.findAllByRole('button', { name: /^Reset/ }, soon);
  if (reset !== undefined) await person.click(reset);
  await screen.findByRole('table', { name: 'Keys' }, soon);
  expect(formsOf(info).at(-1)).toEqual(asked);
});

it('asks for nothing that a member may not see', async () => {
  await open('', 'member');
  await screen.findByText('Only the owner and admins see key exports', {}, soon);
  expect(screen.getByRole('button', { name: 'Request export' }).title).toBe(
    'Only the owner or an admin can request an export.',
  );
  expect(formsOf(info)).toEqual([]);
});

/** Asks for the keys of Payroll, up to the phone. */
async function apply(person: Person, reason: string): Promise<void> {
  const drawer = await screen.findByRole('dialog', { name: 'Request key export' }, soon);
  const field = await within(drawer).findByRole('textbox', { name: /^Reason/ }, soon);
  await person.type(field, reason);
  await waitFor(async () => {
    await person.click(within(drawer).getByRole('button', { name: 'Review request' }));
    screen.getByRole('alertdialog');
  }, soon);
  const confirm = screen.getByRole('alertdialog');
  // Chains by their names, as everywhere else.
  await waitFor(() => expect(confirm.textContent).toContain('TRON, BSC, POLYGON'), soon);
  await person.click(within(confirm).getByRole('checkbox', { name: /^I understand/ }));
  await waitFor(
    () => expect(button('Sign on phone', confirm).getAttribute('aria-disabled')).not.toBe('true'),
    soon,
  );
  await person.click(button('Sign on phone', confirm));
}

it('is asked for, approved, exported by the owner, downloaded and checked, and ends when the server says so', async () => {
  const { person, router } = await open(`&open=apply:${payroll}`);
  await apply(person, 'Yearly test');
  await sign(person);
  expect(codes()).toEqual([
    { business_type: 'key_export_sub_wallet', business_id: String(payroll), summary: 'Yearly test' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);

  const item = sandbox.world.items
    .where('wallet_id', walletIds.treasury)
    .findLast((one) => one.item_type === 9);
  actOnWaiting(sandbox.world, people.owner.uid, 'item', item?.item_id ?? 0, 'approve');
  const key = `${paths.center.keyRecovery}?w=${walletIds.treasury}&open=key:${payroll}.secp256k1`;
  await act(async () => router.navigate(key));
  await waitFor(() => expect(exportButton().getAttribute('aria-disabled')).not.toBe('true'), soon);
  await person.click(exportButton());
  await sign(person);
  expect(codes().at(-1)).toMatchObject({
    business_type: 'key_export_file',
    business_id: String(item?.business_id),
  });

  const download = await screen.findByRole('button', { name: 'Download file' }, soon);
  const taken = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await person.click(download);
  await screen.findByText('Download started', {}, soon);
  expect(taken).toHaveBeenCalledTimes(1);
  const { href } = taken.mock.instances[0] as HTMLAnchorElement;
  const content = await (await sandbox.fetch(new Request(href))).text();
  await person.upload(fileInput(), new File([content], 'the.shares'));
  await screen.findByText('SHA-256 matches', {}, soon);
  await person.upload(fileInput(), new File([`${content} `], 'the.shares'));
  await screen.findByText('SHA-256 does not match', {}, soon);
});

it.each([
  ['the file', 'url'],
  ['its hash', 'sha256'],
])('R19: downloads nothing once %s is another one', async (_what, field) => {
  const taken = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person } = await open('&tab=tool', 'member');
  const download = await screen.findByRole('button', { name: /^Download for Linux/ }, soon);
  await waitFor(() => expect(download.getAttribute('aria-disabled')).not.toBe('true'), soon);
  lieAbout('desktop/tool', (text) =>
    text.replace(
      new RegExp(String.raw`(${field}\\?":\\?"[^"\\]*).(?=\\?")`),
      (_all, start: string) => `${start}0`,
    ),
  );
  await person.click(download);
  await screen.findByText('Nothing was downloaded', {}, soon);
  expect(taken).not.toHaveBeenCalled();
});

it.each([
  ['the whole wallet instead of one sub-wallet', 'scope', 'sub_wallets', 'wallet'],
  ['another sub-wallet', 'sub_wallet_name', 'Gas station', 'Payroll'],
])('R19: exports nothing of a request that is about %s by then', async (_what, field, before, after) => {
  const { person } = await open('&open=key:2007.secp256k1');
  const drawer = await screen.findByRole('dialog', {}, soon);
  const ready = await within(drawer).findByRole('button', { name: 'Export on phone' }, soon);
  await waitFor(() => expect(ready.getAttribute('aria-disabled')).not.toBe('true'), soon);
  lieAbout('apply/view/pri/detail', (text) =>
    text.replace(new RegExp(String.raw`(${field}\\?":\\?")${before}`), `$1${after}`),
  );
  await person.click(ready);
  await screen.findByText(/Changed since you opened it/, {}, soon);
  expect(codes()).toEqual([]);
});

it('R21: remembers the hash of a version that was taken, and stops at another', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const first = await open('&tab=tool');
  const download = async () => {
    const found = await screen.findByRole('button', { name: /^Download for macOS/ }, soon);
    await waitFor(() => expect(found.title).not.toMatch(/^Checking/), soon);
    return found;
  };
  await first.person.click(await download());
  await screen.findByText('Download started', {}, soon);
  first.unmount();

  const other = 'b'.repeat(64);
  lieAbout('platform=macos', (text) => text.replace(/[\da-f]{64}/, other));
  await open('&tab=tool');
  expect((await download()).title).toBe('This version was published with another SHA-256 before.');
  await screen.findByText('Another SHA-256 was published for version 3.2.1', {}, soon);
});

it('shows, keeps, records and sends nothing of a key or phrase that is entered or chosen by mistake', async () => {
  const { person, router } = await open(`&open=apply:${payroll}`);
  const drawer = await screen.findByRole('dialog', { name: 'Request key export' }, soon);
  const field = () => within(drawer).findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }, soon);
  await person.click(await field());
  await person.paste(`My backup: ${phrase}`);
  await within(drawer).findByText(/does not belong here/, {}, soon);
  expect((await field()).value).toBe('');
  expect(document.activeElement).toBe(await field());
  // Typed or filled in by a tool, it is never pasted.
  fireEvent.change(await field(), { target: { value: privateKey } });
  expect((await field()).value).toBe('');
  await apply(person, 'Yearly test');
  await sign(person);

  await act(async () => router.navigate(`${paths.center.keyRecovery}?w=${walletIds.treasury}&tab=tool`));
  await screen.findByRole('button', { name: /^Download for Windows/ }, soon);
  await person.upload(fileInput(), new File([phrase, privateKey], 'wallet.txt'));
  await screen.findByText('SHA-256 does not match', {}, soon);

  const { uid } = people.owner;
  const traces = [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('textarea, input')].map((input) => (input as HTMLInputElement).value),
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    JSON.stringify(await entries(database)),
    JSON.stringify(await recordsOf(uid)),
    JSON.stringify(codes()),
    JSON.stringify(sent),
    router.state.location.search,
    JSON.stringify(sandbox.world.operations.all()),
  ].join('\n');
  expect(traces).toContain('Yearly test');
  for (const secret of [phrase, privateKey, 'abandon', 'absurd']) expect(traces).not.toContain(secret);
});

it('keeps a dry run for this person in this browser, with what the server knows of it', async () => {
  const first = await open('&tab=dryRun');
  const { person } = first;
  await person.click(await screen.findByRole('combobox', { name: /^Sub-wallet to test/ }, soon));
  await person.click(await screen.findByRole('option', { name: 'Payroll' }, soon));
  await waitFor(async () => {
    await person.click(button('Start dry run'));
    screen.getByText('0 of 9 steps');
  }, soon);
  await person.click(await screen.findByRole('checkbox', { name: /^2\. Prepare an offline computer/ }));
  await screen.findByText('1 of 9 steps');
  const rebuild = screen.getByRole<HTMLInputElement>('checkbox', { name: /^7\. Restore the key offline/ });
  expect(rebuild.disabled).toBe(true);
  await waitFor(async () => expect(JSON.stringify(await entries(database))).toContain('dryRun'));
  first.unmount();

  const other = await open('&tab=dryRun', 'admin');
  await screen.findByRole('button', { name: 'Start dry run' }, soon);
  other.unmount();
  await open('&tab=dryRun');
  await screen.findByText('1 of 9 steps', {}, soon);

  // Ended in another tab.
  await clear(database);
  fireEvent.focus(window);
  await screen.findByRole('button', { name: 'Start dry run' }, soon);
});
