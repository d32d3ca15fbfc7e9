import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { Lifecycle } from '../../world/lifecycle.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { refundDeposit } from '../transactions/deposit-states.ts';
import { signableOrder } from '../withdrawals/withdrawals-lifecycle.ts';

/** A refund that went through leaves so much less of its deposit; one that did not leaves it as it was. */
function settle(world: World, row: OutgoingRow): void {
  if (row.trans_kind !== 'refund' || row.status !== WithdrawStatus.done) return;
  refundDeposit(world, row.deposit_id, row.amount);
}

/** Refunds go out like payments do. */
export const refundsLifecycle: Lifecycle = {
  signables: { refund: signableOrder(['Refund', '退款']) },
  endings: { refund: settle },
};
