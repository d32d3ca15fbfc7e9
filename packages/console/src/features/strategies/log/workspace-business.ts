import type { WorkspaceBusiness } from '@mpc/api';

const known: Record<WorkspaceBusiness, true> = {
  api: true,
  key_export: true,
  auto_collect: true,
  cold_address: true,
  workspace: true,
  address_book: true,
  collect_rule: true,
  kyt: true,
  refund: true,
  bill: true,
  cold_task: true,
  tron_agent: true,
};

/** Whether a text names a scenario that a workspace strategy decides. */
export const isWorkspaceBusiness = (text: string): text is WorkspaceBusiness => Object.hasOwn(known, text);
