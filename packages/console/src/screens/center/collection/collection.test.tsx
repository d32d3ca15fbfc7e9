import { sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CollectionScreen } from './collection.screen.tsx';
import { ruleCalled, stablecoins } from './testing/rule-called.ts';

vi.setConfig({ testTimeout: 20_000 });

const soon = { timeout: 8000 };
const open = (search = '') =>
  stage(<CollectionScreen />, { as: 'owner', at: `/mpc/center/collection?w=${walletIds.treasury}${search}` });

beforeEach(() => sandbox.reset());

it('lists the rules of the wallet with what they are worth, and leads to each', async () => {
  const { person, router } = await open();
  const link = await screen.findByRole('link', { name: stablecoins }, soon);
  const row = link.closest('tr');
  expect(row?.textContent).toContain('USDT +1');
  expect(row?.textContent).toContain('Active');
  expect(screen.getAllByText('Disabled').length).toBeGreaterThan(0);
  await person.click(link);
  expect(router.state.location.pathname).toBe(
    `/mpc/center/collection/detail/${ruleCalled(sandbox, stablecoins)}`,
  );
});

it('counts and shows a rule that lacks an authorization as active', async () => {
  await open('&status=3');
  const row = (await screen.findByRole('link', { name: 'Grants sweep' }, soon)).closest('tr');
  expect(row?.textContent).toContain('Active · not authorized');
});

it('says of each action why it cannot be done now, and does all of it where the rule is shown', async () => {
  const { person, router } = await open('&status=1');
  await person.click(
    await screen.findByRole('button', { name: /Actions for BNB tokens to Main|BNB tokens to Main/ }, soon),
  );
  const menu = await screen.findByRole('menu', {}, soon);
  expect(within(menu).getByRole('menuitem', { name: /^Sweep now/ }).textContent).toContain(
    'Only active rules can sweep',
  );
  expect(within(menu).getByRole('menuitem', { name: /^Edit/ }).textContent).toContain('Awaiting signature');
  await person.click(within(menu).getByRole('menuitem', { name: 'View request' }));
  expect(router.state.location.search).toMatch(/open=request%3A\d+/);
});

it('asks the server for what the address narrows it to', async () => {
  await open('&net=BSC&mode=1&q=desk');
  expect(await screen.findByRole('link', { name: 'Desk on BSC' }, soon)).toBeTruthy();
  expect(screen.queryByRole('link', { name: stablecoins })).toBeNull();
  expect(sent.filter((line) => line === 'GET /api/mpc/collect/config/list')).toHaveLength(1);
});

it('says why the wallet can have no rule', async () => {
  const row = sandbox.world.wallets.get(walletIds.treasury);
  if (row !== undefined) sandbox.world.wallets.update(row, { package_expire_time: 1 });
  await open();
  await waitFor(() => expect(screen.getByText(/package of this wallet has expired/)).toBeTruthy(), soon);
  expect(screen.getByRole('button', { name: 'Create rule' }).title).toMatch(/expired/);
});

it('says nothing of conflicts where the rules cannot be read', async () => {
  sandbox.faults.set('collection.rules', { code: '500' });
  await open();
  expect(await screen.findByText(/^Conflicts with Auto sweep could not be checked/, {}, soon)).toBeTruthy();
  expect(screen.queryByText(/No active rule/)).toBeNull();
  sandbox.faults.clear();
});
