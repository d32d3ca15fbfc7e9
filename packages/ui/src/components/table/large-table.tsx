import { useRef, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { InsteadOfRows } from './instead-of-rows.tsx';
import { stretches } from './row-window.rules.ts';
import type { TableBasics } from './table-basics.ts';
import { TableFrame } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useFixedCells } from './use-fixed-cells.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useOverflow } from './use-overflow.ts';
import { useTableParts } from './use-table-parts.ts';

export interface LargeTableProps<Item> extends TableBasics<Item> {
  /** In pixels: how much of the rows is in sight. */
  height: number;
  /** In pixels, the same for every row; what does not fit is cut off with an ellipsis. @default 44 */
  rowHeight?: number;
}

/** Drawn anew only when so many rows have passed. */
const steps = 6;

/**
 * A hundred thousand rows and more: only those in sight are drawn. It is a grid with one tab stop: the arrow keys go
 * from cell to cell, Enter does what the cell is for. Renders a `<table>` in a card that scrolls.
 */
export function LargeTable<Item>({ height, rowHeight = 44, ...basics }: LargeTableProps<Item>) {
  const { rows, rowKey, error, onSelect } = basics;
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const overflowing = useOverflow(scroller);
  const parts = useTableParts(basics, { overflowing });
  const shownRows = error ? none : rows;
  const { cell, grid } = useGridCursor({ scroller, rows: shownRows, rowKey, places: parts.span });
  useFixedCells(scroller, overflowing);

  const follow = () => {
    const top = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight);
    const next = top - (top % steps);
    // At once: drawn later, rows would be missing for a moment.
    if (next !== first) flushSync(() => setFirst(next));
  };
  const visible = Math.ceil(height / rowHeight) + steps;
  const style = { height, '--mpc-table-row': `${rowHeight}px` } as CSSProperties;

  return (
    <TableFrame
      {...{ basics, parts, overflowing, scroller }}
      scrolling={{ style, onScroll: follow, 'data-window': true }}
      grid={{
        ...grid,
        'aria-rowcount': rows.length + 1,
        'aria-multiselectable': onSelect === undefined ? undefined : true,
      }}
    >
      <TableHead basics={basics} parts={parts} cursor={cell.row < 0 ? cell.place : -1} />
      <tbody>
        {stretches({ first, visible, count: shownRows.length, kept: cell.row }).map((stretch) => {
          if ('count' in stretch) {
            return (
              <tr key={`gap ${stretch.from}`} aria-hidden data-gap>
                <td colSpan={parts.span} style={{ height: stretch.count * rowHeight }}>
                  {null}
                </td>
              </tr>
            );
          }
          const row = shownRows[stretch.row];
          if (row === undefined) return null;
          const cursor = stretch.row === cell.row ? cell.place : -1;
          return <TableRow key={rowKey(row)} {...parts.rowProps(row, stretch.row)} cursor={cursor} />;
        })}
        <InsteadOfRows basics={basics} parts={parts} />
      </tbody>
    </TableFrame>
  );
}

const none: readonly never[] = [];
