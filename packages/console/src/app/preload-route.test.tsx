import { wallets } from '@mpc/api';
import { fireEvent, render, screen as page } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { read } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { paths } from '#shared/paths.ts';
import { screen, type ScreenHandle } from '#shared/screen.ts';
import { ConsoleLink } from './console-link.tsx';
import { askOnTheWay } from './preload-route.ts';
import { routes } from './routes.tsx';

const never = () => new Promise<never>(() => {});
const there = async () => ({ TodoScreen: () => null });

/** A router with one screen, whose code never loads unless it is given. */
function lateAt(from: string, load: () => Promise<{ TodoScreen: () => null }> = never) {
  const queries = createConsoleQueryClient();
  const ask = vi.spyOn(queries, 'prefetchQuery').mockResolvedValue();
  const late = screen(paths.center.todo, load, 'TodoScreen', [], async () => ({
    askFirst: (client, { search, walletId }) =>
      client.prefetchQuery(read(wallets.subWallets, { wallet_id: walletId, keyword: search.get('q') ?? '' })),
  }));
  const all = [late, { path: '*', element: null }];
  const router = createMemoryRouter(all, { initialEntries: [from] });
  askOnTheWay(router, queries);
  return { router, ask };
}

it('asks what a screen shows first while its code is still on its way, whatever led there', async () => {
  const { router, ask } = lateAt(paths.wallet.index);
  void router.navigate(`${paths.center.todo}?w=7&q=rent`);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(ask.mock.calls[0]?.[0].queryKey).toEqual(
    read(wallets.subWallets, { wallet_id: 7, keyword: 'rent' }).queryKey,
  );
  expect(router.state.navigation.state).toBe('loading');
});

it('asks nothing of a wallet that is not named, or before sign-in is complete', async () => {
  const unnamed = lateAt(paths.wallet.index);
  void unnamed.router.navigate(paths.center.todo);
  const outside = lateAt(paths.login);
  void outside.router.navigate(`${paths.center.todo}?w=7`);
  await vi.waitFor(() => expect(outside.router.state.navigation.state).toBe('loading'));
  expect([...unnamed.ask.mock.calls, ...outside.ask.mock.calls]).toEqual([]);
});

it('stays for a moment until the answer is there, and no longer', async () => {
  const to = `${paths.center.todo}?w=7`;
  const quick = lateAt(paths.wallet.index, there);
  await quick.router.navigate(to);
  expect([quick.router.state.location.pathname, quick.ask.mock.calls.length]).toEqual([paths.center.todo, 1]);

  vi.useFakeTimers();
  const slow = lateAt(paths.wallet.index, there);
  slow.ask.mockImplementation(never);
  void slow.router.navigate(to);
  await vi.advanceTimersByTimeAsync(99);
  expect(slow.router.state.location.pathname).toBe(paths.wallet.index);
  await vi.advanceTimersByTimeAsync(1);
  expect(slow.router.state.location.pathname).toBe(paths.center.todo);
});

it.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
])('fetches the code and the first query of a screen when its link is %s', (_how, reach) => {
  const handle = matchRoutes(routes, paths.center.todo)?.at(-1)?.route.handle as Required<ScreenHandle>;
  const code = vi.spyOn(handle, 'preload').mockResolvedValue(undefined);
  const first = vi.spyOn(handle, 'first').mockRejectedValue(new Error('offline'));
  const router = createMemoryRouter([
    { path: '*', element: <ConsoleLink href={paths.center.todo}>To-do</ConsoleLink> },
  ]);
  render(<RouterProvider router={router} />);
  reach(page.getByRole('link', { name: 'To-do' }));
  expect([code.mock.calls.length, first.mock.calls.length]).toEqual([1, 1]);
});
