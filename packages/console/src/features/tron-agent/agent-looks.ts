import type { DelegateStatus, TronAgentStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';

/** How the agent stands: off, being authorized, on, or in arrears. */
export const agentLooks = {
  0: { tone: 'idle', label: 'agent.status.off' },
  1: { tone: 'running', label: 'agent.status.authorizing' },
  2: { tone: 'success', label: 'agent.status.on' },
  3: { tone: 'danger', label: 'agent.status.arrears' },
} as const satisfies Record<TronAgentStatus, { tone: Tone; label: string }>;

/** How a delegation order stands, in color; its words are those of `order.lent.status`. */
export const delegateTones: Record<DelegateStatus, Tone> = {
  0: 'idle',
  1: 'running',
  2: 'success',
  3: 'running',
  4: 'success',
  5: 'danger',
};
