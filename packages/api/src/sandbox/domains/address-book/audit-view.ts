import type { BookAudit } from '../../../domains/address-book/book-audit.schema.ts';
import { sees, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { seesItem } from '../approvals/item-view.ts';
import { isAsked } from '../approvals/items.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { changeOf, isOfMode } from './book-change.ts';

/** Whether somebody sees a change: asked, asking, governing, or using a sub-wallet it concerns. */
export function seesAudit(world: World, item: ItemRow, uid: number): boolean {
  const { sub_wallet_ids } = changeOf(item);
  const isUsed = (id: number) => {
    const row = world.subWallets.get(id);
    return row !== undefined && sees(world, uid, row);
  };
  return seesItem(world, item, uid) || sub_wallet_ids.length === 0 || sub_wallet_ids.some(isUsed);
}

/** A change of the address book in a wallet of the caller's, or a refusal. */
export function ownAudit({ world, person }: Asking, auditId: number): ItemRow {
  const item = world.items.get(auditId);
  const isMine =
    item?.item_type === 6 &&
    walletOf(world, item).members.some(({ uid }) => uid === person.uid) &&
    seesAudit(world, item, person.uid);
  if (!isMine) throw new BadField('audit_id', 'unknown');
  return item;
}

/** A change of the address book as somebody sees it. */
export function auditView(world: World, item: ItemRow, uid: number): BookAudit {
  const change = changeOf(item);
  const { wallet_id, wallet_name } = walletOf(world, item);
  const isOn = change.op_type === 3;
  return {
    audit_id: item.item_id,
    op_type: change.op_type,
    wallet_id,
    wallet_name,
    content: {
      sub_wallets: change.sub_wallet_ids.map((sub_wallet_id) => ({
        sub_wallet_id,
        sub_wallet_name: world.subWallets.get(sub_wallet_id)?.sub_wallet_name ?? '',
      })),
      entries: change.entries.map((entry) => ({ ...entry })),
      white_mode: isOfMode(change) ? { before: isOn ? 0 : 1, after: isOn ? 1 : 0 } : null,
    },
    node_list: [...item.nodes],
    status: item.status,
    initiator: personBeside(world, item.initiator_uid),
    created_at: item.created_at,
    finished_at: item.finished_at,
    expire_at: item.expire_at,
    remark: change.remark,
    my_action: isAsked(item, uid) ? 1 : 0,
    can_revoke: item.status === 0 && item.initiator_uid === uid,
  };
}
