/** What a tree holds at a place, and below it. */
export interface Branch {
  id: string;
  items?: readonly Branch[];
}

/** A place that is in sight, in the order in which the arrow keys go. */
export interface Place<Item extends Branch = Branch> {
  item: Item;
  /** What it lies below; null at the top. */
  parent: string | null;
  /** Null where nothing lies below it. */
  isOpen: boolean | null;
  /** From 1. */
  level: number;
  /** Which of its neighbors it is, from 1, and how many they are. */
  position: number;
  size: number;
}

/** The places that are in sight: all but those below a collapsed one. */
export function placesIn<Item extends Branch & { items?: readonly Item[] }>(
  items: readonly Item[],
  collapsed: ReadonlySet<string>,
  { parent = null, level = 1 }: { parent?: string | null; level?: number } = {},
): Place<Item>[] {
  return items.flatMap((item, index) => {
    const below = item.items ?? [];
    const isOpen = below.length === 0 ? null : !collapsed.has(item.id);
    return [
      { item, parent, isOpen, level, position: index + 1, size: items.length },
      ...(isOpen === true ? placesIn(below, collapsed, { parent: item.id, level: level + 1 }) : []),
    ];
  });
}

/** What a key does: goes to a place, or opens or collapses the one it was pressed on. Null for what a tree does not know. */
export function treeKey(
  places: readonly Pick<Place, 'item' | 'parent' | 'isOpen'>[],
  current: string,
  key: string,
): { go: string } | { toggle: string } | null {
  const at = places.findIndex(({ item }) => item.id === current);
  const here = places[at];
  if (here === undefined) return null;
  const go = (place: (typeof places)[number] | undefined) =>
    place === undefined ? null : { go: place.item.id };
  if (key === 'ArrowDown') return go(places[at + 1]);
  if (key === 'ArrowUp') return go(places[at - 1]);
  if (key === 'Home') return go(places[0]);
  if (key === 'End') return go(places.at(-1));
  if (key === 'ArrowRight') {
    if (here.isOpen === false) return { toggle: current };
    return here.isOpen === true ? go(places[at + 1]) : null;
  }
  if (key === 'ArrowLeft') {
    if (here.isOpen === true) return { toggle: current };
    return here.parent === null ? null : { go: here.parent };
  }
  if (key === 'Enter' || key === ' ') return here.isOpen === null ? null : { toggle: current };
  return null;
}
