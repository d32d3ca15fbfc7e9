import { useMemo, type MouseEvent } from 'react';
import { showColumns } from './shown-columns.ts';
import type { TableBasics } from './table-basics.ts';
import { textOf, titleOf } from './table-column.ts';
import { useRowSelection } from './use-row-selection.ts';

interface Surroundings<Item> {
  overflowing: boolean;
  /** Columns of this priority and of higher ones have no room. @default all have */
  dropped?: number;
  /** Rows may have details, which this shows or hides. */
  onDetails?: ((row: Item) => void) | undefined;
}

/** Above every priority. */
export const noneDropped = 4;

const leadEdge = 12;
const controlWidth = 32;
const actionsWidth = 56;

/** Everything that `Table` and `LargeTable` know of their rows and columns before anything is drawn. */
export function useTableParts<Item>(
  basics: TableBasics<Item>,
  { overflowing, dropped = noneDropped, onDetails }: Surroundings<Item>,
) {
  const {
    columns,
    layout,
    rows,
    rowKey,
    rowName,
    rowActions,
    selectedKey,
    onOpen,
    opens,
    openLabel,
    rowHref,
  } = basics;
  const { onSelect } = basics;
  const selection = useRowSelection(basics);
  const leads = Number(onSelect !== undefined) + Number(onDetails !== undefined);
  const lead = leads > 0;
  const shown = useMemo(
    () => showColumns(columns, { layout, overflowing, dropped, lead }),
    [columns, layout, overflowing, dropped, lead],
  );
  const title = titleOf(columns);
  const nameOf = (row: Item) => rowName?.(row) ?? (title && textOf(title, row)) ?? String(rowKey(row));
  const opensOf = (row: Item) => onOpen !== undefined && (opens === undefined || opens(row));

  return {
    selection,
    shown,
    lead,
    /** How wide what stands in front of the columns and behind them is. */
    margins: { lead: lead ? leadEdge + leads * controlWidth : 0, actions: rowActions ? actionsWidth : 0 },
    /** How many cells a row has. */
    span: shown.length + Number(lead) + Number(rowActions !== undefined),

    /** What a row is drawn from: plain values, so that one that did not change is not drawn again. */
    rowProps: (row: Item, index: number) => {
      const canOpen = opensOf(row);
      const name = nameOf(row);
      return {
        row,
        index,
        shown,
        lead,
        rowActions,
        name,
        current: rowKey(row) === selectedKey,
        opens: canOpen,
        href: canOpen ? rowHref?.(row) : undefined,
        openLabel: canOpen ? openLabel?.(row, name) : undefined,
        check: selection.checkOf(row),
      };
    },

    /** One listener for all rows: finds what was clicked, and does what it says. */
    press: (event: MouseEvent<HTMLTableElement>) => {
      const { index, does } = pressedIn(event) ?? {};
      const row = rows[index ?? -1];
      if (row === undefined) return;
      if (does === 'open' && event.target instanceof Element && event.target.closest('a')) {
        // A new tab is the browser's.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
      }
      if (does === 'open') onOpen?.(row);
      else if (does === 'select') selection.toggle(row, event.shiftKey);
      else if (does === 'details') onDetails?.(row);
      else if (does === 'row' && opensOf(row)) onOpen?.(row);
    },
  };
}

export type TableParts<Item> = ReturnType<typeof useTableParts<Item>>;

const controls = 'a, button, input, select, textarea, label, [data-lead]';

/** A click in an overlay that a row opened, in something nested, or that ends a text selection is not about the row. */
function pressedIn({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLTableElement>) {
  if (!(target instanceof Element) || !currentTarget.contains(target) || defaultPrevented) return null;
  const row = target.closest<HTMLTableRowElement>('tr');
  if (row?.dataset['index'] === undefined || row.closest('table') !== currentTarget) return null;
  const control = target.closest<HTMLElement>(controls);
  const own = control !== null && row.contains(control);
  const index = Number(row.dataset['index']);
  if (own) return { index, does: control.dataset['does'] };
  return window.getSelection()?.isCollapsed === false ? null : { index, does: 'row' };
}
