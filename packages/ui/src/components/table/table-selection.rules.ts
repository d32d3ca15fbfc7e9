/** Tells one row from another. */
export type RowKey = string | number;

/** Switches keys on or off in a copy of the selection. */
export function switched(
  selected: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  on: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** How many of the keys are selected. */
export function selectionOf(selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): 'none' | 'some' | 'all' {
  if (selected.size === 0 || keys.length === 0) return 'none';
  const first = selected.has(keys[0] ?? '');
  if (keys.some((key) => selected.has(key) !== first)) return 'some';
  return first ? 'all' : 'none';
}

/** The keys from one to the other, both included, whichever comes first; only the second where the first is gone. */
export function range(keys: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] {
  const start = from === undefined ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
