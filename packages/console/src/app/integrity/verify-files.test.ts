import { afterEach, expect, it, vi } from 'vitest';
import { findChangedFile } from './verify-files.ts';

const url = '/mpc/assets/a.js';
const bytes = 'export const a = 1;';
const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bytes));
const expected = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;

function serve(body: string, init: ResponseInit = { headers: { 'Content-Type': 'text/javascript' } }) {
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

afterEach(() => void vi.unstubAllGlobals());

it('finds nothing where every file is as it was built', async () => {
  serve(bytes);
  expect(await findChangedFile({ [url]: expected })).toBeNull();
});

it.each(['text/javascript', 'text/css', 'application/json'])(
  'names a file with one byte more: %s',
  async (type) => {
    serve(`${bytes} `, { headers: { 'Content-Type': type } });
    expect(await findChangedFile({ [url]: expected })).toMatchObject({ url, expected });
  },
);

it('takes a file that is gone for an update', async () => {
  serve('Not found', { status: 404 });
  expect(await findChangedFile({ [url]: expected })).toBeNull();
});

it('takes a page in place of a file for an update', async () => {
  serve('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await findChangedFile({ [url]: expected })).toBeNull();
});

it('takes no answer for an update, not for an attack', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await findChangedFile({ [url]: expected })).toBeNull();
});
