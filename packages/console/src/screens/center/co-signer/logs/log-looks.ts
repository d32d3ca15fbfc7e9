import type { ItemStatus } from '@mpc/api';

/** What became of a change, in color and words. */
export const logOutcome = {
  0: { tone: 'attention', label: 'log.status.0' },
  1: { tone: 'success', label: 'log.status.1' },
  2: { tone: 'danger', label: 'log.status.2' },
  3: { tone: 'idle', label: 'log.status.3', outlined: true },
  4: { tone: 'idle', label: 'log.status.4', outlined: true },
  5: { tone: 'idle', label: 'log.status.5', outlined: true },
} as const satisfies Record<ItemStatus, object>;
