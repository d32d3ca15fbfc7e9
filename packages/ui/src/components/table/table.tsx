import { useId, useRef, type ReactNode } from 'react';
import { rowHeight } from '../../theme/tokens.ts';
import { InsteadOfRows } from './instead-of-rows.tsx';
import { moveAmongRows } from './row-arrows.ts';
import type { TableBasics } from './table-basics.ts';
import { TableFrame } from './table-frame.tsx';
import { groupRows } from './table-groups.rules.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { RowKey } from './table-selection.rules.ts';
import { useDroppedColumns } from './use-dropped-columns.ts';
import { useFixedCells } from './use-fixed-cells.ts';
import { useOverflow } from './use-overflow.ts';
import { useRowDetails } from './use-row-details.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';
import { useTableParts } from './use-table-parts.ts';

export interface TableProps<Item> extends TableBasics<Item> {
  /**
   * Names the group a row belongs to: the rows of a group stand together under its name, in the order they are given,
   * where the first of them would stand.
   */
  groupOf?: ((row: Item) => string) | undefined;
  /** What is said of a group behind its name. */
  groupNote?: ((group: string) => ReactNode) | undefined;
  /** What a row holds beyond its values, shown below it when asked for; undefined for a row that holds no more. */
  expanded?: ((row: Item) => ReactNode) | undefined;
  /** The rows that are expanded. @default the table itself remembers */
  expandedKeys?: ReadonlySet<RowKey> | undefined;
  /** Hears which rows are to be expanded. */
  onExpand?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
}

/** Rows under headers that stay in sight; cards where there is no room for columns. Renders a `<table>` in a card. */
export function Table<Item>({
  groupOf,
  groupNote,
  expanded,
  expandedKeys,
  onExpand,
  ...given
}: TableProps<Item>) {
  const basics = groupOf ? { ...given, rows: groupRows(given.rows, groupOf) } : given;
  const { rows, rowKey, error } = basics;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflowing = useOverflow(scroller);
  const details = useRowDetails({ rowKey, expanded, expandedKeys, onExpand });
  const dropped = useDroppedColumns(scroller, basics);
  const parts = useTableParts(basics, { overflowing, dropped, onDetails: details?.toggle });
  useFixedCells(scroller, overflowing);
  const { drawn, left } = useRowsInSteps(rows);

  return (
    <TableFrame
      {...{ basics, parts, overflowing, scroller }}
      begun={left > 0}
      grid={{ onKeyDownCapture: moveAmongRows }}
    >
      <TableHead basics={basics} parts={parts} />
      <tbody>
        {(error ? [] : drawn).map((row, index) => {
          const key = rowKey(row);
          const props = parts.rowProps(row, index);
          const group = groupOf?.(row);
          const before = rows[index - 1];
          const begins = group !== undefined && (before === undefined || groupOf?.(before) !== group);
          const head = begins && (
            <tr key={`group ${group}`} data-group>
              <th scope="colgroup" colSpan={parts.span}>
                {group}
                {groupNote && <span>{groupNote(group)}</span>}
              </th>
            </tr>
          );
          if (details === undefined) return [head, <TableRow key={`row ${key}`} {...props} />];
          const content = details.of(row);
          const open = content !== undefined && details.isOpen(row);
          const there = content === undefined ? undefined : open && `${id}-${index}`;
          return [
            head,
            <TableRow key={`row ${key}`} {...props} details={there} />,
            open && (
              <tr key={`details ${key}`} data-details>
                <td id={`${id}-${index}`} colSpan={parts.span}>
                  <div>{content}</div>
                </td>
              </tr>
            ),
          ];
        })}
        {left > 0 && !error && <tr aria-hidden style={{ height: `calc(${left} * ${rowHeight})` }} />}
        <InsteadOfRows basics={basics} parts={parts} />
      </tbody>
    </TableFrame>
  );
}
