import type { ColdTaskInfo, TaskStatus } from '@mpc/api';

/** How the status of a task looks, and what it is called. */
export const taskLooks = {
  0: { tone: 'attention', label: 'tasks.status.0' },
  1: { tone: 'attention', label: 'tasks.status.1' },
  2: { tone: 'running', label: 'tasks.status.2' },
  3: { tone: 'success', label: 'tasks.status.3' },
  4: { tone: 'danger', label: 'tasks.status.4' },
  5: { tone: 'attention', label: 'tasks.status.5' },
  6: { tone: 'danger', label: 'tasks.status.6' },
  7: { tone: 'idle', label: 'tasks.status.7', outlined: true },
  signature: { tone: 'attention', label: 'tasks.status.signature' },
} as const satisfies Record<TaskStatus | 'signature', object>;

/** Of a task that is read in full, whether it waits for approval or for a signature. */
export const statusNow = ({ status, node_list }: Pick<ColdTaskInfo, 'status' | 'node_list'>) => {
  if (status !== 1) return status;
  return node_list.find(({ node_status }) => node_status === 1)?.node_type === 2 ? 'signature' : 0;
};
