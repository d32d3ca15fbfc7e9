import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleBuild } from '../../scripts/console-build.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { hour } from '../support/durations.ts';
import { screens, type Place } from './walk/every-place.ts';
import { noteIn, signedIn, timeTo } from './walk/first-rows.ts';
import { serveWorld } from './walk/served-world.ts';

/** How much longer a screen may take in the large world. */
const limit = 1.5;
/** Milliseconds that say nothing: so much do two medians of the same screen in the same world differ on a busy machine. */
const noise = 100;
const rounds = 5;
/** What seems too slow is measured again so often: one that only seemed so is not. */
const more = 10;

const columns = ['s', 'l', 'bulk'] as const;
type Column = (typeof columns)[number];

let browser: Browser;
const stops: (() => void)[] = [];
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(async () => {
  await browser.close();
  for (const stop of stops) stop();
});

/** Where each screen is looked at, and in which page. */
async function open() {
  const dist = await consoleBuild();
  const [small, large] = [await serveWorld('s', dist), await serveWorld('l', dist)];
  stops.push(small.stop, large.stop);
  const pages = await Promise.all([small, large].map(({ origin, uid }) => signedIn(browser, origin, uid)));
  await Promise.all(pages.map(noteIn));
  const [ofSmall, ofLarge] = pages as [Page, Page];
  const sides: Record<Column, { page: Page; places: Place[] }> = {
    s: { page: ofSmall, places: small.places },
    l: { page: ofLarge, places: large.places },
    bulk: { page: ofLarge, places: large.bulkPlaces },
  };
  return { sides, says: `World s: ${small.says}. World l: ${large.says}.` };
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

it(
  'every screen of the large world is there in 1.5 times what it takes in the small one',
  async ({ task }) => {
    const { sides, says } = await open();
    const figures = new Map(
      screens.map((pattern): [string, Record<Column, number[]>] => [pattern, { s: [], l: [], bulk: [] }]),
    );

    /** In turns, and each time in another order, so that whatever else the machine does troubles all alike. */
    async function measure(pattern: string, round: number): Promise<void> {
      for (let turn = 0; turn < columns.length; turn += 1) {
        const column = columns[(turn + round) % columns.length] ?? 's';
        const { page, places } = sides[column];
        const place = places.find((one) => one.pattern === pattern);
        if (place !== undefined) figures.get(pattern)?.[column].push(await timeTo(page, place.address));
      }
    }

    const slower = (pattern: string) => {
      const { s, l, bulk } = figures.get(pattern) ?? { s: [], l: [], bulk: [] };
      const small = middle(s);
      const times = [l, bulk].filter((values) => values.length > 0).map(middle);
      return times.some((time) => time > limit * small && time - small > noise);
    };

    // The first round fetches the code of every screen: it is not counted.
    for (let round = -1; round < rounds; round += 1) {
      for (const pattern of screens) await measure(pattern, round + 1);
      if (round === -1)
        for (const found of figures.values()) for (const column of columns) found[column] = [];
    }
    for (const pattern of screens.filter(slower))
      for (let round = 0; round < more; round += 1) await measure(pattern, round);

    const lines = [...figures].map(([pattern, found]) => {
      const [s, l, bulk] = columns.map((column) => middle(found[column])) as [number, number, number];
      const cells = [s, l, l / s, bulk, bulk / s].map((value, at) =>
        (Number.isNaN(value) ? '' : value.toFixed(at === 2 || at === 4 ? 2 : 0)).padStart(8),
      );
      return `${pattern.padEnd(62)}${cells.join('')}${slower(pattern) ? '  too slow' : ''}`;
    });
    const head = ['s', 'l', 'ratio', 'bulk', 'ratio'].map((name) => name.padStart(8)).join('');
    Object.assign(task.meta, {
      says: [
        says,
        `Milliseconds until a screen is there, the middle of ${rounds}; bulk is the largest wallet of l.`,
        `${'screen'.padEnd(62)}${head}`,
        ...lines,
      ].join('\n'),
    });
    expect(screens.filter(slower)).toEqual([]);
  },
  hour,
);
