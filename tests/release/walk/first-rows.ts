import type { Browser, Page } from 'playwright';
import { second } from '../../support/durations.ts';

/** For how long nothing may be on its way any more, so that a screen counts as there. */
const calm = 250;

/**
 * Notes in a page when its screen stood there: a heading of its own, and no shape of what is to come, then nor a while after.
 * Told to the page as text, it knows nothing of this file.
 */
const note = ({ calm }: { calm: number }) => {
  let since: number | undefined;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const isThere =
      document.querySelector('#content h1') !== null && document.querySelector('[aria-busy="true"]') === null;
    if (!isThere) {
      clearTimeout(wait);
      since = undefined;
      return;
    }
    if (since !== undefined) return;
    const startTime = performance.now();
    since = startTime;
    wait = setTimeout(() => {
      watcher.disconnect();
      performance.mark('there', { startTime });
    }, calm);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
};

/** A page in which somebody is signed in. */
export async function signedIn(browser: Browser, origin: string, uid: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    reducedMotion: 'reduce',
  });
  const answer = await context.request.post('/sandbox/sign-in', { data: { uid } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  return context.newPage();
}

/** Milliseconds from opening an address until its screen stands there, and what the server refused on the way. */
export async function timeTo(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0, undefined, {
    timeout: 30 * second,
  });
  return page.evaluate(() => performance.getEntriesByName('there')[0]?.startTime ?? NaN);
}

/** Has every page that is opened from now on note when it is there. */
export const noteIn = (page: Page): Promise<unknown> => page.addInitScript(note, { calm });
