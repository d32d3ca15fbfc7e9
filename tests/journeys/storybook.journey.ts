import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/folders.ts';

const dist = join(root, 'dist', 'storybook');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const file = join(dist, new URL(request.url ?? '/', 'http://stories').pathname);
    if (!file.startsWith(dist) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
});

// The test runner shows stories without the documentation add-on, so what designers open is looked at as well.
test('a designer opens the story of a screen, in Chinese and dark', async ({ page }) => {
  await page.goto(`${origin}/iframe.html?id=screens-wallets--owner&globals=language:zh-CN;theme:dark`);
  await expect(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: '全部钱包' })).toContainText('Treasury');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
