import type { ApprovalItem } from '@mpc/api';
import { useState } from 'react';
import { itemRefOf } from '#features/approvals';
import type { Decision } from '#features/decisions';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { ShortcutGroup } from '#shared/shortcuts/shortcuts.ts';
import { canDecide } from './todo-action.rules.ts';

/** What an item was opened for. */
export interface StartedDecision {
  /** The item, as the address has it. */
  open: string;
  decision: Decision;
  /** How often something was started: what is started again asks again. */
  times: number;
}

/** The keys that work through the list without a pointer; nothing is decided by a key alone. */
const group: ShortcutGroup = {
  title: 'todo.keys.title',
  shortcuts: [
    { keys: ['j', 'k'], shown: 'J · K', label: 'todo.keys.move' },
    { keys: ['o', 'Enter'], shown: 'O · Enter', label: 'todo.keys.open' },
    { keys: ['a'], shown: 'A', label: 'todo.keys.approve' },
    { keys: ['r'], shown: 'R', label: 'todo.keys.refuse' },
  ],
};

const keyOf = (item: ApprovalItem): string | null => {
  const ref = itemRefOf(item);
  return ref === null ? null : `${ref.kind}:${ref.id}`;
};

/** Working through the rows of a list one after the other: which stands open, what it was opened for, and which comes next. */
export function useTriage(rows: readonly ApprovalItem[], { opensNext }: { opensNext: boolean }) {
  const { open, show } = useOverlayParam();
  const [started, setStarted] = useState<StartedDecision | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const openKey = open === null ? null : `${open.kind}:${open.id}`;
  const isOpen = (item: ApprovalItem) => openKey !== null && keyOf(item) === openKey;

  const openItem = (item: ApprovalItem, decision?: Decision) => {
    const ref = itemRefOf(item);
    const key = keyOf(item);
    if (ref === null || key === null) return;
    setStarted((before) =>
      decision === undefined ? null : { open: key, decision, times: (before?.times ?? 0) + 1 },
    );
    show(ref.kind, ref.id);
  };
  return {
    isOpen,
    openItem,
    /** For the detail of the one that stands open. */
    detail: {
      started,
      isNext: openKey !== null && next === openKey,
      /** The one below what was decided, while the list still has both. */
      onDecided: () => {
        const at = rows.findIndex(isOpen);
        const below = opensNext && at >= 0 ? rows[at + 1] : undefined;
        if (below === undefined) return;
        setNext(keyOf(below));
        openItem(below);
      },
    },
    keys: {
      group,
      onKey: (key: string, at: number) => {
        const item = rows[at];
        if (item === undefined) return;
        openItem(item, canDecide(item) ? (key === 'a' ? 'approve' : 'refuse') : undefined);
      },
    },
  };
}
