import { createServer, type ViteDevServer } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { install } from './installed.ts';
import { openPage, useEverything } from './ui-app.ts';

const cwd = install('ui-app');
let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({ root: cwd, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  return () => server.close();
});

describe('an app in React’s strict mode, in development', () => {
  it('works whole and warns of nothing', async () => {
    const { page, problems } = await openPage();
    await page.goto(`${server.resolvedUrls?.local[0]}strict.html`);
    await useEverything(page);
    expect(problems).toEqual([]);
  });
});
