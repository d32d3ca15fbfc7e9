import { known } from '../../world/world.ts';
import type { Lifecycle } from '../../world/lifecycle.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import { signableOrder } from '../withdrawals/withdrawals-lifecycle.ts';
import { broadcastTask, confirmTask, endTask, lateTask, startTask } from './cold-tasks.ts';
import { look } from './fund-strategies.ts';
import { pairChanges } from './multisig-changes.ts';

const order = signableOrder(['Cold-wallet task', '冷钱包任务']);

/** Tasks run, strategies look, changes of contracts come into force, and payments into the warm tier are signed. */
export const coldWalletLifecycle: Lifecycle = {
  jobs: {
    'coldWallet.broadcast': broadcastTask,
    'coldWallet.confirmed': confirmTask,
    'coldWallet.late': lateTask,
    'coldWallet.look': look,
  },
  items: {
    11: pairChanges,
    16: {
      passed(world, item) {
        startTask(world, known(world.coldTasks.get(item.business_id), `task ${item.business_id}`));
      },
      ended(world, item) {
        const task = known(world.coldTasks.get(item.business_id), `task ${item.business_id}`);
        endTask(world, task, 7, item.remark);
      },
    },
  },
  signables: {
    // Signed by the number of the task: its order does the rest.
    cold_task: {
      maySign(world, id, uid) {
        const orderId = world.coldTasks.get(id)?.order_id ?? 0;
        return outgoingAt(world, orderId) !== undefined && order.maySign(world, orderId, uid);
      },
      view: (world, id) => order.view(world, world.coldTasks.get(id)?.order_id ?? 0),
      sign: (world, id, person) => order.sign(world, world.coldTasks.get(id)?.order_id ?? 0, person),
      refuse: (world, id, person) => order.refuse(world, world.coldTasks.get(id)?.order_id ?? 0, person),
    },
  },
};
