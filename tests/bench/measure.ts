import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';

export interface Contender {
  name: string;
  origin: string;
  uid: number;
  /** The wallet whose transactions are looked at. */
  walletId: number;
}

/** Rows that are there to be read, not their shape while they load. */
const rows = 'table:not([aria-busy="true"]) tbody tr';

async function signedIn(browser: Browser, { origin, uid }: Contender): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await context.request.post('/sandbox/sign-in', { data: { uid } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Kilobytes (of 1000, brotli) of script requested until the first rows, and the milliseconds until they stand there. */
export async function firstRows(browser: Browser, contender: Contender) {
  const page = await signedIn(browser, contender);
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    const size = response.body().then((body) => brotliCompressSync(body).length);
    // One that is still on its way when the page is closed was not asked for by the first rows.
    size.catch(() => undefined);
    scripts.set(response.url(), size);
  });
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('first rows');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, rows);
  await page.goto('/mpc/wallet');
  await page.waitForSelector(rows);
  const milliseconds = await page.evaluate(
    () => performance.getEntriesByName('first rows')[0]?.startTime ?? NaN,
  );
  // What comes right after the rows is on its way by now, and no part of them.
  await page.waitForLoadState('networkidle');
  const until = await page.evaluate(
    (rowsAt) =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (startTime <= rowsAt ? [name] : [])),
    milliseconds,
  );
  const sizes = await Promise.all(until.flatMap((url) => scripts.get(url) ?? []));
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  await page.context().close();
  return { milliseconds, kilobytes: bytes / 1000 };
}

/**
 * Milliseconds from the click on Transactions until their rows stand there: at once, with everything of the route to load,
 * or by a person who has looked at the page for some seconds before.
 */
export async function routeChange(browser: Browser, contender: Contender, looked: number): Promise<number> {
  const page = await signedIn(browser, contender);
  await page.goto(`/mpc/center/wallet?w=${contender.walletId}`);
  await page.waitForSelector(rows);
  await page.waitForTimeout(looked);
  const link = page.getByRole('link', { name: 'Transactions' }).first();
  await page.evaluate((selector) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = new Set(document.querySelectorAll(selector));
        new MutationObserver((_changes, observer) => {
          const now = [...document.querySelectorAll(selector)];
          if (!location.pathname.endsWith('/transactions') || !now.some((row) => !before.has(row))) return;
          observer.disconnect();
          performance.measure('route change', { start: timeStamp, end: performance.now() });
        }).observe(document, { childList: true, subtree: true, attributes: true });
      },
      { capture: true, once: true },
    );
  }, rows);
  await link.click();
  await page.waitForFunction(() => performance.getEntriesByName('route change').length > 0);
  const milliseconds = await page.evaluate(
    () => performance.getEntriesByName('route change')[0]?.duration ?? NaN,
  );
  await page.context().close();
  return milliseconds;
}
