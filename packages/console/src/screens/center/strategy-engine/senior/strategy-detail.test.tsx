import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { StrategyDetailScreen } from './strategy-detail.screen.tsx';
import { strategyCalled } from './testing/strategy-called.ts';

const soon = { timeout: 10_000 };
const { main, marketMaking } = subWalletIds;

const place = (id: number, subWalletId: number, more = '') =>
  `/mpc/center/strategyEngine/senior/strategyDetail?w=${walletIds.treasury}&s=${subWalletId}&id=${id}${more}`;

const show = (name: string, subWalletId: number, more = '') =>
  stage(<StrategyDetailScreen />, {
    as: 'owner',
    at: place(strategyCalled(sandbox, name), subWalletId, more),
  });

beforeEach(() => sandbox.reset());

it('says when it is hit, what it does, and which orders it decided', { timeout: 30_000 }, async () => {
  await show('Large stablecoin', main);
  expect(await screen.findByRole('heading', { name: 'Large stablecoin' }, soon)).toBeTruthy();
  expect((await screen.findAllByText(/and above$/, {}, soon))[0]).toBeTruthy();
  const orders = within(await screen.findByRole('table', { name: 'Latest orders' }, soon));
  expect((await orders.findAllByRole('link', { name: /^#\d+$/ }))[0]?.getAttribute('href')).toMatch(
    /open=withdraw%3A\d+/,
  );
  expect(screen.getByRole('link', { name: 'All hits' }).getAttribute('href')).toContain(
    `strategy=${strategyCalled(sandbox, 'Large stablecoin')}`,
  );
});

it('moves up as one change of the whole order, sent once', { timeout: 30_000 }, async () => {
  const { person, router } = await show('Day above 50,000', marketMaking);
  await person.click(await screen.findByRole('button', { name: 'Move up' }, soon));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const changes = within(dialog.getByRole('list', { name: 'Changes' }));
  // Before, and after.
  const moved = changes.getAllByRole('link', { name: /^Day above 50,000/ });
  expect(moved).toHaveLength(2);
  for (const link of moved)
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`strategyDetail\\?.*&id=${strategyCalled(sandbox, 'Day above 50,000')}$`),
    );
  const submit = await dialog.findByRole('button', { name: 'Submit for approval' });
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.dblClick(submit);
  await waitFor(() => expect(formsOf('/api/mpc/sub_wallet/strategy/higher/sort')).toHaveLength(1), soon);
  const ids = ['No ETH by API', 'Day above 50,000', 'Desk above 5,000'].map((name) =>
    strategyCalled(sandbox, name),
  );
  expect(formsOf('/api/mpc/sub_wallet/strategy/higher/sort')[0]).toMatchObject({
    strategy_ids: ids.join(','),
  });
  await waitFor(() => expect(router.state.location.search).not.toContain('open=up'), soon);
});

it('keeps edit and delete back while a change is pending, and says why', { timeout: 30_000 }, async () => {
  await show('Desk above 5,000', marketMaking);
  for (const name of ['Edit', 'Delete']) {
    const button = await screen.findByRole('button', { name }, soon);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await screen.findByText('7,500 USDT and above', {}, soon)).toBeTruthy();
});

it('says where it was deleted meanwhile, and leads to the others', async () => {
  const { queryClient } = await show('USDC by API', main);
  await screen.findByRole('heading', { name: 'USDC by API' }, soon);
  const row = sandbox.world.strategies.get(strategyCalled(sandbox, 'USDC by API'));
  if (row !== undefined) sandbox.world.strategies.remove(row);
  await queryClient.invalidateQueries({ queryKey: ['strategies'] });
  expect(await screen.findByText('This strategy no longer exists.', {}, soon)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Advanced strategies' });
  expect(link.getAttribute('href')).toMatch(/^\/mpc\/center\/strategyEngine\?tab=transfer/);
});
