import { rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHost, listen } from '../host.ts';
import { sampleBuild } from '../host/sample-build.ts';
import { differencesOf } from './check-site.ts';

let server: Server;
let sample: ReturnType<typeof sampleBuild>;
let origin: string;

beforeEach(async () => {
  sample = sampleBuild();
  server = createHost({ dist: sample.dist, api: { handle: async () => false } });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(sample.folder, { recursive: true });
});

/** Of the release, while the host serves what it was when it started. */
const change = (path: string, text: string) => writeFileSync(join(sample.dist, path), text);

it('finds nothing where a site serves the release', async () => {
  expect(await differencesOf(origin, sample.dist)).toEqual([]);
});

it('names a script of other bytes, and one that is missing', async () => {
  change('site/assets/tiny-3c4d.js', 'export { };');
  change('site/assets/late-5e6f.js', '');
  expect(await differencesOf(origin, sample.dist)).toEqual([
    '/mpc/assets/late-5e6f.js: status 404',
    '/mpc/assets/tiny-3c4d.js: other bytes than /assets/tiny-3c4d.js',
  ]);
});

it('names every address that shows another page, or with another header', async () => {
  change('site/index.html', '<!doctype html>another');
  change('headers.json', JSON.stringify({ 'Integrity-Policy': 'blocked-destinations=(style)' }));
  const found = await differencesOf(origin, sample.dist);
  expect(found).toContain('/login: other bytes than /index.html');
  expect(found).toContain('/mpc/: another Integrity-Policy');
});
