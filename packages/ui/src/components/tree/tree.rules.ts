/** What a tree holds at a place, and below it. */
export interface Branch {
  id: string;
  items?: readonly Branch[];
}

/** A place that is in sight, in the order in which the arrow keys go. */
export interface Place {
  id: string;
  /** What it lies below; null at the top. */
  parent: string | null;
  /** Null where nothing lies below it. */
  isOpen: boolean | null;
}

/** The places that are in sight: all but those below a collapsed one. */
export function placesIn(
  items: readonly Branch[],
  collapsed: ReadonlySet<string>,
  parent: string | null = null,
): Place[] {
  return items.flatMap(({ id, items: below = [] }) => {
    const isOpen = below.length === 0 ? null : !collapsed.has(id);
    return [{ id, parent, isOpen }, ...(isOpen === true ? placesIn(below, collapsed, id) : [])];
  });
}

/** What a key does: goes to a place, or opens or collapses the one it was pressed on. Null for what a tree does not know. */
export function treeKey(
  places: readonly Place[],
  current: string,
  key: string,
): { go: string } | { toggle: string } | null {
  const at = places.findIndex(({ id }) => id === current);
  const here = places[at];
  if (here === undefined) return null;
  const go = (place: Place | undefined) => (place === undefined ? null : { go: place.id });
  if (key === 'ArrowDown') return go(places[at + 1]);
  if (key === 'ArrowUp') return go(places[at - 1]);
  if (key === 'Home') return go(places[0]);
  if (key === 'End') return go(places.at(-1));
  if (key === 'ArrowRight') {
    if (here.isOpen === false) return { toggle: here.id };
    return here.isOpen === true ? go(places[at + 1]) : null;
  }
  if (key === 'ArrowLeft') {
    if (here.isOpen === true) return { toggle: here.id };
    return here.parent === null ? null : { go: here.parent };
  }
  if (key === 'Enter' || key === ' ') return here.isOpen === null ? null : { toggle: here.id };
  return null;
}
