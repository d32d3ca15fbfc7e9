import 'fake-indexeddb/auto';
import { formsOf, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { WorkspaceLogScreen } from './log/workspace-log.screen.tsx';
import { WorkspaceStrategiesScreen } from './workspace-strategies.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const at = (search = '', path = '') =>
  `/mpc/center/workspaceStrategyEngine${path}?w=${walletIds.treasury}${search}`;

beforeEach(() => sandbox.reset());
afterEach(() => clear(database));

it('lets an admin request other approvers for one scenario: owner and admins only', async () => {
  const { person, router } = await stage(<WorkspaceStrategiesScreen />, { as: 'admin', at: at() });
  await person.click(await screen.findByRole('button', { name: /^Refunds/ }, soon));
  await person.click(await screen.findByRole('button', { name: 'Add step' }, soon));
  await person.click(screen.getByRole('combobox', { name: /Step 1 people/ }));
  const people = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(people).toHaveLength(2);
  await person.click(screen.getByRole('option', { name: /Kofi Okafor/ }));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Review change' }));
  const button = await screen.findByRole('button', { name: 'Submit for approval' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), soon);
  await person.click(button);
  await waitFor(() => expect(router.state.location.search).toMatch(/open=strategy%3A\d+/), soon);
  const [form] = formsOf('/api/mpc/sub_wallet/strategy/workspace_basic/save');
  expect(form).toMatchObject({ wallet_id: String(walletIds.treasury), business_type: 'refund' });
});

it('tells a member who may change it', async () => {
  await stage(<WorkspaceStrategiesScreen />, { as: 'member', at: at('&open=edit:refund') });
  expect(await screen.findByText('Only the owner or an admin can change this', {}, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull();
});

it('keeps the filters of the log from one tab to the other, and opens what was decided', async () => {
  const { person, router } = await stage(<WorkspaceLogScreen />, {
    as: 'owner',
    at: at('&biz=api&status=0', '/log'),
  });
  await person.click(await screen.findByRole('tab', { name: /Business approvals/ }, soon));
  const table = within(await screen.findByRole('table', { name: 'Business approvals' }, soon));
  await person.click(await table.findByRole('button', { name: /^Edit the API settings/ }, soon));
  await waitFor(() => expect(router.state.location.search).toMatch(/open=api%3A\d+/), soon);
  const [asked] = formsOf('/api/mpc/sub_wallet/strategy/business_list');
  expect(asked).toMatchObject({ type: 'workspace', business_type: 'api', status: '0' });
  expect(sent).toContain('GET /api/mpc/sub_wallet/strategy/op_list');
});

it('tells from the log of operations who changed a scenario, from where, and opens the request', async () => {
  const asked = sandbox.world.operations
    .where('wallet_id', walletIds.treasury)
    .filter(({ business }) => business === 'workspace');
  expect(asked.length).toBeGreaterThan(0);
  const { person, router } = await stage(<WorkspaceLogScreen />, {
    as: 'owner',
    at: at('&tab=operations', '/log'),
  });
  const table = within(await screen.findByRole('table', { name: 'Operations' }, soon));
  await waitFor(() => expect(table.getAllByText('203.0.113.24')).toHaveLength(asked.length), soon);
  const [open] = await table.findAllByRole('button', { name: /^Refunds|^API|^KYT|^Address/ }, soon);
  await person.click(open as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toMatch(/open=strategy%3A\d+/), soon);
  const [form] = formsOf('/api/mpc/operate_log/list');
  expect(form).toMatchObject({ business: 'workspace', wallet_id: String(walletIds.treasury) });
});
