import type { MoveFault, TaskStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';
import { lookOf } from '#shared/status/look-of.ts';

interface TaskLook {
  tone: Tone;
  outlined?: boolean;
  label: ParseKeys<'coldWallet'>;
}

/** How a task stands: what came to an exception waits for a person to look. */
export const taskLooks: Record<TaskStatus, TaskLook> = {
  0: { tone: 'attention', label: 'flow.status.0' },
  1: { tone: 'attention', label: 'flow.status.1' },
  2: { tone: 'running', label: 'flow.status.2' },
  3: { tone: 'success', label: 'flow.status.3' },
  4: { tone: 'danger', label: 'flow.status.4' },
  5: { tone: 'attention', label: 'flow.status.5' },
  6: { tone: 'danger', label: 'flow.status.6' },
  7: { tone: 'idle', outlined: true, label: 'flow.status.7' },
};

/** How the status of a task looks; null for a code nobody here knows. */
export const taskLook = (status: number): TaskLook | null => lookOf(taskLooks, status);

/** The statuses, in the order of a task's life. */
export const taskStatuses = [0, 1, 2, 5, 3, 4, 6, 7] as const satisfies TaskStatus[];

/** Whether a task can still change. */
export const isPending = ({ status }: { status: number }): boolean => status < 3 || status === 5;

const faults = {
  noAddress: true,
  voteFreeNotSet: true,
  balance: true,
  belowMin: true,
  aboveMax: true,
  gas: true,
  decimals: true,
} as const satisfies Record<MoveFault, true>;

const isFault = (text: string): text is MoveFault => Object.hasOwn(faults, text);

/** The reasons that a text lists, where all of them are known by name; null for any other text. */
export function faultsIn(reason: string): MoveFault[] | null {
  const parts = reason.split(',').map((part) => part.trim());
  const known = parts.filter(isFault);
  return known.length === parts.length ? known : null;
}
