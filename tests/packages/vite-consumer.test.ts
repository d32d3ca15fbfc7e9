import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/folders.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { install, typeErrors } from './installed.ts';

const cwd = install('vite');

describe('an app built by Vite', () => {
  let origin: string;

  beforeAll(async () => {
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
    execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd, env });
    const server = await preview({ root: cwd, configFile: false, preview: { port: 0, host: '127.0.0.1' } });
    afterAll(() => server.close());
    origin = server.resolvedUrls?.local[0] ?? '';
  });

  it('has types', () => {
    expect(typeErrors(cwd)).toBe('');
  });

  it('shows the sandbox’s wallets and pays from one, in a browser', async () => {
    const browser = await chromium.launch(chromiumLaunch);
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    try {
      await page.goto(origin);
      await page
        .getByRole('listitem')
        .filter({ hasText: /^Treasury: \d+\.\d\d USD$/ })
        .waitFor();
      await page.getByRole('button', { name: 'Pay 25 USDT' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /^Order \d+ is awaiting approval/ })
        .waitFor();
      const [order] = /Order \d+/.exec((await page.getByRole('status').textContent()) ?? '') ?? [];
      // The world is kept in the browser: what was paid is still paid after a reload.
      await page.reload();
      await page.getByText(`The last payment: ${order?.toLowerCase()} over 25 USDT`).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
