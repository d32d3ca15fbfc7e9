import { recipient } from '../../../packages/console/src/features/payments/batch/batch-samples.ts';

/** What a contender can do with a sheet of payments. */
export interface Sheet {
  /** Takes a table out of a spreadsheet; over when every row of it is checked. */
  paste: (text: string) => Promise<void>;
  /** Changes the amount of one row. */
  edit: (row: number, amount: string) => void;
  scroller: () => HTMLElement;
}

declare global {
  interface Window {
    /** Runs one of the tasks, by its name, and gives its milliseconds. */
    perform: (task: string) => Promise<number>;
  }
}

const count = 10_000;
const frames = 60;

const table = Array.from(
  { length: count },
  (_, at) => `USDT TRC20\t${recipient}\t\t${(at + 1) * 1000}.25\trow ${at}`,
);

const afterPaint = async () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });

async function time(action: () => void | Promise<void>): Promise<number> {
  const started = performance.now();
  await action();
  await afterPaint();
  return performance.now() - started;
}

/** Lets the runner ask this page for one task at a time. */
export function perform(sheet: Sheet): void {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const tasks: Record<string, () => Promise<number>> = {
    'paste 10,000 rows and check them': async () => {
      longest = 0;
      return time(() => sheet.paste(table.join('\n')));
    },
    'the longest the page stood still for it': async () => longest,
    'one edit': async () => time(() => sheet.edit(3, '7.5')),
    '60 frames of scrolling': async () =>
      time(async () => {
        for (let frame = 1; frame <= frames; frame += 1) {
          sheet.scroller().scrollTop = frame * 600;
          await afterPaint();
        }
      }),
  };
  window.perform = async (name) => {
    const task = tasks[name];
    if (task === undefined) throw new Error(`There is no task ${name}`);
    return task();
  };
}
