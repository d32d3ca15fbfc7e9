import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { root } from '../../scripts/folders.ts';
import { reported, watch } from './fixtures/watch.ts';

const dist = join(root, 'dist', 'storybook');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** What the pages around the stories use to talk to them. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, ...data: unknown[]) => void };
  /** The stories that are drawn in a page of documentation, and how far each is. */
  __STORYBOOK_PREVIEW__: { storyRenders: { id: string; phase: string }[] };
}

// A trace of so many pages costs more than the pages.
test.use({ trace: 'off' });

let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories');
    const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
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

/** Notes what a page must not do: besides what no page may, ask for something that is not there. */
async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await watch(page.context(), origin, problems);
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What was still under way when the next page was opened is not missed by anybody.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  return problems;
}

/** The stories of a page that are not drawn, or not yet. */
async function undrawn(page: Page): Promise<string[]> {
  const stories = await page.evaluate(() => {
    const { storyRenders } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__;
    const places = document.querySelectorAll('.sb-story > [data-name]').length;
    const begun = storyRenders.map(({ id, phase }) => `${id}: ${phase}`);
    return begun.length < places ? [`${places - begun.length} not begun`] : begun;
  });
  return stories.filter((story) => !/: (completed|finished)$/.test(story));
}

// The test runner shows stories without the documentation add-on, so what designers open is looked at as well.
test('a designer opens the story of a screen, in Chinese and dark', async ({ page }) => {
  await page.goto(`${origin}/iframe.html?id=screens-wallets--owner&globals=language:zh-CN;theme:dark`);
  await expect(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: '全部钱包' })).toContainText('Treasury');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a designer searches for a component and reads about it', async ({ page }) => {
  const problems = await watchPage(page);
  await page.goto(`${origin}/`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1, name: /^A library/ })).toBeVisible({ timeout: 30_000 });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('confirmdialog');
  await page
    .getByRole('option', { name: /ConfirmDialog/ })
    .first()
    .click();
  await expect(page).toHaveURL(/components-confirmdialog--docs/);
  await expect(story.getByRole('heading', { level: 1, name: 'ConfirmDialog' })).toBeVisible();
  for (const name of [
    'When to use',
    'When not to use',
    'Do and don’t',
    'Accessibility',
    'Props',
    'All states',
  ])
    await expect(story.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(problems).toEqual([]);
});

test('every page of documentation opens, with every state drawn and not an error said', async ({ page }) => {
  test.setTimeout(240_000);
  const problems = await watchPage(page);
  const { entries } = (await (await page.request.get(`${origin}/index.json`)).json()) as {
    entries: Record<string, Entry>;
  };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  expect(pages.length).toBeGreaterThan(70);

  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${pages[0]?.id}`);
  for (const { id, title } of pages) {
    await test.step(title, async () => {
      // As the pages around the stories ask for it: the code that is there already is not loaded anew.
      await page.evaluate((storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }, id);
      const name = title.split('/').at(-1) ?? '';
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({
        timeout: 30_000,
      });
      await expect.poll(() => undrawn(page), { message: title, timeout: 30_000 }).toEqual([]);
      // Where a story could not be drawn, its error stands in its place.
      await expect.soft(page.locator('.docs-story pre'), title).toHaveCount(0);
      await reported(page);
      expect.soft(problems.splice(0), title).toEqual([]);
    });
  }
});
