import type { CSSProperties } from 'react';
import { allGiveWay, givesWayTo, titleOf, type TableColumn } from './table-column.ts';
import { visibleColumns, type TableLayout } from './table-layout.rules.ts';

/** A column as it stands in the table: what its cells carry is made once, not once a row. */
export interface ShownColumn<Item> {
  column: TableColumn<Item>;
  isTitle: boolean;
  /** It is at least so wide, and gives way down to that; undefined where it does not. */
  least: number | undefined;
  /** Of its cells. */
  attributes: {
    'data-label': string | undefined;
    'data-align': 'end' | undefined;
    'data-title': true | undefined;
    'data-gives': true | undefined;
    'data-whole': true | undefined;
    'data-card': TableColumn<Item>['card'];
    'data-hide-on-phone': true | undefined;
    /** The last one casts the shadow. */
    'data-fixed': true | 'last' | undefined;
    'data-fixed-end': true | undefined;
    style: CSSProperties | undefined;
  };
}

/** Where a fixed cell stops: `useFixedCells` measures it, counting from 0 at the start of the row. */
export const fixedAt = (place: number): CSSProperties => ({
  insetInlineStart: `var(--mpc-table-fixed-${place}, 0px)`,
});

interface Arrangement {
  layout: TableLayout | undefined;
  /** The rows are wider than the table, so some columns stay in sight. */
  overflowing: boolean;
  /** Columns of this priority and of higher ones have no room. */
  dropped: number;
  /** Something stands in front of the columns: a checkbox, a way to the details. */
  lead: boolean;
}

/** The columns to show, in their order. */
export function showColumns<Item>(
  columns: readonly TableColumn<Item>[],
  { layout, overflowing, dropped, lead }: Arrangement,
): ShownColumn<Item>[] {
  const title = titleOf(columns);
  const chosen = columns.some(({ fixed }) => fixed === true);
  const isFixed = (column: TableColumn<Item>) =>
    overflowing && (chosen ? column.fixed === true : column === title && column.fixed === undefined);
  const visible = visibleColumns(columns, layout).filter(({ priority = 0 }) => priority < dropped);
  const last = visible.findLast(isFixed);
  let place = lead ? 1 : 0;
  return visible.map((column) => {
    const isTitle = column === title;
    const least = givesWayTo(column, { title, isTight: dropped <= allGiveWay });
    return {
      column,
      isTitle,
      least,
      attributes: {
        'data-label': column.headerHidden || isTitle || column.card ? undefined : column.header,
        'data-align': column.align === 'end' ? 'end' : undefined,
        'data-title': isTitle || undefined,
        'data-gives': least === undefined || column.whole === true ? undefined : true,
        'data-whole': column.whole === true || undefined,
        'data-card': column.card,
        'data-hide-on-phone': column.hideOnPhone || undefined,
        'data-fixed': column === last ? 'last' : isFixed(column) || undefined,
        'data-fixed-end': column.fixed === 'end' || undefined,
        style: isFixed(column) ? fixedAt(place++) : undefined,
      },
    };
  });
}
