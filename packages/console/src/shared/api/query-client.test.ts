import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minute } from '#shared/durations.ts';
import { createConsoleQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries again what a server does not answer, but once it has given up asks it no more than polling does', async () => {
  const queries = createConsoleQueryClient();
  let isDown = true;
  let asked = 0;
  const ask = async () => {
    asked = 0;
    const queryFn = () => {
      asked += 1;
      return isDown ? Promise.reject(new AxiosError('', AxiosError.ERR_NETWORK)) : Promise.resolve('here');
    };
    const ended = queries.fetchQuery({ queryKey: ['wallets'], queryFn, staleTime: 0 }).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(minute);
    return [await ended, asked];
  };
  expect(await ask()).toEqual(['failed', 4]);
  expect(await ask()).toEqual(['failed', 1]);
  isDown = false;
  expect(await ask()).toEqual(['here', 1]);
  isDown = true;
  expect(await ask()).toEqual(['failed', 4]);
});
