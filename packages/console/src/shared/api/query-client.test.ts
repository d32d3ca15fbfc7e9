import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { second } from '#shared/durations.ts';
import { createConsoleQueryClient } from './query-client.ts';

it('shows what failed on the way to a screen, and asks again on a later visit', async () => {
  vi.useFakeTimers();
  const queries = createConsoleQueryClient();
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('No'));
  const options = { queryKey: ['sign-in'] as const, queryFn, retry: false };
  const show = () => new QueryObserver(queries, queries.defaultQueryOptions(options)).subscribe(vi.fn());
  await queries.prefetchQuery(options);
  show()();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(11 * second);
  show()();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
