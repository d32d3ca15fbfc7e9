import type { ApprovalItem } from '@mpc/api';
import { useScreenKeys, type ShortcutGroup } from '#shared/shortcuts/shortcuts.ts';

/** The keys that work through the list without a pointer. */
const triage: ShortcutGroup = {
  title: 'todo.keys.title',
  shortcuts: [
    { keys: ['j', 'k'], shown: 'J · K', label: 'todo.keys.move' },
    { keys: ['o', 'Enter'], shown: 'O · Enter', label: 'todo.keys.open' },
    { keys: ['a'], shown: 'A', label: 'todo.keys.approve' },
    { keys: ['r'], shown: 'R', label: 'todo.keys.refuse' },
  ],
};

const openers = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('tr[data-index] [data-does=open]'));

/** The row that has the focus, by its place among those that open; -1 while none has. */
const placeOf = (all: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('tr[data-index]') ?? null;
  return row === null ? -1 : all.findIndex((one) => row.contains(one));
};

const indexOf = (opener: HTMLElement | undefined): number =>
  Number(opener?.closest<HTMLElement>('tr[data-index]')?.dataset['index'] ?? -1);

export interface TriageOptions {
  items: readonly ApprovalItem[];
  onOpen: (item: ApprovalItem) => void;
  /** Asks about one item; nothing is decided by a key alone. */
  onAsk: (item: ApprovalItem, verdict: 'approve' | 'refuse') => void;
}

/** j and k move the focus from item to item, o opens one, a and r ask about it. */
export function useTriage({ items, onOpen, onAsk }: TriageOptions): void {
  useScreenKeys(triage, (key) => {
    const all = openers();
    const at = placeOf(all);
    if (key === 'j' || key === 'k') {
      const next = key === 'j' ? Math.min(at + 1, all.length - 1) : Math.max(at - 1, 0);
      all[next]?.focus();
      return;
    }
    const item = items[indexOf(all[at])];
    if (item === undefined) return;
    if (key === 'o' || key === 'Enter') onOpen(item);
    else onAsk(item, key === 'a' ? 'approve' : 'refuse');
  });
}
