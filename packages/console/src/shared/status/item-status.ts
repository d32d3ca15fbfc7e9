import type { ItemStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

interface Look {
  tone: Tone;
  outlined: boolean;
  /** Null for a code this console does not know: it is shown as it is. */
  label: ParseKeys | null;
}

const looks = {
  0: { tone: 'attention', label: 'todo.status.0', outlined: false },
  1: { tone: 'success', label: 'todo.status.1', outlined: false },
  2: { tone: 'danger', label: 'todo.status.2', outlined: false },
  3: { tone: 'idle', label: 'todo.status.3', outlined: true },
  4: { tone: 'idle', label: 'todo.status.4', outlined: true },
  5: { tone: 'idle', label: 'todo.status.5', outlined: true },
} as const satisfies Record<ItemStatus, Look>;

/** How the status of an item is shown. */
export const itemStatusLook = (status: number): Look =>
  Object.hasOwn(looks, status) ? looks[status as ItemStatus] : { tone: 'idle', outlined: true, label: null };
