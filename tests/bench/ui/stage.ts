import { makeRows, type BenchRow } from './rows.ts';

/** What a contender can do. Each of these is over when the document has changed. */
export interface Stage {
  /** Shows these rows, all of them in the document or those in sight. */
  showRows: (rows: BenchRow[], inSight: boolean) => void;
  clear: () => void;
  openDrawer?: () => void;
  closeDrawer?: () => void;
}

const afterPaint = async () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });

/** Milliseconds from the call until what it did is painted. */
async function time(action: () => void): Promise<number> {
  const started = performance.now();
  action();
  await afterPaint();
  return performance.now() - started;
}

const scroller = () =>
  [...document.querySelectorAll<HTMLElement>('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1000 &&
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowY) &&
      element !== document.documentElement &&
      element !== document.body,
  );

/** Milliseconds of the frames while the rows pass, ten rows a frame. */
async function scrollFrames(frames: number): Promise<number[]> {
  const element = scroller();
  if (element === undefined) throw new Error('Nothing scrolls');
  const found: number[] = [];
  let last = performance.now();
  for (let frame = 1; frame <= frames; frame += 1) {
    element.scrollTop = frame * 440;
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 440, bubbles: true, cancelable: true }));
    await afterPaint();
    const now = performance.now();
    found.push(now - last);
    last = now;
  }
  return found;
}

const everyTenth = (index: number) => index % 10 === 0;

/** Everything that is measured on a stage, by its name. */
export function tasksOf(stage: Stage): Record<string, () => Promise<number>> {
  const table = (count: number, inSight: boolean) => ({
    mount: async () => {
      stage.clear();
      await afterPaint();
      const rows = makeRows(count);
      return time(() => stage.showRows(rows, inSight));
    },
    update: async () => {
      const rows = makeRows(count, 1 + Math.floor(Math.random() * 8), everyTenth);
      return time(() => stage.showRows(rows, inSight));
    },
  });
  const small = table(1_000, false);
  const large = table(100_000, true);
  return {
    'mount 1,000 rows': small.mount,
    'update 1,000 rows': small.update,
    'mount 100,000 rows': large.mount,
    'update 100,000 rows': large.update,
    'a frame while 100,000 rows scroll': async () => {
      const frames = (await scrollFrames(60)).sort((a, b) => a - b);
      return frames[Math.floor(frames.length * 0.95)] ?? NaN;
    },
    'open a drawer': async () => {
      stage.clear();
      await afterPaint();
      if (!stage.openDrawer) return NaN;
      const spent = await time(stage.openDrawer);
      stage.closeDrawer?.();
      await afterPaint();
      return spent;
    },
  };
}
