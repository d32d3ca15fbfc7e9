// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, useWaitingParts } from './load-part.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /mpc/assets/todo.js');
const failing = (error: Error) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('todo');
const waiting = () => useWaitingParts.getState().count;

let host: () => Promise<Response>;
let onLine: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onLine = true;
  host = async () => Response.json({ root: 'a' });
  vi.stubGlobal('fetch', () => host());
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits while the browser is offline, and loads when it is online again', async () => {
  onLine = false;
  const load = failing(gone);
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(waiting()).toBe(1);
  onLine = true;
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('todo');
  expect(waiting()).toBe(0);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down behind its proxy', async () => new Response('', { status: 502 })],
])('waits while the host %s, and looks again by itself', async (_, answer) => {
  host = answer;
  const part = loadPart(failing(gone));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waiting()).toBe(1);
  host = async () => Response.json({ root: 'a' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await part).toBe('todo');
});

it('asks a host that answers once more, and keeps the page meanwhile', async () => {
  const load = failing(gone);
  expect(await loadPart(load)).toBe('todo');
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not wait for what a host that answers does not have', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone);
  await expect(loadPart(load)).rejects.toBe(gone);
  expect(load).toHaveBeenCalledTimes(2);
  expect(waiting()).toBe(0);
});

it('does not wait for code that broke', async () => {
  onLine = false;
  const broken = new TypeError('x is not a function');
  await expect(loadPart(failing(broken))).rejects.toBe(broken);
});
