import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { command, domain, query } from './endpoint.ts';
import { clientErrorKind, outcomeOf } from './outcome.ts';

const calls = domain('account', {
  read: query('GET /api/read', { data: v.null() }),
  send: command('POST /api/send', {}),
  import: command('POST /api/import', { timeout: 60_000 }),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const silent: typeof fetch = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request;
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const stuckHalfWay: typeof fetch = (input) => {
  const { signal } = input as Request;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":'));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return Promise.resolve(new Response(body));
};

it.each([
  ['a reading call', calls.read, 10_000, silent],
  ['a command', calls.send, 10_000, silent],
  ['a command with its own limit', calls.import, 60_000, silent],
  ['an answer that stops half-way', calls.send, 10_000, stuckHalfWay],
])('gives up %s after its time, and not before', async (_, endpoint, limit, fetch) => {
  const errors: unknown[] = [];
  const client = createClient({ baseURL: 'http://server', fetch });
  const ended = client.call(endpoint, undefined).catch((error: unknown) => errors.push(error));
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(errors.map(clientErrorKind)).toEqual(['timeout']);
  expect(errors.map(outcomeOf)).toEqual(['unknown']);
});
