import { sandbox, stage } from '../../../shared/testing/stage.tsx';
import { scenarios, walletIds, type people } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { TodoScreen } from './todo.screen.tsx';

const open = (as: keyof typeof people, query = '') =>
  stage(<TodoScreen />, { as, at: `/mpc/center/todo?w=${walletIds.treasury}${query}` });

beforeEach(() => sandbox.reset());

it('names what waits for me, and opens it in the address', async () => {
  const { router } = await open('owner');
  const items = await screen.findAllByRole('button', {
    name: /^Transfer [\d,.]+ \S+( \(.+\))? to \S{4} \S{4} /,
  });
  expect(screen.getByRole('tab', { name: new RegExp(`^Mine to handle ?${items.length}$`) })).toBeTruthy();
  const [first] = items;
  if (first !== undefined) await userEvent.click(first);
  expect(router.state.location.search).toMatch(/open=withdraw%3A\d+/);
  await screen.findByRole('dialog', { name: 'Transfer' }, { timeout: 4000 });
});

it('shows what I asked for, which is mine to watch and not to decide', async () => {
  await open('member', '&tab=started');
  const rows = await screen.findAllByText('View');
  expect(rows.length).toBeGreaterThan(0);
  expect(screen.queryByText('Approve & sign')).toBeNull();
});

it('keeps the tab in the address', async () => {
  const { router } = await open('owner');
  await userEvent.click(await screen.findByRole('tab', { name: /^Done/ }));
  expect(router.state.location.search).toContain('tab=done');
  await waitFor(() => expect(screen.getAllByText('Passed').length).toBeGreaterThan(0));
});

it('says so when nothing waits', async () => {
  scenarios.empty(sandbox);
  await open('owner');
  await screen.findByText('All caught up');
});
