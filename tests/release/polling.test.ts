import { expect, it, onTestFinished } from 'vitest';
import { hour, minute, second } from '../support/durations.ts';
import { openClocked, type Asked, type ClockedConsole } from './walk/clocked-console.ts';
import { everyPlace } from './walk/every-place.ts';
import { growthOf, keptBy, keptTable, type Kept } from './walk/kept.ts';

/** The same question may be asked every four seconds, the shortest wait of what polls while it is in sight; and once more. */
const mostOfOne = 16;
/** And all questions of a screen once a second. */
const mostOfAll = 60;

async function open(): Promise<ClockedConsole> {
  const opened = await openClocked();
  onTestFinished(opened.close);
  return opened;
}

/** How often each was asked, the most asked first. */
function tally(asked: readonly Asked[], by: keyof Asked): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of asked) counts.set(one[by], (counts.get(one[by]) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

const busiest = (asked: readonly Asked[]): number => tally(asked, 'whole')[0]?.[1] ?? 0;

it(
  'every screen asks within measure while it is looked at',
  async ({ task }) => {
    const { page, sandbox, pass } = await open();
    const lines: string[] = [];
    const over: string[] = [];
    for (const { pattern, address } of everyPlace(sandbox.world)) {
      await page.goto(address);
      // What it asks to begin with is not polling.
      await pass(minute);
      const asked = await pass(minute);
      const [[path, times] = ['', 0]] = tally(asked, 'path');
      lines.push(
        `${pattern.padEnd(62)}${String(asked.length).padStart(4)}${String(times).padStart(4)}  ${path}`,
      );
      if (asked.length > mostOfAll || busiest(asked) > mostOfOne) over.push(pattern);
    }
    Object.assign(task.meta, {
      says: ['Requests in a minute of looking at a screen, and the call most of them are to', ...lines].join(
        '\n',
      ),
    });
    expect(over).toEqual([]);
  },
  hour,
);

interface Phase {
  name: string;
  minutes: number;
  begin?: (console: ClockedConsole) => Promise<unknown> | void;
  end?: (console: ClockedConsole) => Promise<unknown> | void;
}

const see =
  (state: 'visible' | 'hidden') =>
  ({ page }: ClockedConsole) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
const heal = ({ sandbox }: ClockedConsole) => sandbox.faults.clear();

/** A working day: each trouble comes once, and the tab is in sight again after it. */
const day: Phase[] = [
  { name: 'in sight', minutes: 120 },
  { name: 'hidden', minutes: 60, begin: see('hidden'), end: see('visible') },
  { name: 'in sight again', minutes: 60 },
  {
    name: 'answered by 503',
    minutes: 30,
    begin: ({ sandbox }) => sandbox.faults.set('all', { status: 503 }),
    end: heal,
  },
  { name: 'well again', minutes: 60 },
  {
    name: 'without an answer',
    minutes: 30,
    begin: ({ sandbox }) => sandbox.faults.set('all', { drop: true }),
    end: heal,
  },
  { name: 'well once more', minutes: 30 },
  {
    name: 'without a network',
    minutes: 30,
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
  { name: 'until evening', minutes: 60 },
];
const silent = new Set(['hidden', 'without a network']);

/** What must not be of a phase, given what each of its minutes asked. */
function wrongIn(name: string, round: Asked[], minutes: Asked[][]): string[] {
  // What fails is tried three times more, and then asked again no more often than polling asks.
  const later = minutes.slice(1);
  const mostOnce = Math.max(...later.map(busiest));
  const most = Math.max(...(silent.has(name) ? minutes : later).map(({ length }) => length));
  return [
    ...(busiest(round) > 1 ? [`${name}: the same ${busiest(round)} times in its first round`] : []),
    ...(most > (silent.has(name) ? 0 : mostOfAll) ? [`${name}: ${most} in a minute`] : []),
    ...(mostOnce > mostOfOne ? [`${name}: the same ${mostOnce} times in a minute`] : []),
  ];
}

it(
  'eight hours of a tab left open storm no server and keep nothing',
  async ({ task }) => {
    const opened = await open();
    const { page, sandbox, pass } = opened;
    const devtools = await page.context().newCDPSession(page);
    const { id, wallet_id, sub_wallet_id } =
      sandbox.world.transactions.all().find((row) => row.trans_kind === 'withdraw' && row.status === 1000) ??
      {};
    await page.goto(`/mpc/center/transactions?w=${wallet_id}&s=${sub_wallet_id}&open=withdraw:${id}`);
    await pass(minute);

    const counts: [number, Kept][] = [];
    const lines: string[] = [];
    const calls: string[] = [];
    const wrong: string[] = [];
    let passed = 0;
    for (const { name, minutes, begin, end } of day) {
      await begin?.(opened);
      // Coming back is one round, whatever was missed.
      const round = await pass(2 * second);
      const each: Asked[][] = [];
      for (let done = 0; done < minutes; done += 1) {
        each.push(await pass(minute));
        passed += 1;
        if (passed % 60 === 0) counts.push([passed / 60, await keptBy(devtools)]);
      }
      await end?.(opened);
      const all = each.flat();
      const most = Math.max(...each.map(({ length }) => length));
      if (calls.length === 0) {
        for (const [path, times] of tally(all, 'path'))
          calls.push(`${(times / minutes).toFixed(1).padStart(8)}  ${path}`);
      }
      const figures = [
        String(minutes),
        String(round.length),
        (all.length / minutes).toFixed(1),
        String(most),
      ];
      lines.push(`${name.padEnd(20)}${figures.map((figure) => figure.padStart(9)).join('')}`);
      wrong.push(...wrongIn(name, round, each));
    }

    Object.assign(task.meta, {
      says: [
        'Requests in eight hours with an order open beside the list of transactions',
        `${''.padEnd(20)}  minutes  at once a minute  at most`,
        ...lines,
        'Requests a minute while in sight, by call',
        ...calls,
        ...keptTable('hours', counts),
      ].join('\n'),
    });
    expect(wrong).toEqual([]);
    const [first, last] = [counts[0]?.[1], counts.at(-1)?.[1]];
    expect(first && last && growthOf(first, last)).toBeLessThan(1.1);
  },
  hour,
);
