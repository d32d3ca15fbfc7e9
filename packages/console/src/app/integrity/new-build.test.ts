import { afterEach, expect, it, vi } from 'vitest';
import { isNewBuild } from './new-build.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['another build', async () => Response.json({ root: 'b' }), true],
  ['the same build', async () => Response.json({ root: 'a' }), false],
  ['a page', async () => new Response('<!doctype html>'), false],
  ['an error', async () => new Response('', { status: 502 }), false],
  ['nothing', async () => Promise.reject(new TypeError('Failed to fetch')), false],
])('where the host serves %s', async (_, answer, isNew) => {
  vi.stubGlobal('fetch', answer);
  expect(await isNewBuild('a')).toBe(isNew);
});
