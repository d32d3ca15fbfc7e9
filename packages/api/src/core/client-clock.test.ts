import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient, type ClockReading } from './client.ts';
import { domain, query } from './endpoint.ts';

const { now } = domain('account', { now: query('GET /api/now', { data: v.unknown() }) });

let date: string | undefined;
const server = createServer((_, response) => {
  response.sendDate = false;
  if (date !== undefined) response.setHeader('Date', date);
  response.end('{"code":"100004","msg":"no","data":"{}"}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What is told of the clock with a refusal that has such a date. */
async function toldOf(said: string | undefined) {
  date = said;
  const onClock = vi.fn<(reading: ClockReading) => void>();
  const { port } = server.address() as AddressInfo;
  const client = createClient({
    baseURL: `http://127.0.0.1:${port}`,
    cookies: { get: () => undefined },
    onClock,
  });
  await client.call(now, undefined).catch(() => undefined);
  return onClock.mock.calls.flat();
}

it('the date of every answer, a refusal too, comes with the time by this machine’s own clock', async () => {
  const before = Date.now();
  const told = await toldOf('Fri, 20 Nov 2026 09:30:00 GMT');
  expect(told).toHaveLength(1);
  const { server: said = 0, sentAt = 0, receivedAt = 0 } = told[0] ?? {};
  expect(said).toBe(Date.UTC(2026, 10, 20, 9, 30));
  const times = [before, sentAt, receivedAt, Date.now()];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

it.each([undefined, 'soon'])('no clock is claimed from an answer with the date %s', async (said) => {
  expect(await toldOf(said)).toEqual([]);
});
