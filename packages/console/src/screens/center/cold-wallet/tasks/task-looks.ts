import type { TaskStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';

/** How the status of a task looks. */
export const taskLooks = {
  0: 'attention',
  1: 'attention',
  2: 'running',
  3: 'success',
  4: 'danger',
  5: 'attention',
  6: 'danger',
  7: 'idle',
} as const satisfies Record<TaskStatus, Tone>;
