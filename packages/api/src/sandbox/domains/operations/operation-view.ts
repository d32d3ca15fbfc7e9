import type { OperateLog } from '../../../domains/operations/operations.schema.ts';
import { sees } from '../../world/access.ts';
import type { OperationRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';

/** What became of an operation: where an item decides it, that tells. */
export function operationStatus(world: World, { item_id, status }: OperationRow): OperateLog['status'] {
  return world.items.get(item_id)?.status ?? status;
}

/** Whether somebody of the wallet may read of an operation: whoever sees the sub-wallet it concerns, if it concerns one. */
export function seesOperation(world: World, { sub_wallet_id }: OperationRow, uid: number): boolean {
  const subWallet = world.subWallets.get(sub_wallet_id);
  return subWallet === undefined || sees(world, uid, subWallet);
}

/** An operation, as the logs show it. */
export function operationShown(world: World, row: OperationRow): OperateLog {
  const { id, wallet_id, sub_wallet_id, operator_uid, business, area, op, business_id } = row;
  const { before, after, ip, created_at, item_id } = row;
  return {
    id,
    wallet_id,
    sub_wallet_id,
    sub_wallet_name: world.subWallets.get(sub_wallet_id)?.sub_wallet_name ?? '',
    ...(operator_uid === 0 ? {} : { operator: personBeside(world, operator_uid) }),
    op_type: op,
    business_type: business,
    area,
    business_id,
    content_before: before,
    content_after: after,
    ip,
    created_at,
    status: operationStatus(world, row),
    item_id,
  };
}
