import { personOf } from '../../world/access.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { HandleType } from '../../../domains/kyt/kyt-record.schema.ts';
import type { World } from '../../world/world.ts';
import { logAs } from '../operations/log-operation.ts';
import { placeRefund } from '../refunds/place-refund.ts';
import { isRefundable, pendingRefund } from '../refunds/refundable.ts';
import { freezeDeposit, releaseDeposit } from '../transactions/deposit-lifecycle.ts';
import { endOrder, isOpen } from '../withdrawals/order-lifecycle.ts';
import { movementOf, recordAt, step, type Screened } from './kyt-records.ts';
import type { KytRecordRow } from './kyt-tables.ts';

/** What may be decided about a movement now. */
export function choicesFor(world: World, row: Screened): HandleType[] {
  const { kyt_status } = row;
  if (row.trans_kind === 'withdraw') return kyt_status === 3 && isOpen(row) ? [1, 4] : [];
  const isHeld = [1, 3, 4, 7].includes(kyt_status) && row.status !== 2000 && row.status !== 4000;
  if (!isHeld || pendingRefund(world, row) !== undefined) return [];
  const refund: HandleType[] = isRefundable(row) ? [3] : [];
  return kyt_status === 4 ? [1, ...refund] : [1, 2, ...refund];
}

const words: Record<HandleType, string> = { 1: 'release', 2: 'freeze', 3: 'refund', 4: 'refuse' };

function carryOut(world: World, row: Screened, handle: HandleType, uid: number, remark: string): 4 | 5 {
  if (row.trans_kind === 'withdraw') {
    if (handle === 1) return 5;
    endOrder(world, row, WithdrawStatus.rejectedBySystem, remark, personOf(world, uid).nickname);
    return 4;
  }
  if (handle === 1) {
    releaseDeposit(world, row.id);
    return 5;
  }
  freezeDeposit(world, row.id);
  // It stays frozen until all of it has gone back.
  if (handle === 3) placeRefund(world, row, { initiator_uid: uid, remark });
  return 4;
}

/** Does what somebody has decided about a record; nothing where that is not possible any more. */
export function handleRecord(
  world: World,
  record: KytRecordRow,
  handle_type: HandleType,
  by: { uid: number; remark: string },
): void {
  const row = movementOf(world, record);
  if (!choicesFor(world, row).includes(handle_type)) return;
  const { wallet_id, sub_wallet_id, record_id } = record;
  logAs(world, by.uid, {
    wallet_id,
    sub_wallet_id,
    business: 'kyt',
    area: 'record',
    op: words[handle_type],
    business_id: record_id,
    before: String(row.kyt_status),
    after: by.remark,
  });
  const reached = carryOut(world, row, handle_type, by.uid, by.remark);
  world.kytRecords.update(step(world, record, reached, by), {
    handle_type,
    handled_by: by.uid,
    handle_remark: by.remark,
    handle_at: world.clock.now(),
  });
}

/** The provider did not answer in time: the deposit is let in, or waits for a person. */
export function timeOut(world: World, recordId: number): void {
  const record = world.kytRecords.get(recordId);
  if (record === undefined) return;
  const row = movementOf(world, record);
  if (row.kyt_status !== 1) return;
  const timeout = world.kytConfigs.get(record.service_id)?.timeout;
  const late = step(world, record, 7);
  const isLetIn = timeout?.action === 'release';
  const rules = [{ name: 'timeout', level: 0, handling: isLetIn ? 1 : 3 } as const];
  world.kytRecords.update(late, { rules });
  if (!isLetIn) return;
  releaseDeposit(world, row.id);
  step(world, recordAt(world, recordId), 5);
}
