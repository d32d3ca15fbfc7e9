import { people } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { chromium, type CDPSession, type Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { consoleBuild } from '../../scripts/console-build.ts';
import { createHost, listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { everyPlace, type Place } from './walk/every-place.ts';
import { signedIn } from './walk/first-rows.ts';

/** How often the screen changes. From the first count on every screen has been seen, and nothing more is to stay. */
const changes = 500;
const firstCount = 100;
/** By how much what is kept may grow between the two: a tenth. */
const growth = 1.1;

interface Kept {
  change: number;
  heap: number;
  nodes: number;
  listeners: number;
}

/** What the page keeps once everything that nobody holds is gone. */
async function keptBy(devtools: CDPSession, change: number): Promise<Kept> {
  // What was freed may have held the last that held something else.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { change, heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Goes to a screen as a link in the page does, and waits until it stands there. */
async function goTo(page: Page, { address }: Place): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const [path] = address.split('?');
  await page.waitForFunction(
    (path) =>
      location.pathname === path &&
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
    path,
  );
}

async function openConsole() {
  const { sandbox, handle } = createSandboxServer();
  const server = createHost({ dist: await consoleBuild(), api: { handle } });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch(chromiumLaunch);
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await signedIn(browser, origin, people.owner.uid);
  return { page, places: everyPlace(sandbox.world), devtools: await page.context().newCDPSession(page) };
}

it(`keeps no more after ${changes} changes of the screen than after ${firstCount}`, async ({ task }) => {
  const { page, places, devtools } = await openConsole();
  await page.goto(places[0]?.address ?? '');
  const counts: Kept[] = [];
  for (let change = 1; change <= changes; change += 1) {
    const place = places[change % places.length];
    if (place !== undefined) await goTo(page, place);
    // At the same screen each time: another one is larger by itself.
    if (change % 100 !== 0) continue;
    if (places[0] !== undefined) await goTo(page, places[0]);
    counts.push(await keptBy(devtools, change));
  }
  const lines = counts.map(
    ({ change, heap, nodes, listeners }) =>
      `${String(change).padStart(7)}${(heap / 1e6).toFixed(2).padStart(9)}${String(nodes).padStart(9)}${String(listeners).padStart(11)}`,
  );
  Object.assign(task.meta, {
    says: ['What the page keeps, after collecting garbage', ' change  heap MB    nodes  listeners', ...lines].join('\n'),
  });
  const [first, last] = [counts[0], counts.at(-1)];
  for (const figure of ['heap', 'nodes', 'listeners'] as const)
    expect((last?.[figure] ?? Infinity) / (first?.[figure] ?? 0), figure).toBeLessThan(growth);
}, 3_600_000);
