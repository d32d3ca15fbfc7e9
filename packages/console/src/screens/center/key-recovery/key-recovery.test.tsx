import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { actOnWaiting, people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { entries, keys as keysIn } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordsOf } from '#shared/command-log/command-log.ts';
import { database } from '#shared/drafts/database.ts';
import { paths } from '#shared/paths.ts';
import { KeyRecoveryScreen } from './key-recovery.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const { payroll } = subWalletIds;
const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';
const info = '/api/mpc/sub_wallet/export/info';
const codes = () => formsOf('/api/mpc/qrc/generate');

const open = (search = '', as: 'owner' | 'admin' | 'member' = 'owner') =>
  stage(<KeyRecoveryScreen />, { as, at: `${paths.center.keyRecovery}?w=${walletIds.treasury}${search}` });

/** Signs whatever code is on show, and closes it. */
async function sign(person: Awaited<ReturnType<typeof open>>['person']): Promise<void> {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Open on the phone/ }, soon);
  const qrc = new URL(link.href).searchParams.get('qrc') ?? '';
  for (const act of ['scan', 'confirm'])
    await sandbox.fetch(
      new Request('http://sandbox/sandbox/phone', { method: 'POST', body: new URLSearchParams({ qrc, act }) }),
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
    () => expect(formsOf(info).at(-1)).toEqual({ ...asked, key_type: 'ed25519', export_status: '[1]' }),
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

it('follows the server through request, approval, export and the end of the file, whatever this clock says', async () => {
  const { person } = await open(`&open=apply:${payroll}`);
  const drawer = await screen.findByRole('dialog', { name: 'Request key export' }, soon);
  await person.type(await within(drawer).findByRole('textbox', { name: /^Reason/ }, soon), 'Yearly test');
  await person.click(within(drawer).getByRole('button', { name: 'Review request' }));
  const confirm = await screen.findByRole('alertdialog', {}, soon);
  const onPhone = within(confirm).getByRole('button', { name: 'Sign on phone' });
  await person.click(
    within(confirm).getByRole('checkbox', { name: /^I understand that anyone with the exported result/ }),
  );
  await waitFor(() => expect(onPhone.getAttribute('aria-disabled')).not.toBe('true'), soon);
  await person.click(onPhone);
  await sign(person);
  expect(codes()).toEqual([
    { business_type: 'key_export_sub_wallet', business_id: String(payroll), summary: 'Yearly test' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);

  const item = sandbox.world.items.where('wallet_id', walletIds.treasury).findLast((one) => one.item_type === 9);
  actOnWaiting(sandbox.world, people.owner.uid, 'item', item?.item_id ?? 0, 'approve');
  // A device that is years ahead takes nothing away, and gives nothing.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3e11 });
  await person.click(await screen.findByRole('button', { name: /^Payroll$/ }, soon).catch(() => document.body));
  vi.useRealTimers();
});
