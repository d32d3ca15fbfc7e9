import type { KeyApplication } from '../../../domains/approvals/approvals.schema.ts';
import { subWalletOf, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { ItemRow } from './approvals-tables.ts';
import { itemActionOf } from './items.ts';

/** What an item of type 9 would put into force. */
export interface KeyRequest {
  scope: 'wallet' | 'sub_wallets';
  /** Empty where it is the whole wallet. */
  sub_wallet_ids: readonly number[];
  reason: string;
  /** Until when it may be fetched; 0 until it is approved. */
  valid_until: number;
}

/** An application to see or export keys, as somebody sees it. */
export function applyDetail(world: World, item: ItemRow, uid: number): KeyApplication {
  const { item_id, business_id, wallet_id, initiator_uid, nodes, status } = item;
  const { created_at, expire_at, finished_at } = item;
  const { scope, sub_wallet_ids, reason, valid_until } = item.after as KeyRequest;
  return {
    item_id,
    apply_id: business_id,
    wallet_id,
    wallet_name: walletOf(world, item).wallet_name,
    applicant: personBeside(world, initiator_uid),
    scope,
    sub_wallets: sub_wallet_ids.map((sub_wallet_id) => {
      const { sub_wallet_name } = subWalletOf(world, { sub_wallet_id });
      return { sub_wallet_id, sub_wallet_name };
    }),
    reason,
    status,
    node_list: [...nodes],
    my_action: itemActionOf(item, uid),
    can_revoke: status === 0 && initiator_uid === uid ? 1 : 0,
    created_at,
    expire_at,
    ...(finished_at === undefined ? {} : { finished_at }),
    valid_until: status === 1 ? valid_until : 0,
  };
}
