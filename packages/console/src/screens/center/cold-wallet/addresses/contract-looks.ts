import type { MultisigStatus } from '@mpc/api';

/** How the contracts of a network, or a request for others, stand. */
export const contractLooks = {
  0: { tone: 'attention', label: 'addresses.status.0' },
  1: { tone: 'success', label: 'addresses.status.1' },
  2: { tone: 'danger', label: 'addresses.status.2' },
  3: { tone: 'idle', label: 'addresses.status.3', outlined: true },
} as const satisfies Record<MultisigStatus, object>;
