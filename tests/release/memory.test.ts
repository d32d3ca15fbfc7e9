import { people } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { chromium, type Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { consoleBuild } from '../../scripts/console-build.ts';
import { createHost, listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { hour } from '../support/durations.ts';
import { everyPlace } from './walk/every-place.ts';
import { signedIn } from './walk/first-rows.ts';
import { growthOf, keptBy, keptTable, type Kept } from './walk/kept.ts';

/** How often the screen changes. After the first hundred every screen has been seen twice, and nothing more is to stay. */
const changes = 500;
const apart = 100;

/** Goes to a screen as a link in the page does, and waits until it stands there. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(
    (path) =>
      location.pathname === path &&
      document.querySelector('#content h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
    address.split('?')[0],
  );
}

async function openConsole() {
  const api = createSandboxServer();
  const server = createHost({ dist: await consoleBuild(), api });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  // Code that is compiled better the more often it runs counts as heap, and is nothing that a page keeps.
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, flags] });
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await signedIn(browser, origin, people.owner.uid);
  return { page, addresses: everyPlace(api.sandbox.world).map(({ address }) => address) };
}

it(
  `keeps at most a tenth more after ${changes} changes of the screen than after ${apart}`,
  async ({ task }) => {
    const { page, addresses } = await openConsole();
    const devtools = await page.context().newCDPSession(page);
    const [home = '', ...others] = addresses;
    await page.goto(home);
    const counts: [number, Kept][] = [];
    for (let change = 1; change <= changes; change += 1) {
      // It is counted at the same screen each time: another one is larger by itself.
      const isCounted = change % apart === 0;
      await goTo(page, isCounted ? home : (others[change % others.length] ?? home));
      if (isCounted) counts.push([change, await keptBy(devtools)]);
    }
    Object.assign(task.meta, {
      says: ['What a page keeps after changes of its screen', ...keptTable('changes', counts)].join('\n'),
    });
    const [first, last] = [counts[0]?.[1], counts.at(-1)?.[1]];
    expect(first && last && growthOf(first, last)).toBeLessThan(1.1);
  },
  hour,
);
