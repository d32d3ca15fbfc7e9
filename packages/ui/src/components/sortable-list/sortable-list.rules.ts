/** One row of a list that a person may put into another order. */
export interface SortableItem {
  id: string;
  /** What it is called where its moves are said. */
  label: string;
  /** Stays in its place, whatever moves around it. */
  disabled?: boolean | undefined;
}

/** Puts the items that may move into this order; the others keep their places. */
const settle = (items: readonly SortableItem[], free: readonly string[]): string[] => {
  const rest = free.values();
  return items.map((item) => (item.disabled === true ? item.id : (rest.next().value ?? item.id)));
};

const freeIds = (items: readonly SortableItem[]): string[] =>
  items.filter((item) => item.disabled !== true).map((item) => item.id);

/** The order after some items were dropped before or after another. */
export function drop(
  items: readonly SortableItem[],
  dropped: ReadonlySet<unknown>,
  target: { id: string; after: boolean },
): string[] {
  const moving = freeIds(items).filter((id) => dropped.has(id));
  const rest = freeIds(items).filter((id) => !dropped.has(id));
  const until = items.findIndex((item) => item.id === target.id) + (target.after ? 1 : 0);
  const place = items.slice(0, until).filter((item) => rest.includes(item.id)).length;
  return settle(items, [...rest.slice(0, place), ...moving, ...rest.slice(place)]);
}

/** The order after an item went one place up or down, past whatever stays; null where there is no such place. */
export function step(items: readonly SortableItem[], id: string, direction: 'up' | 'down'): string[] | null {
  const free = freeIds(items);
  const from = free.indexOf(id);
  const to = from + (direction === 'up' ? -1 : 1);
  const other = free[to];
  if (from === -1 || other === undefined) return null;
  return settle(items, free.with(from, other).with(to, id));
}
