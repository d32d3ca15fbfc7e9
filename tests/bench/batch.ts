import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { root } from '../../scripts/folders.ts';
import { listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';

const rounds = Number(process.argv[3] ?? 5);
const outDir = join(root, '.cache/bench-batch');
const pages = ['ours', 'naive'] as const;
const tasks = [
  'paste 10,000 rows and check them',
  'the longest the page stood still for it',
  'one edit',
  '60 frames of scrolling',
];

for (const name of pages)
  await build({
    configFile: false,
    root: join(root, 'tests/bench/batch'),
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@mpc/source', 'module', 'browser', 'import'] },
    build: {
      outDir: join(outDir, name),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: `${name}.tsx`,
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  });

const server = createServer(({ url = '' }, response) => {
  const [, page = '', file] = /^\/(\w+)\/(page\.js)?$/.exec(url) ?? [];
  response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
  response.end(
    file
      ? readFileSync(join(outDir, page, file))
      : '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><script type="module" src="page.js"></script>',
  );
});
const origin = `http://127.0.0.1:${await listen(server, 0)}`;

const found = new Map<string, number[]>();
const browser = await chromium.launch(chromiumLaunch);
try {
  // In turns, so that whatever else the machine does troubles both alike.
  for (let round = 0; round < rounds; round += 1)
    for (const name of pages) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${origin}/${name}/`);
      await page.waitForFunction(() => typeof window.perform === 'function');
      for (const task of tasks) {
        const spent = await page.evaluate((task) => window.perform(task), task);
        found.set(`${task} ${name}`, [...(found.get(`${task} ${name}`) ?? []), spent]);
      }
      await page.close();
    }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

function middle(task: string, name: string): string {
  const sorted = (found.get(`${task} ${name}`) ?? []).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN);
  return `${at(0.5)} ms (${at(0)}–${at(1)})`;
}

console.log(
  `\nA batch of 10,000 payments, beside a plain table of React with every row in the document and the same checks. Median (least–most) of ${rounds} rounds.\n`,
);
console.table(
  Object.fromEntries(
    tasks.map((task) => [
      task,
      { 'our sheet': middle(task, 'ours'), 'a plain table': middle(task, 'naive') },
    ]),
  ),
);
