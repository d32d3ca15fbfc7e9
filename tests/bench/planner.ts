import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { root } from '../../scripts/folders.ts';
import { listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';

const rounds = Number(process.argv[3] ?? 7);
const outDir = join(root, '.cache/bench-planner');

await build({
  configFile: false,
  root: join(root, 'tests/bench/planner'),
  base: '/',
  logLevel: 'error',
  resolve: { conditions: ['@mpc/source', 'module', 'browser', 'import'] },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'page.ts', output: { entryFileNames: 'page.js' } },
  },
});

const server = createServer(({ url = '/' }, response) => {
  const isScript = url.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(
    isScript
      ? readFileSync(join(outDir, url))
      : '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><script type="module" src="/page.js"></script>',
  );
});
const origin = `http://127.0.0.1:${await listen(server, 0)}`;

const found: Record<string, Record<number, { worker: number; page: number }[]>> = {};
const browser = await chromium.launch(chromiumLaunch);
try {
  // A tool slows down pages, and no worker: in the page it is measured, for the worker it is computed.
  for (const rate of [1, 4]) {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'replays' in window);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    for (const name of await page.evaluate(() => Object.keys(window.replays))) {
      for (let round = 0; round < rounds; round += 1) {
        const spent = await page.evaluate(async (name) => window.replays[name]?.(), name);
        if (spent !== undefined) ((found[name] ??= {})[rate] ??= []).push(spent);
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

function middle(
  spent: { worker: number; page: number }[] | undefined,
  where: 'worker' | 'page',
  times = 1,
): string {
  const sorted = (spent ?? []).map((one) => one[where] * times).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN);
  return `${at(0.5)} ms (${at(0)}–${at(1)})`;
}

console.log(
  `\nThe sweep planner: deposits on 20,000 addresses replayed for 60 thresholds, from their list to the answer. At 4× slowdown it may take 300 ms. Median (least–most) of ${rounds} rounds.\n`,
);
console.table(
  Object.fromEntries(
    Object.entries(found).map(([name, spent]) => [
      name,
      {
        'in a worker': middle(spent[1], 'worker'),
        'in a worker, four times that': middle(spent[1], 'worker', 4),
        'in a page slowed down 4×': middle(spent[4], 'page'),
      },
    ]),
  ),
);
