import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type CDPSession } from 'playwright';
import { build } from 'vite';
import { root } from '../../scripts/folders.ts';
import { listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { drawers, frames, slowed, slowness } from './ui/stage.ts';

const rounds = Number(process.argv[3] ?? 5);
const outDir = join(root, '.cache/bench-ui');
const libraries = ['ours', 'antd', 'mui'] as const;
const stages = [...libraries, 'aria', 'dom'] as const;
const screens = ['bare', ...libraries] as const;
const numbers = ['ours', 'Intl', 'numeral'] as const;
const scrolling = 'a frame while 100,000 rows scroll';
const rows = [
  'mount 1,000 rows',
  'update 1,000 rows',
  'mount 100,000 rows',
  'update 100,000 rows',
  scrolling,
];
// A drawer opens in a page of its own: where thousands of rows were drawn, the engine knows the code of who drew most.
const visits = [drawers, [...rows, ...slowed]];
const tasks = visits.flat();

if (!existsSync(join(root, 'packages/ui/dist/index.js')))
  throw new Error('There is no build of @mpc/ui: pnpm build');

/** Each page is built alone, as an application would be, from the published build of ours. */
async function buildPage(name: string): Promise<number> {
  await build({
    configFile: false,
    root: join(root, 'tests/bench/ui'),
    logLevel: 'error',
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
      react({ jsxImportSource: '@mpc/ui' }),
    ],
    build: {
      outDir: join(outDir, name),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: existsSync(join(root, `tests/bench/ui/${name}.tsx`)) ? `${name}.tsx` : `${name}.ts`,
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  });
  return brotliCompressSync(readFileSync(join(outDir, name, 'page.js'))).length / 1000;
}

const bytes = new Map<string, number>();
for (const name of stages) await buildPage(name);
for (const name of screens) bytes.set(name, await buildPage(`screen-${name}`));
await buildPage('numbers');

const server = createServer(({ url = '' }, response) => {
  const [, page = '', file] = /^\/([\w-]+)\/(page\.js)?$/.exec(url) ?? [];
  response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
  response.end(
    file
      ? readFileSync(join(outDir, page, file))
      : '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><script type="module" src="page.js"></script>',
  );
});
const origin = `http://127.0.0.1:${await listen(server, 0)}`;

async function openPage(browser: Browser, name: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${origin}/${name}/`);
  await page.waitForFunction(() => typeof window.perform === 'function');
  return page;
}

/** Milliseconds that the processor has worked so far in the page's main thread: what waits or is kept waiting is not counted. */
async function workOf(devtools: CDPSession) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
}

const found = new Map<string, number[]>();
const note = (task: string, name: string, value: number) =>
  found.set(`${task} ${name}`, [...(found.get(`${task} ${name}`) ?? []), value]);

const browser = await chromium.launch(chromiumLaunch);
try {
  // In turns, so that whatever else the machine does troubles all alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const name of stages) {
      for (const visit of visits) {
        const page = await openPage(browser, name);
        const devtools = await page.context().newCDPSession(page);
        const busy = await workOf(devtools);
        for (const task of visit) {
          const rate = slowed.includes(task) ? slowness : 1;
          await devtools.send('Emulation.setCPUThrottlingRate', { rate });
          if (drawers.includes(task)) await page.evaluate(() => window.perform('close the drawer'));
          const before = await busy();
          const spent = await page.evaluate((task) => window.perform(task), task);
          const worked = (await busy()) - before;
          // A frame lasts as long as the screen says; what differs is how much of it is work.
          if (task === scrolling) note(task, name, worked / frames);
          else note(task, name, drawers.includes(task) ? worked : spent);
        }
        await page.close();
      }
    }
    const page = await openPage(browser, 'numbers');
    for (const name of numbers)
      note('numbers', name, await page.evaluate((task) => window.perform(task), name));
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

function middle(task: string, name: string): string {
  const sorted = (found.get(`${task} ${name}`) ?? []).filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length === 0) return 'has none';
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1);
  return `${at(0.5)} ms (${at(0)}–${at(1)})`;
}

const rowsOf = (wanted: readonly string[], names: readonly string[]) =>
  Object.fromEntries(
    wanted.map((task) => [task, Object.fromEntries(names.map((name) => [name, middle(task, name)]))]),
  );

console.log(
  `\nMedian (least–most) of ${rounds} rounds. A frame or a drawer is the work of the processor for it, a drawer over a list of 20 rows in a fresh page; options are measured ${slowness} times slower.\n`,
);
console.table(rowsOf(tasks, stages));
console.log('\nTen thousand decimal strings, written.\n');
console.table(rowsOf(['numbers'], numbers));
console.log('\nThe same screen, kB (of 1000, brotli) on top of React.\n');
const bare = bytes.get('bare') ?? NaN;
console.table({
  bytes: Object.fromEntries(libraries.map((name) => [name, ((bytes.get(name) ?? NaN) - bare).toFixed(1)])),
});
