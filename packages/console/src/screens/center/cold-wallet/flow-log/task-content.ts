import type { ColdTaskInfo } from '@mpc/api';

/** Everything that is signed of a task: another value of it is another task. */
const signedPart = (task: ColdTaskInfo) => [
  task.task_id,
  task.direction,
  task.symbol,
  task.symbol_alias,
  task.coin_net,
  task.base_symbol,
  task.amount,
  task.address_from,
  task.address_to,
  task.fee,
  task.fee_symbol,
];

/** Whether it is the same as it was looked at, and can be signed. */
export const isSameTask = (now: ColdTaskInfo, looked: ColdTaskInfo): boolean =>
  now.can_sign === 1 && JSON.stringify(signedPart(now)) === JSON.stringify(signedPart(looked));
