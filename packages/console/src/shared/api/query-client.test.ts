import { wallets, type Client } from '@mpc/api';
import { createQueries } from '@mpc/api/queries';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minute } from '#shared/durations.ts';
import { counted } from './answers.ts';
import { createConsoleQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries again what a server does not answer, but once it has given up asks it no more than polling does', async () => {
  let isDown = true;
  let tries = 0;
  const call: Client['call'] = () => {
    tries += 1;
    return isDown ? Promise.reject(new Error('no connection')) : Promise.resolve(null as never);
  };
  const { read } = createQueries({ call: counted(call) });
  const queries = createConsoleQueryClient();
  const ask = async () => {
    tries = 0;
    const ended = queries.fetchQuery({ ...read(wallets.assets, { type: 0 }), staleTime: 0 }).then(
      () => 'answered',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(minute);
    return [await ended, tries];
  };
  expect(await ask()).toEqual(['failed', 4]);
  expect(await ask()).toEqual(['failed', 1]);
  // What is put together of several calls is no answer of the server by itself.
  await queries.fetchQuery({ queryKey: ['sign-in'], queryFn: () => [] });
  expect(await ask()).toEqual(['failed', 1]);
  isDown = false;
  expect(await ask()).toEqual(['answered', 1]);
  isDown = true;
  expect(await ask()).toEqual(['failed', 4]);
});
