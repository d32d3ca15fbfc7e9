import { makeRows, matching, type BenchRow } from './rows.ts';

/** What a contender can do. Each of these is over when the document has changed. */
export interface Stage {
  /** Shows these rows, all of them in the document or those in sight. */
  showRows: (rows: BenchRow[], inSight: boolean) => void;
  clear: () => void;
  /** Presses what opens it. */
  openDrawer: () => void;
  /** A list, and what opens a drawer over it. */
  closeDrawer: () => void;
  /** Shows a closed field to choose from ten thousand options in, where there is one of that kind. */
  showPicker?: (kind: PickerKind) => boolean;
}

/** How one chooses: one or several from a list that is searched by typing, or one from a list that just opens. */
export type PickerKind = 'one' | 'several' | 'plain';

/** The next frame, once it is painted: whether it shows what is asked for. */
const nextPaint = async (shows: () => boolean = () => true) =>
  new Promise<boolean>((resolve) => {
    requestAnimationFrame(() => {
      // What comes between this frame and its message is in the document, but not laid out and painted.
      const shown = shows();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(shown));
      port1.start();
      port2.postMessage(null);
    });
  });

/** Milliseconds from the call until what it did is painted: until `isThere`, where something comes later than at once. */
async function time(action: () => void | Promise<void>, isThere?: () => boolean): Promise<number> {
  const started = performance.now();
  await action();
  for (;;) {
    const isShown = await nextPaint(isThere);
    const spent = performance.now() - started;
    if (isShown || spent > 10_000) return spent;
  }
}

const isRead = (text: string) => () => (document.body.textContent ?? '').includes(text);

/** Whether a row can be read. */
const says = (row: BenchRow | undefined) => () => row !== undefined && isRead(row.to)();

/** Opens the options as a mouse or, where that opens nothing, the Down Arrow does. */
function openPicker(): void {
  const control = document.querySelector<HTMLElement>('[role="combobox"], [aria-haspopup="listbox"]');
  if (control === null) throw new Error('There is nothing to open');
  control.focus();
  for (const type of ['mousedown', 'mouseup', 'click'])
    control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }));
  if (control.getAttribute('aria-expanded') !== 'true')
    control.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
}

/** Types as a person does: React hears only what changes the value beside it. */
function typeInPicker(text: string): void {
  const input = document.querySelector('input');
  if (input === null) throw new Error('There is nothing to type into');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true }));
}

const scroller = () =>
  [...document.querySelectorAll<HTMLElement>('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1000 &&
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowY) &&
      element !== document.documentElement &&
      element !== document.body,
  );

/** How many frames the rows pass in. */
export const frames = 60;

/** Lets the rows pass, ten a frame. */
async function scroll(): Promise<void> {
  const element = scroller();
  if (element === undefined) throw new Error('Nothing scrolls');
  for (let frame = 1; frame <= frames; frame += 1) {
    element.scrollTop = frame * 440;
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 440, bubbles: true, cancelable: true }));
    await nextPaint();
  }
}

const everyTenth = (index: number) => index % 10 === 0;

/** Options are opened and filtered on a machine that is this many times slower. */
export const slowness = 4;

/** What is measured on the slower machine. */
export const slowed: readonly string[] = [
  'open 10,000 options',
  'filter 10,000 options by a letter',
  'open 10,000 options for several',
  'filter those by a letter',
  'open 10,000 options without a search',
];

/** What lasts no longer than a frame: how much of that is work says more than when the next frame came. */
export const drawers: readonly string[] = ['open the first drawer', 'open another drawer'];

/** Searches what stands open. */
const filter = async () =>
  document.querySelector('input') === null
    ? NaN
    : time(() => typeInPicker(matching.letter), isRead(matching.found));

/** Everything that is measured on a stage, by its name. */
export function tasksOf(stage: Stage): Record<string, () => Promise<number>> {
  const table = (count: number, inSight: boolean) => ({
    mount: async () => {
      stage.clear();
      await nextPaint();
      const rows = makeRows(count);
      return time(() => stage.showRows(rows, inSight), says(rows[inSight ? 9 : count - 1]));
    },
    update: async () => {
      const rows = makeRows(count, 1 + Math.floor(Math.random() * 8), everyTenth);
      return time(() => stage.showRows(rows, inSight));
    },
  });
  const drawer = async () => {
    const spent = await time(stage.openDrawer);
    await nextPaint();
    return spent;
  };
  const open = async (kind: PickerKind) => {
    stage.clear();
    await nextPaint();
    if (stage.showPicker?.(kind) !== true) return NaN;
    await nextPaint();
    return time(openPicker, isRead(matching.first));
  };
  const small = table(1_000, false);
  const large = table(100_000, true);
  return {
    'mount 1,000 rows': small.mount,
    'update 1,000 rows': small.update,
    'mount 100,000 rows': large.mount,
    'update 100,000 rows': large.update,
    'a frame while 100,000 rows scroll': async () => time(scroll),
    'close the drawer': async () => {
      stage.closeDrawer();
      // What is closed may give the focus back in the frame after, and people look before they press.
      await nextPaint();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return 0;
    },
    'open the first drawer': drawer,
    'open another drawer': drawer,
    'open 10,000 options': async () => open('one'),
    'filter 10,000 options by a letter': filter,
    'open 10,000 options for several': async () => open('several'),
    'filter those by a letter': filter,
    'open 10,000 options without a search': async () => open('plain'),
  };
}
