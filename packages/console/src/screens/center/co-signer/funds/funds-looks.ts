import type { SweepState } from '@mpc/api';

/** Where an address stands on its way to the omnibus, in color and words. */
export const sweepStateLook = {
  0: { tone: 'idle', label: 'state.0' },
  1: { tone: 'running', label: 'state.1' },
  2: { tone: 'running', label: 'state.2' },
  3: { tone: 'running', label: 'state.3' },
  4: { tone: 'success', label: 'state.4' },
  5: { tone: 'attention', label: 'state.5' },
  6: { tone: 'danger', label: 'state.6' },
} as const satisfies Record<SweepState, object>;
