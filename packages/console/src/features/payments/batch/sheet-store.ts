import { checkRow, type World } from './check-row.rules.ts';
import { createRepeatIndex } from './repeat-index.ts';
import { blank, isBlank, maxRows, type Entry, type Field } from './sheet-row.ts';
import { createTally, levelOfLine, type Line } from './sheet-tally.ts';
import type { Sum } from './totals.rules.ts';

/** A sheet as it stands. */
export interface SheetState {
  lines: readonly Line[];
  /** Rows with anything in them; those with an error; those with nothing worse than a warning. */
  filled: number;
  error: number;
  warning: number;
  /** Rows that wait to be checked. */
  pending: number;
  sums: readonly Sum[];
  /** The coins that are paid, as of when every row was checked; the same list until it is another. */
  symbols: readonly string[];
  /** Whether the last change of whole rows can be taken back. */
  canUndo: boolean;
}

const leastRows = 20;
const spareRows = 5;

/** Checked in one go before the page gets its turn again, in milliseconds. */
const slice = 8;

const isFilled = ({ row }: Line): boolean => !isBlank(row);

/**
 * The rows of a batch, outside of React: an edit checks the row it touched and compares those that pay the same account,
 * and nothing else. Many rows at once are checked in slices, between which `later` gives the page its turn.
 */
export function createSheet(
  start: readonly Entry[],
  later: (work: () => void) => void = (work) => setTimeout(work),
) {
  let nextKey = 1;
  const newLine = (entry: Entry): Line => {
    const line = { row: { ...entry, key: nextKey }, check: null, repeats: null };
    nextKey += 1;
    return line;
  };
  /** With room to go on typing below the last row. */
  const padded = (some: readonly Line[]): Line[] => {
    const wanted = Math.min(maxRows, Math.max(leastRows, some.findLastIndex(isFilled) + 1 + spareRows));
    return [...some, ...Array.from({ length: Math.max(0, wanted - some.length) }, () => newLine(blank))];
  };

  let lines = padded(start.map(newLine));
  let world: World | null = null;
  let places: Map<number, number> | null = null;
  let queue: number[] = [];
  let isWorking = false;
  let before: readonly Line[] | null = null;
  let tally = createTally();
  let repeats = createRepeatIndex();
  const listeners = new Set<() => void>();

  let symbols: readonly string[] = [];
  const shown = (): SheetState => {
    const figures = tally.figures();
    const paid = figures.sums.map(({ coin }) => coin.symbol);
    if (queue.length === 0 && paid.join(' ') !== symbols.join(' ')) symbols = paid;
    const filled = figures.filled + queue.length;
    const pending = queue.length;
    return { ...figures, symbols, filled, pending, lines: lines.slice(), canUndo: before !== null };
  };
  let state = shown();
  const tell = () => {
    state = shown();
    for (const listener of listeners) listener();
  };

  const placeOf = (key: number): number => {
    places ??= new Map(lines.map(({ row }, at) => [row.key, at]));
    return places.get(key) ?? -1;
  };
  const put = (at: number, line: Line) => {
    const old = lines[at];
    if (old !== undefined) {
      tally.drop(old);
      repeats.leave(old);
    }
    lines[at] = line;
    tally.take(line);
    repeats.enter(line);
  };
  const examine = (at: number) => {
    const line = lines[at];
    if (line === undefined) return;
    const check = world === null || !isFilled(line) ? null : checkRow(line.row, world);
    put(at, { row: line.row, check, repeats: null });
  };
  const compareTouched = () => {
    for (const [key, other] of repeats.settle()) {
      const at = placeOf(key);
      const line = lines[at];
      if (line === undefined || line.repeats === other) continue;
      tally.drop(line);
      const changed = { ...line, repeats: other };
      lines[at] = changed;
      tally.take(changed);
    }
  };
  const work = () => {
    const until = performance.now() + slice;
    let done = 0;
    // The clock is asked now and then: asking costs as much as a row.
    while (done < queue.length && (done % 32 !== 0 || done === 0 || performance.now() < until)) {
      examine(placeOf(queue[done] ?? -1));
      done += 1;
    }
    queue = queue.slice(done);
    isWorking = queue.length > 0;
    if (isWorking) later(work);
    else compareTouched();
    tell();
  };
  const checkAll = () => {
    if (world === null) return tell();
    queue = lines.filter(isFilled).map(({ row }) => row.key);
    tally = createTally();
    repeats = createRepeatIndex();
    // What is not checked yet counts nowhere.
    lines = lines.map(({ row }) => ({ row, check: null, repeats: null }));
    if (isWorking) return tell();
    isWorking = true;
    return work();
  };
  /** Other rows than before, all of which are looked at anew. */
  const replace = (next: readonly Line[]) => {
    lines = padded(next);
    places = null;
    tally = createTally();
    repeats = createRepeatIndex();
    checkAll();
  };
  const change = (next: readonly Line[]) => {
    before = lines.slice();
    replace(next);
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    placeOf,
    /** What rows are held against; every row is checked anew. */
    setWorld(next: World) {
      world = next;
      checkAll();
    },
    edit(key: number, field: Field, text: string) {
      const at = placeOf(key);
      const line = lines[at];
      if (line === undefined || line.row[field] === text) return;
      put(at, { row: { ...line.row, [field]: text }, check: null, repeats: null });
      queue = queue.filter((one) => one !== key);
      examine(at);
      if (!isWorking) compareTouched();
      if (at >= lines.length - spareRows) {
        lines = padded(lines);
        places = null;
      }
      tell();
    },
    /** Puts cells over those from a row on; says how many rows there was no room for. */
    putCells(key: number, cells: readonly Partial<Entry>[]): number {
      const at = placeOf(key);
      if (at < 0) return 0;
      const room = cells.slice(0, maxRows - at);
      const next = lines.slice();
      for (const [down, cell] of room.entries()) {
        const { row } = next[at + down] ?? newLine(blank);
        next[at + down] = { row: { ...row, ...cell }, check: null, repeats: null };
      }
      change(next);
      return cells.length - room.length;
    },
    /** Adds rows below the last; says how many there was no room for. */
    append(entries: readonly Entry[]): number {
      const kept = lines.filter(isFilled);
      const given = entries.filter((entry) => !isBlank(entry));
      const taken = given.slice(0, maxRows - kept.length);
      change([...kept, ...taken.map(newLine)]);
      return given.length - taken.length;
    },
    remove: (keys: ReadonlySet<number>) => change(lines.filter(({ row }) => !keys.has(row.key))),
    removeBad: () => change(lines.filter((line) => levelOfLine(line) !== 'error')),
    clear: () => change([]),
    undo() {
      if (before === null) return;
      const back = before;
      before = null;
      replace(back);
    },
    /** What is kept of the sheet. */
    entries: (): Entry[] => {
      const used = lines.findLastIndex(isFilled) + 1;
      return lines.slice(0, used).map(({ row: { key: _key, ...entry } }) => entry);
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
