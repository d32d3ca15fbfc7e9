import type { ColdTaskInfo } from '@mpc/api';
import { taskLooks } from '../flow-log/task-looks.ts';

/** How the status of a task looks, and what it is called. */
export const taskStates = {
  ...taskLooks,
  signature: { tone: 'attention', label: 'flow.status.signature' },
} as const;

/** Of a task that is read in full, whether it waits for approval or for a signature. */
export const statusNow = ({ status, node_list }: Pick<ColdTaskInfo, 'status' | 'node_list'>) => {
  if (status !== 1) return status;
  return node_list.find(({ node_status }) => node_status === 1)?.node_type === 2 ? 'signature' : 0;
};
