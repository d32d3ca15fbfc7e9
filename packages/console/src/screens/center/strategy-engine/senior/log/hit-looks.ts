import type { ItemStatus } from '@mpc/api';

/** What a strategy makes of an order, in color and words. */
export const hitLooks = {
  1: { tone: 'idle', label: 'hits.result.1' },
  2: { tone: 'danger', label: 'hits.result.2' },
  3: { tone: 'idle', label: 'hits.result.3' },
} as const;

/** Where a request stands: one that is pending waits for approvals or a signature. */
export const requestLooks = {
  0: { tone: 'attention', label: 'hits.status.0' },
  1: { tone: 'success', label: 'hits.status.1' },
  2: { tone: 'danger', label: 'hits.status.2' },
  3: { tone: 'idle', label: 'hits.status.3', outlined: true },
  4: { tone: 'idle', label: 'hits.status.4', outlined: true },
  5: { tone: 'idle', label: 'hits.status.5', outlined: true },
} as const satisfies Record<ItemStatus, object>;
