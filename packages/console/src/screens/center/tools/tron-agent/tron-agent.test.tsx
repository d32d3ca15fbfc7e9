import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorizing, switchedOff } from './testing/agent-states.ts';
import { TronAgentScreen } from './tron-agent.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const codes = () => sent.filter((line) => line === 'POST /api/mpc/qrc/generate');
const place = '/mpc/center/tools/tronAutoAgent';
const open = (search = '', as: 'owner' | 'admin' | 'member' = 'owner', wallet: number = walletIds.treasury) =>
  stage(<TronAgentScreen />, { as, at: `${place}?w=${wallet}${search}` });

/** Another answer of a call from now on. */
function lieAbout(path: string, change: (text: string) => string): void {
  intercept.answer = async (request, answer) =>
    request.url.includes(path) ? new Response(change(await answer.text()), answer) : answer;
}

async function onPhone(act: 'scan' | 'confirm' | 'refuse'): Promise<void> {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Open on the phone/ }, soon);
  const qrc = new URL(link.href).searchParams.get('qrc') ?? '';
  const say = (next: string) =>
    sandbox.fetch(
      new Request('http://sandbox/sandbox/phone', {
        method: 'POST',
        body: new URLSearchParams({ qrc, act: next }),
      }),
    );
  await say('scan');
  await say(act);
}

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

it('is authorized by the chosen sub-wallet', async () => {
  switchedOff(sandbox);
  const { person, router } = await open('&open=enable');
  const drawer = await screen.findByRole('dialog', { name: 'Enable the auto agent' }, soon);
  const sign = await within(drawer).findByRole('button', { name: 'Sign on phone' }, soon);
  expect(sign.title).toBe('Choose the paying sub-wallet.');
  await person.click(await within(drawer).findByRole('radio', { name: /^Main sub-wallet/ }, soon));
  expect(router.state.location.search).toContain(encodeURIComponent(`enable:${subWalletIds.main}`));
  await within(drawer).findByText(/can take any amount of TRX from Main sub-wallet/, {}, soon);
  await person.dblClick(sign);
  await onPhone('confirm');
  expect(codes()).toHaveLength(1);
  expect(formsOf('/api/mpc/qrc/generate')).toMatchObject([
    { business_type: 'trx_proxy', business_id: String(subWalletIds.main) },
  ]);
  expect((await screen.findAllByText('Authorizing', {}, soon)).length).toBeGreaterThan(0);
});

it.each([
  ['the platform’s address', 'trx/proxy/info', 'custody_spender'],
  ['the paying address', 'user/deposit/address', 'address'],
  ['the name of the sub-wallet', 'sub_wallets/all', 'sub_wallet_name'],
])('R19: makes no code once %s is another one', async (_what, path, field) => {
  switchedOff(sandbox);
  const { person } = await open(`&open=enable:${subWalletIds.main}`);
  const drawer = await screen.findByRole('dialog', { name: 'Enable the auto agent' }, soon);
  await within(drawer).findByText(/can take any amount of TRX/, {}, soon);
  lieAbout(path, (text) =>
    text.replaceAll(new RegExp(`"${field}":"[^"]*"`, 'g'), `"${field}":"TTqJ8mbXrwKtPy9gGhAca6drcD4LsmfQsR"`),
  );
  await person.click(await within(drawer).findByRole('button', { name: 'Sign on phone' }, soon));
  expect(await screen.findByText(/Changed since you opened it/, {}, soon)).toBeTruthy();
  expect(codes()).toEqual([]);
});

it('is closed by a signature, with what that settles first', async () => {
  const { person } = await open('&open=close-agent');
  const drawer = await screen.findByRole('dialog', { name: 'Close the auto agent' }, soon);
  await within(drawer).findByText(/Fees due are deducted first/, {}, soon);
  await person.click(await within(drawer).findByRole('button', { name: 'Sign on phone' }, soon));
  await onPhone('confirm');
  expect((await screen.findAllByText('Off', {}, soon)).length).toBeGreaterThan(0);
  expect(formsOf('/api/mpc/qrc/generate')).toMatchObject([
    { business_type: 'trx_proxy_close', business_id: String(walletIds.treasury) },
  ]);
});

it('says in arrears what is missing, and is not closed', async () => {
  await open('', 'admin', walletIds.operations);
  const missing = await screen.findByText(/missing on the paying address of Vendors/, {}, soon);
  expect(missing.textContent).toMatch(/^28\.3/);
  expect(screen.getByRole('button', { name: 'Close agent' }).title).toBe(
    'Pay the arrears before closing the agent.',
  );
  expect(screen.getByRole('button', { name: 'Change paying sub-wallet' }).getAttribute('aria-disabled')).toBe(
    null,
  );
});

it('R21: gives the paying address away only once it is confirmed to be its own', async () => {
  lieAbout('sub_wallet/address/info', () => '{"code":0,"msg":"","data":"{}"}');
  await open('&open=top-up', 'admin', walletIds.operations);
  const drawer = await screen.findByRole('dialog', { name: 'Top up the paying address' }, soon);
  await within(drawer).findByText('Do not share this address', {}, soon);
  expect(screen.queryByRole('button', { name: 'Copy address', hidden: true })).toBeNull();
  expect(screen.queryByRole('img', { name: /Deposit address/, hidden: true })).toBeNull();
});

it('waits while it is authorized, and nothing can be switched', async () => {
  authorizing(sandbox);
  await open();
  await screen.findByText('Waiting for the network to confirm the authorization', {}, soon);
  expect(screen.queryByRole('button', { name: /(Enable|Close) agent/ })).toBeNull();
});

it('is switched by the owner and admins', async () => {
  await open('', 'member');
  const close = await screen.findByRole('button', { name: 'Close agent' }, soon);
  await screen.findByTitle('Only the owner or an admin can change this.', {}, soon);
  expect(close.getAttribute('aria-disabled')).toBe('true');
});

it('is switched by those whom the workspace strategy names, where there is one', async () => {
  sandbox.world.workspaceStrategies.insert({
    wallet_id: walletIds.treasury,
    business_type: 'tron_agent',
    nodes: [{ node_type: 1, threshold: 1, uids: [people.member.uid] }],
    version: 2,
    updated_by: people.owner.uid,
    updated_at: 0,
  });
  await open();
  const name = people.member.nickname;
  await screen.findByTitle(`Only ${name} can change this, by the workspace strategy.`, {}, soon);
});

it('shows what a transaction used, with the order and its transactions', async () => {
  const [usage] = sandbox.world.feeUsages
    .where('wallet_id', walletIds.treasury)
    .filter((row) => row.trans_id !== 0);
  const order = sandbox.world.delegateOrders.get(usage?.delegate_id ?? 0);
  await open(`&open=usage:${usage?.id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Energy usage' }, soon);
  expect(await within(drawer).findByText(order?.energy_txid ?? '?', {}, soon)).toBeTruthy();
  expect(within(drawer).getByText(order?.reclaim_energy_txid ?? '?')).toBeTruthy();
  const link = within(drawer).getByRole<HTMLAnchorElement>('link', {
    name: new RegExp(`${usage?.trans_id}$`),
  });
  expect(new URL(link.href).searchParams.get('open')).toBe(`${usage?.trans_kind}:${usage?.trans_id}`);
});

it('asks the server for the days of the charts, and for the list as its address says', async () => {
  const { person, router } = await open('&days=90&settled=0&period=90d');
  await screen.findByRole('table', { name: 'Usage' }, soon);
  // Of the charts, and of the list.
  expect(screen.getAllByRole('radio', { name: '90 days', checked: true })).toHaveLength(2);
  await person.click(screen.getByRole('tab', { name: 'Payments' }));
  await screen.findByRole('table', { name: 'Payments' }, soon);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    w: String(walletIds.treasury),
    days: '90',
    tab: 'payments',
  });
});
