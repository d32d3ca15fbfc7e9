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

// The size check counts from the build's own list. These journeys count what a browser requests.

const list = readScripts();

/** The scripts a page requests, as the build names them, until something is in sight. */
async function requested(page: Page, path: string, inSight: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname.replace('/mpc/', ''));
  });
  await page.goto(path);
  await page.locator(inSight).first().waitFor();
  return [...files].sort();
}

const rows = 'table:not([aria-busy="true"]) tbody tr';

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`/mpc/wallet requests what the budget counts, in ${language}`, async ({ signIn }) => {
    const page = await signIn('Ana Ruiz', { language });
    const counted = scriptsOf(list, walletSources(language));
    const files = await requested(page, '/mpc/wallet', rows);
    expect(files).toEqual(expect.arrayContaining([...counted]));
    // By the time the rows are seen from outside, what comes right after them may be on its way.
    const after = scriptsOf(list, soon);
    expect(files.filter((file) => !counted.has(file) && !after.has(file))).toEqual([]);
  });
}

const screens = [
  ['/mpc/center/wallet?w=1001', 'src/screens/center/wallet/sub-wallet.screen.tsx', rows],
  ['/mpc/center/transactions?w=1001', 'src/screens/center/transactions/transactions.screen.tsx', rows],
  ['/mpc/center/todo?w=1001', 'src/screens/center/todo/todo.screen.tsx', 'h1'],
] as const;

for (const [path, screen, inSight] of screens) {
  test(`${path} requests little besides until its first rows`, async ({ signIn }) => {
    const page = await signIn('Ana Ruiz', { language: 'en-US' });
    const there = scriptsOf(list, walletSources('en-US'));
    const files = await requested(page, path, inSight);
    expect(files).toContain(fileOf(list, screen));
    expect(kilobytes(files.filter((file) => !there.has(file)))).toBeLessThanOrEqual(limits.route);
  });
}

const codeOf = (screen: string) => fileOf(list, `src/screens/center/${screen}.screen.tsx`);

test('the code of a place is fetched when it is pointed at or nobody is busy, its data on the click', async ({
  signIn,
}) => {
  const page = await signIn('Ana Ruiz');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (end: string) => asked.some((path) => path.endsWith(end));
  const links = page.getByRole('navigation', { name: 'Main navigation' });

  await page.goto('/mpc/center/wallet?w=1001');
  await links.getByRole('link', { name: 'Transactions' }).hover();
  await expect.poll(() => isAsked(codeOf('transactions/transactions'))).toBe(true);
  await expect.poll(() => isAsked(codeOf('transaction-notification/transaction-notification'))).toBe(true);
  expect(isAsked('/transaction/list')).toBe(false);
  await links.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/transaction/list'))).toHaveLength(1);
});
