import { useScreenKeys, type ShortcutGroup } from '#shared/shortcuts/shortcuts.ts';

/** What keys do with the rows of a list. */
export interface RowKeys {
  group: ShortcutGroup;
  /** Hears of any other key of the group, and the row that has the focus, counted from 0. */
  onKey?: (key: string, row: number) => void;
}

/** The keys of a list whose rows can only be gone through and opened. */
export const usualKeys: RowKeys = {
  group: {
    title: 'list.keys.title',
    shortcuts: [
      { keys: ['j', 'k'], shown: 'J · K', label: 'list.keys.move' },
      { keys: ['o', 'Enter'], shown: 'O · Enter', label: 'list.keys.open' },
    ],
  },
};

const openers = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('tr[data-index] [data-does=open]'));

/** The row that has the focus, by its place among those that open; -1 while none has. */
function placeIn(all: readonly HTMLElement[]): number {
  const row = document.activeElement?.closest('tr[data-index]') ?? null;
  return row === null ? -1 : all.findIndex((opener) => row.contains(opener));
}

/** J and K move the focus from row to row, O opens the row that has it; the rest is the screen's. */
export function useRowKeys({ group, onKey }: RowKeys): void {
  useScreenKeys(group, (key) => {
    const all = openers();
    const at = placeIn(all);
    const opener = all[at];
    if (key === 'j' || key === 'k') {
      const next = key === 'j' ? Math.min(at + 1, all.length - 1) : Math.max(at - 1, 0);
      all[next]?.focus();
    } else if (opener !== undefined) {
      if (key === 'o' || key === 'Enter') opener.click();
      else onKey?.(key, Number(opener.closest<HTMLElement>('tr[data-index]')?.dataset['index']));
    }
  });
}
