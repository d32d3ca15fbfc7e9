import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { AssetsFlowLogScreen } from './assets-flow-log.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const wallet_id = walletIds.treasury;

beforeEach(() => sandbox.reset());

const open = (search = '', as: 'owner' | 'member' = 'owner') =>
  stage(<AssetsFlowLogScreen />, {
    as,
    at: `/mpc/center/coldWallet/assetsFlowLog?w=${wallet_id}${search}`,
  });

const taskIn = (status: number) =>
  sandbox.world.coldTasks.all().find((row) => row.status === status)?.task_id ?? 0;

it('lists what was narrowed, as the address says', async () => {
  await open('&status=5,6&direction=1');
  const table = within(await screen.findByRole('table', { name: 'Asset flow log' }, soon));
  await table.findByText('Overdue, unconfirmed', {}, soon);
  expect(table.queryByText('Did not start')).toBeNull();
});

it('says of an exception what it means, where a link opens it', async () => {
  const id = taskIn(5);
  const { router } = await open(`&task=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: `Task ${id}` }, soon));
  await drawer.findByText(/can still complete or fail/, {}, soon);
  expect(router.state.location.search).toContain(`open=${encodeURIComponent(`task:${id}`)}`);
  expect(router.state.location.search).not.toContain('task=');
});

it('names the reasons of a task that did not start', async () => {
  await open(`&open=task:${taskIn(6)}`);
  expect(await screen.findByText('Reason: Insufficient balance', {}, soon)).toBeTruthy();
});

it('saves a remark, and tells a member who may', async () => {
  const id = taskIn(4);
  const { person, unmount } = await open(`&open=task:${id}`);
  await person.click(await screen.findByRole('button', { name: 'Add remark' }, soon));
  await person.type(screen.getByRole('textbox', { name: /^Remark/ }), 'Retried by hand');
  await person.click(screen.getByRole('button', { name: 'Save remark' }));
  await screen.findByRole('button', { name: 'Edit remark' }, soon);
  expect(sandbox.world.coldTasks.get(id)?.remark).toBe('Retried by hand');
  unmount();
  await open(`&open=task:${id}`, 'member');
  const edit = await screen.findByRole('button', { name: 'Edit remark' }, soon);
  await waitFor(() => expect(edit.title).toBe('Only the owner or an admin can change this.'), soon);
});

it('shows the code of a task that this person signs', async () => {
  await open();
  const amount = '1';
  // Less than the hot address has.
  const taken = await client.call(coldWallet.createTask, {
    wallet_id,
    direction: 2,
    symbol: 'ETH',
    amount,
  });
  expect(taken.need_sign).toBe(1);
  const { person } = await open(`&open=task:${taken.task_id}`);
  await person.click(await screen.findByRole('button', { name: 'Sign' }, soon));
  await screen.findByRole('img', { name: /code/i }, soon);
  expect(formsOf('/api/mpc/qrc/generate').at(-1)).toMatchObject({
    business_type: 'cold_task',
    business_id: String(taken.task_id),
  });
});
