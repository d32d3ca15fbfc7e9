import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { keyAlongLine } from '../../internal/arrow-keys.ts';
import { cellAfter, type GridCell } from './grid-cell.rules.ts';
import { answerOf, cellAround, cellAt, placeOf, show, takeTabStops } from './grid-elements.ts';
import { isSimple } from './row-arrows.ts';
import type { RowKey } from './table-selection.rules.ts';

interface GridSize<Item> {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Item[];
  rowKey: (row: Item) => RowKey;
  /** How many cells a row has. */
  places: number;
}

/**
 * The one cell of a grid that the Tab key comes to, moved by the arrow keys. Its row is known by its key, so that the
 * focus stays on it while rows come and go, and while it is scrolled out of sight.
 */
export function useGridCursor<Item>({ scroller, rows, rowKey, places }: GridSize<Item>) {
  const grid = useRef<HTMLTableElement>(null);
  const due = useRef(false);
  const inside = useRef(false);
  const [cursor, setCursor] = useState<GridCell & { key?: RowKey | undefined }>({ row: 0, place: 0 });
  const row = useMemo(() => rowNow(cursor, rows, rowKey), [cursor, rows, rowKey]);
  const cell = { row, place: Math.min(cursor.place, places - 1) };

  const put = (next: GridCell) => {
    const under = rows[next.row];
    setCursor({ ...next, key: under === undefined ? undefined : rowKey(under) });
  };

  // Its row is elsewhere now; should that go too, it goes on from there.
  if (cursor.key !== undefined && cursor.row !== row) put(cell);

  useLayoutEffect(() => {
    const table = grid.current;
    if (table === null) return;
    takeTabStops(table);
    const drawn = cellAt(table, cell);
    if (due.current && drawn) show(drawn, scroller.current);
    // The row that had the focus is gone, or was put elsewhere among the others.
    else if (inside.current && document.activeElement === document.body)
      drawn?.focus({ preventScroll: true });
    due.current = false;
  });

  return {
    cell,
    grid: {
      ref: grid,
      role: 'grid',
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
        const around = cellAround(target, currentTarget);
        if (around === null) return;
        inside.current = true;
        const found = placeOf(around);
        if (found.row !== cell.row || found.place !== cell.place) put(found);
      },
      onBlur: ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
        // Later, because a row that is taken away loses the focus too, and that is to be given back.
        queueMicrotask(() => {
          if (target.isConnected && !currentTarget.contains(document.activeElement)) inside.current = false;
        });
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLTableElement>) => {
        const { target, currentTarget: table, ctrlKey } = event;
        const key = keyAlongLine(event);
        if (!(target instanceof HTMLElement) || event.altKey || event.metaKey || event.shiftKey) return;
        const around = cellAround(target, table);
        if (around === null) return;
        const answer = answerOf(key, target, around);
        const moves = target === around || isSimple(target);
        const next = moves && !answer && cellAfter(key, ctrlKey, cell, { rows: rows.length, places });
        if (!answer && !next) return;
        event.preventDefault();
        event.stopPropagation();
        answer?.();
        if (!next) return;
        due.current = true;
        put(next);
      },
    },
  };
}

function rowNow<Item>(
  { row, key }: GridCell & { key?: RowKey | undefined },
  rows: readonly Item[],
  rowKey: (row: Item) => RowKey,
): number {
  const there = rows[row];
  if (row < 0 || key === undefined || (there !== undefined && rowKey(there) === key))
    return Math.min(row, rows.length - 1);
  const found = rows.findIndex((one) => rowKey(one) === key);
  return found < 0 ? Math.min(row, rows.length - 1) : found;
}
