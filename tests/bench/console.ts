import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people, walletIds } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { chromium } from 'playwright';
import { consoleDist } from '../../scripts/folders.ts';
import { createHost, listen } from '../../scripts/host.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { buildBare } from './build-bare.ts';
import { firstRows, routeChange, type Contender } from './measure.ts';

const rounds = Number(process.argv[3] ?? 15);

if (!existsSync(join(consoleDist, 'headers.json')))
  throw new Error('There is no build to measure: pnpm build');

const bareDist = mkdtempSync(join(tmpdir(), 'bare-'));
await buildBare(bareDist);

async function contender(name: string, dist: string): Promise<Contender & { stop: () => void }> {
  const server = createHost({ dist, api: createSandboxServer() });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { name, origin, uid: people.owner.uid, walletId: walletIds.treasury, stop };
}

const contenders = [await contender('bare page', bareDist), await contender('console', consoleDist)];
const browser = await chromium.launch(chromiumLaunch);

interface Figures {
  kilobytes: number[];
  rows: number[];
  atOnce: number[];
  route: number[];
}
const figures = new Map<string, Figures>(
  contenders.map(({ name }) => [name, { kilobytes: [], rows: [], atOnce: [], route: [] }]),
);

try {
  // In turns, so that whatever else the machine does troubles both alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const one of contenders) {
      const found = figures.get(one.name);
      const first = await firstRows(browser, one);
      found?.kilobytes.push(first.kilobytes);
      found?.rows.push(first.milliseconds);
      found?.atOnce.push(await routeChange(browser, one, 0));
      found?.route.push(await routeChange(browser, one, 6000));
    }
  }
} finally {
  await browser.close();
  for (const { stop } of contenders) stop();
  rmSync(bareDist, { recursive: true });
}

function middle(values: number[], unit: string): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN);
  return `${at(0.5)} ${unit} (${at(0)}–${at(1)})`;
}

console.log(
  `\nMedian (least–most) of ${rounds} rounds, CPU slowed down four times. Targets are to be looked at, not asserted.\n`,
);
console.table(
  Object.fromEntries(
    [
      ['script until the first rows of /mpc/wallet', 'kilobytes', 'kB', '190 kB'],
      ['time until then', 'rows', 'ms', 'twice the bare page'],
      ['click to the rows of another route', 'route', 'ms', 'twice the bare page'],
      ['the same, clicked as soon as there are rows', 'atOnce', 'ms', ''],
    ].map(([title = '', key = '', unit = '', target = '']) => [
      title,
      {
        ...Object.fromEntries(
          [...figures].map(([name, found]) => [name, middle(found[key as keyof Figures], unit)]),
        ),
        target,
      },
    ]),
  ),
);
