// @vitest-environment happy-dom
import { keyOf, cacheLifetime } from '@mpc/api/queries';
import { wallets } from '@mpc/api';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { signOutHere } from './session-end.ts';
import { second } from '#shared/durations.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function cache() {
  const queryClient = createConsoleQueryClient();
  const queryFn = vi.fn(async () => 'coins');
  const queryKey = keyOf(wallets.allSubWallets, { wallet_id: 1 });
  const reading = () => queryClient.fetchQuery({ queryKey, queryFn, staleTime: cacheLifetime });
  return { queryClient, queryFn, reading };
}

it('serves an answer for five minutes from when it was written, however often it is read', async () => {
  const { queryClient, queryFn, reading } = cache();
  await reading();
  await vi.advanceTimersByTimeAsync(299 * second);
  await reading();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * second);
  await reading();
  expect(queryFn).toHaveBeenCalledTimes(2);
  queryClient.clear();
});

it('is empty after signing out', async () => {
  const { queryClient, queryFn, reading } = cache();
  const router = createMemoryRouter([{ path: '*', element: null }]);
  await reading();
  await signOutHere('expired', { router, queryClient });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await reading();
  expect(queryFn).toHaveBeenCalledTimes(2);
  queryClient.clear();
});
