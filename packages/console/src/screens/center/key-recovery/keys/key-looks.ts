import type { Tone } from '@mpc/ui';
import type { KeyState } from './key-state.rules.ts';

/** How each state looks: amber where somebody is needed, green where it is done. */
export const keyLooks = {
  none: { tone: 'idle', outlined: true, label: 'state.none' },
  applied: { tone: 'attention', outlined: false, label: 'state.applied' },
  approved: { tone: 'attention', outlined: false, label: 'state.approved' },
  ready: { tone: 'attention', outlined: false, label: 'state.ready' },
  exported: { tone: 'success', outlined: false, label: 'state.exported' },
  lapsed: { tone: 'idle', outlined: true, label: 'state.lapsed' },
  rejected: { tone: 'danger', outlined: false, label: 'state.rejected' },
  canceled: { tone: 'idle', outlined: true, label: 'state.canceled' },
  expired: { tone: 'idle', outlined: true, label: 'state.expired' },
} as const satisfies Record<KeyState, { tone: Tone; outlined: boolean; label: string }>;
