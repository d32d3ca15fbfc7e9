import type { ReactNode } from 'react';

/** One column: its head, and what stands under it in each row. */
export interface TableColumn<Item> {
  key: string;
  /** Stands above the column, and beside each value where rows are cards. */
  header: string;
  /** Says the header without showing it, as over a column of actions. */
  headerHidden?: boolean;
  /** What is `missingNumber` has no line where rows are cards. */
  cell: (row: Item) => ReactNode;
  /** The value in plain words and exact figures: for sorting here and for files. @default the cell where it is plain */
  text?: (row: Item) => string;
  /** `end` for money and times; such a value never breaks into two lines. @default 'start' */
  align?: 'start' | 'end';
  /** A CSS width; columns without one share the rest. */
  width?: string;
  /**
   * In pixels: the column gives way down to this before others leave, and what does not fit ends in an ellipsis. A person
   * cannot make it narrower either. @default 120 for the title; any other column is as wide as what it holds, 80 at least
   */
  minWidth?: number;
  /** The value is read whole: it takes the lines it needs and is never cut, as an address where a person decides. @default false */
  whole?: boolean;
  /** Stays in sight when the rows scroll sideways: at the start, or at the end as `rowActions` do. @default the title does */
  fixed?: boolean | 'end';
  /** Leaves where the rows are wider than the table, the highest first. Without one, and where widths were given by a person, a column stays. */
  priority?: 1 | 2 | 3;
  /**
   * Where the value stands in a card: large at its top, opposite that, in a line of its own below, or at its end. Values
   * without a place stand below with their headers.
   */
  card?: 'lead' | 'state' | 'about' | 'note';
  /** Leaves the value out where rows are cards. */
  hideOnPhone?: boolean;
  /** Names the row: heads its card and holds the button that opens it. @default the first column */
  isTitle?: boolean;
  /** Whether a person may leave the column out. @default true, but for the title */
  hideable?: boolean;
  /** Its header sorts the rows. */
  sortable?: boolean;
  /** The order of two rows, for sorting here. @default decimals by value, words as the language has them */
  compare?: (one: Item, other: Item) => number;
}

/** Below every priority: of the columns that are left, those of words give way, so that no number is covered. */
export const allGiveWay = 0.5;

/** How narrow a column becomes that says nothing of it. */
export const usualMinimum = 80;

interface Giving<Item> {
  title: TableColumn<Item> | undefined;
  /** There is no room for all that columns of words hold. */
  isTight: boolean;
}

/** Down to how many pixels a column gives way; undefined for one that does not. */
export function givesWayTo<Item>(column: TableColumn<Item>, { title, isTight }: Giving<Item>) {
  const { minWidth, width, align, fixed } = column;
  if (column === title && width === undefined) return minWidth ?? 120;
  return minWidth ?? (isTight && align !== 'end' && fixed === undefined ? usualMinimum : undefined);
}

/** The column that names the row. */
export const titleOf = <Item>(columns: readonly TableColumn<Item>[]): TableColumn<Item> | undefined =>
  columns.find(({ isTitle }) => isTitle) ?? columns[0];

/** What a cell says in plain words; undefined where it is drawn and has no `text`. */
export function textOf<Item>({ text, cell }: TableColumn<Item>, row: Item): string | undefined {
  if (text) return text(row);
  const content = cell(row);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}
