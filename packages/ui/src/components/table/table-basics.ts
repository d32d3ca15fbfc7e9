import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { TableColumn } from './table-column.ts';
import type { TableLayout } from './table-layout.rules.ts';
import type { RowKey } from './table-selection.rules.ts';
import type { TableSort } from './table-sort.rules.ts';

/** Why there are no rows. */
export interface TableError {
  /** What happened, and what to do next. */
  message: ReactNode;
  /** Asks for the rows again; without it there is no Retry. */
  onRetry?: (() => void) | undefined;
}

/** What `Table` and `LargeTable` both take. Anything else goes onto their outermost element. */
export interface TableBasics<Item>
  extends TableOwn<Item>, Omit<HTMLAttributes<HTMLDivElement>, 'onSelect' | 'children'> {
  ref?: Ref<HTMLDivElement>;
}

interface TableOwn<Item> {
  /** What the rows are, for a screen reader. */
  label: string;
  /** First to last. Made outside of the component or in `useMemo`, they let a row be drawn again only when it changed. */
  columns: readonly TableColumn<Item>[];
  /** Those of this page, or all there are. */
  rows: readonly Item[];
  /** Tells one row from another. */
  rowKey: (row: Item) => RowKey;
  /** Names a row in its checkbox, its menu and its details. @default the words of its title */
  rowName?: ((row: Item) => string) | undefined;
  /** Opens a row: by a click anywhere on it, or from the keyboard by the button around its title. */
  onOpen?: ((row: Item) => void) | undefined;
  /** Whether there is anything to open of a row. @default there is of every row */
  opens?: ((row: Item) => boolean) | undefined;
  /** Where a row leads: its title is a link then, for a new tab; a plain click goes to `onOpen` all the same. */
  rowHref?: ((row: Item) => string) | undefined;
  /** What is opened, said after the title cell's own words, which name the button. It is given the row's name. */
  openLabel?: ((row: Item, name: string) => string) | undefined;
  /** The row that is open now. */
  selectedKey?: RowKey | undefined;
  /** How the rows are sorted; whoever gives the rows sorts them, `useClientRows` here or the server. */
  sort?: TableSort | null | undefined;
  /** Asks for another order. Without it no header can be pressed. */
  onSort?: ((sort: TableSort | null) => void) | undefined;
  /** How a person arranged the columns; `useTableLayout` keeps it. */
  layout?: TableLayout | undefined;
  /** Makes the columns sizeable. */
  onLayout?: ((layout: TableLayout) => void) | undefined;
  /** The rows that are ticked, of this page and others. */
  selectedKeys?: ReadonlySet<RowKey> | undefined;
  /** Gives each row a checkbox. With Shift the rows in between are ticked too. */
  onSelect?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Whether a row can be ticked. @default every row can */
  selectable?: ((row: Item) => boolean) | undefined;
  /** What can be done with the ticked rows: small buttons, in a bar that is there while any is ticked. */
  selectionActions?: ((keys: ReadonlySet<RowKey>) => ReactNode) | undefined;
  /** What can be done with one row, at its end: a `RowMenu`, which takes the row's name. */
  rowActions?: ((row: Item, name: string) => ReactNode) | undefined;
  /** Shows the shape of the rows while there are none; marks the ones that are there as being refreshed. */
  loading?: boolean;
  /** How many rows the shape has. @default 5 */
  loadingRows?: number;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Stands in place of the rows when they could not be had. */
  error?: TableError | undefined;
  /** Sums the rows up below them, under their columns: a `TableSummary`. */
  summary?: ReactNode;
  /** Below the rows, inside the card: the pagination. */
  footer?: ReactNode;
}

const own: Record<keyof TableOwn<never>, true> = {
  label: true,
  columns: true,
  rows: true,
  rowKey: true,
  rowName: true,
  onOpen: true,
  opens: true,
  rowHref: true,
  openLabel: true,
  selectedKey: true,
  sort: true,
  onSort: true,
  layout: true,
  onLayout: true,
  selectedKeys: true,
  onSelect: true,
  selectable: true,
  selectionActions: true,
  rowActions: true,
  loading: true,
  loadingRows: true,
  empty: true,
  error: true,
  summary: true,
  footer: true,
};

/** What belongs on the outermost element. */
export const restOf = <Item>(basics: TableBasics<Item>): HTMLAttributes<HTMLDivElement> =>
  Object.fromEntries(Object.entries(basics).filter(([name]) => !(name in own)));
