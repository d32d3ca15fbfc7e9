import { setTimeout } from 'node:timers/promises';
import {
  fileOf,
  kilobytes,
  limits,
  readScripts,
  scriptsOf,
  walletSources,
} from '../../scripts/console-scripts.ts';
import { soon } from '../../packages/console/build/chunking.ts';
import { expect, test, type Page } from './fixtures/test.ts';
import { placeApart, warmSources } from './steps/place-apart.ts';

// The size check counts from the build's own list. These journeys count what a browser requests.

const list = readScripts();

/** The scripts and words a page requests, as the build names them, until something is there; what comes right after is not among them. */
async function requested(page: Page, path: string, inSight: string): Promise<string[]> {
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('in sight');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, inSight);
  await page.goto(path);
  await page.locator(inSight).first().waitFor();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const at = performance.getEntriesByName('in sight')[0]?.startTime ?? Number.NaN;
    const all = performance.getEntriesByType('resource');
    return all.flatMap(({ name, startTime }) => (startTime <= at ? [new URL(name).pathname] : []));
  });
  // Scripts, and the words that are modules without being scripts.
  const files = asked
    .filter((file) => /\/assets\/[\w-]+(?:\.[\w-]+)*\.js(?:on)?$/.test(file))
    .map((file) => file.replace('/mpc/', ''));
  return [...new Set(files)].sort();
}

const rows = 'table:not([aria-busy="true"]) tbody tr';

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`/mpc/wallet requests what the budget counts, in ${language}`, async ({ signIn }) => {
    const page = await signIn('Ana Ruiz', { language });
    const counted = scriptsOf(list, walletSources(language));
    const files = await requested(page, '/mpc/wallet', rows);
    expect(files).toEqual(expect.arrayContaining([...counted]));
    // What draws nothing is asked for while the rows are drawn.
    const after = scriptsOf(list, soon);
    expect(files.filter((file) => !counted.has(file) && !after.has(file))).toEqual([]);
  });
}

const screens = [
  ['/mpc/center/wallet?w=1001', 'src/screens/center/wallet/sub-wallet.screen.tsx', rows],
  ['/mpc/center/transactions?w=1001', 'src/screens/center/transactions/transactions.screen.tsx', rows],
  ['/mpc/center/todo?w=1001', 'src/screens/center/todo/todo.screen.tsx', '[role="tab"]'],
] as const;

for (const [path, screen, inSight] of screens) {
  test(`${path} requests little besides until its first rows, though they are late`, async ({ signIn }) => {
    const page = await signIn('Ana Ruiz', { language: 'en-US' });
    await page.route(/\/(?:list|count)(?:\?|$)/, async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });
    const there = scriptsOf(list, walletSources('en-US'));
    const files = await requested(page, path, inSight);
    expect(files).toContain(fileOf(list, screen));
    const besides = files.filter((file) => !there.has(file));
    expect(kilobytes(besides)).toBeLessThanOrEqual(limits.route);
  });
}

const codeOf = (screen: string) => fileOf(list, `src/screens/center/${screen}.screen.tsx`);

test('code is fetched when a place is pointed at or nobody is busy; data leaves on the way there, before code that is late', async ({
  signIn,
}) => {
  const page = await signIn('Ana Ruiz');
  const asked: string[] = [];
  const late = Promise.withResolvers<void>();
  const place = placeApart(warmSources);
  await page.route(`**/${place.file}`, async (route) => {
    await late.promise;
    await route.continue();
  });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (end: string) => asked.some((path) => path.endsWith(end));
  const links = page.getByRole('navigation', { name: 'Main navigation' });

  await page.goto('/mpc/center/wallet?w=1001');
  await links.getByRole('link', { name: 'Transactions' }).hover();
  await expect.poll(() => isAsked(codeOf('transactions/transactions'))).toBe(true);
  await expect.poll(() => isAsked(codeOf('strategy-engine/strategy-engine'))).toBe(true);
  expect(isAsked('/transaction/list')).toBe(false);
  await links.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/transaction/list'))).toHaveLength(1);

  const requests = page.waitForRequest((request) => request.url().includes(place.asks));
  await links.getByRole('link', { name: place.name, exact: true }).click();
  await requests;
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  late.resolve();
  await expect(page.getByRole('heading', { name: place.name, level: 1 })).toBeVisible();
});
