import { titleOf, usualMinimum, type TableColumn } from './table-column.ts';

/** How a person arranged the columns. What it does not speak of stands as the columns say themselves. */
export interface TableLayout {
  /** Keys of columns, first to last. */
  order: readonly string[];
  /** Keys of columns that are left out. */
  hidden: readonly string[];
  /** In pixels, by the key of the column. */
  widths: Readonly<Record<string, number>>;
}

/** Nothing is arranged. */
export const plainLayout: TableLayout = { order: [], hidden: [], widths: {} };

/** All columns in their order. One the layout has not heard of follows the column it was declared after. */
export function inOrder<Item>(
  columns: readonly TableColumn<Item>[],
  { order }: TableLayout,
): TableColumn<Item>[] {
  const arranged = [...new Set(order)].flatMap((key) => columns.find((column) => column.key === key) ?? []);
  columns.forEach((column, index) => {
    if (arranged.includes(column)) return;
    const before = columns[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, column);
  });
  return arranged;
}

/** Whether a person may leave the column out. */
export const isHideable = <Item>(column: TableColumn<Item>, columns: readonly TableColumn<Item>[]): boolean =>
  column.hideable ?? column !== titleOf(columns);

/** The columns that are shown, in their order. */
export function visibleColumns<Item>(
  columns: readonly TableColumn<Item>[],
  layout: TableLayout = plainLayout,
): TableColumn<Item>[] {
  return inOrder(columns, layout).filter(
    (column) => !layout.hidden.includes(column.key) || !isHideable(column, columns),
  );
}

/** Puts a key at another place, the others closing up. */
export function moveKey(order: readonly string[], key: string, to: number): string[] {
  const others = order.filter((other) => other !== key);
  others.splice(Math.max(0, to), 0, key);
  return others;
}

/** Reads a layout that was written down; null where the text is none. */
export function readLayout(text: string | null): TableLayout | null {
  try {
    const { order, hidden, widths } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!isKeys(order) || !isKeys(hidden) || typeof widths !== 'object' || widths === null) return null;
    const sound = Object.entries(widths).filter((entry): entry is [string, number] => entry[1] > 0);
    return { order, hidden, widths: Object.fromEntries(sound) };
  } catch {
    return null;
  }
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** How wide a column is that nobody gave a width, once columns have widths. */
const usualWidth = 160;

/** The least and the most a column can be given. */
export const widthRange = <Item>({ minWidth = usualMinimum }: TableColumn<Item>) => ({
  least: minWidth,
  most: 960,
});

/** Keeps a width between its limits, in whole pixels. */
export function fitWidth<Item>(column: TableColumn<Item>, width: number): number {
  const { least, most } = widthRange(column);
  return Math.round(Math.min(most, Math.max(least, width)));
}

/** The width of a column among columns that have widths. */
export const widthOf = <Item>(
  { key, width, minWidth }: TableColumn<Item>,
  layout: TableLayout = plainLayout,
): number =>
  layout.widths[key] ??
  Math.max(minWidth ?? 0, /^\d+px$/.test(width ?? '') ? Number.parseInt(width ?? '', 10) : usualWidth);
