import type { ReactNode } from 'react';

/** One thing the palette can find. */
export interface CommandItem {
  id: string;
  label: string;
  /** A second, quieter line; found like the label. */
  detail?: string | undefined;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Other words it is found by: a synonym, a hash, the name in the other language. */
  keywords?: string | undefined;
}

/** Things of one kind. */
export interface CommandGroup {
  id: string;
  title: string;
  items: readonly CommandItem[];
}

/** The groups with what every word of the query occurs in; groups without any are left out. */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label, detail = '', keywords = '' }) => {
        const text = `${label} ${detail} ${keywords}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
