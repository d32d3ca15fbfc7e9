import type { Tone } from '@mpc/ui';
import type { Payment } from './payments-list.ts';

/** How a settlement stands. */
export const paymentLooks = {
  0: { tone: 'running', label: 'agent.payment.status.pending' },
  1: { tone: 'success', label: 'agent.payment.status.paid' },
  2: { tone: 'danger', label: 'agent.payment.status.failed' },
} as const satisfies Record<Payment['status'], { tone: Tone; label: string }>;
