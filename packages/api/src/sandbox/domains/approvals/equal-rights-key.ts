import type { ItemHandler } from '../../world/lifecycle.ts';
import { personOf, roleIn, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { logAs } from '../operations/log-operation.ts';
import type { ItemRow } from './approvals-tables.ts';
import { openItem, pendingItem } from './items.ts';

interface Offer {
  wallet_id: number;
  from: number;
  to: number;
  /** Of the key that is sent, to be compared with what the sender's phone shows. */
  fingerprint: string;
}

/** The owner sends an admin a key that signs as the owner's does; it waits until the admin takes it. */
export function offerKey(world: World, { wallet_id, from, to, fingerprint }: Offer): ItemRow {
  const sender = personOf(world, from).nickname;
  return openItem(world, {
    item_type: 10,
    business_id: to,
    wallet_id,
    initiator_uid: from,
    title: { key: 'todo.title.equalRightsKey', params: { sender, to: personOf(world, to).nickname } },
    summary: [{ key: 'todo.summary.keyFingerprint', params: { fingerprint } }],
    before: null,
    after: { fingerprint },
    steps: [{ node_type: 1, threshold: 1, uids: [to] }],
  });
}

/** Whether somebody has a key of a wallet: 0 none, 1 sent and not taken yet, 2 accepted. */
export function keyStatusOf(world: World, wallet_id: number, uid: number): 0 | 1 | 2 {
  const isSent = pendingItem(world, 10, uid, (item) => item.wallet_id === wallet_id) !== undefined;
  if (isSent) return 1;
  return roleIn(walletOf(world, { wallet_id }), uid) === 3 ? 0 : 2;
}

function log(world: World, item: ItemRow, uid: number, op: 'accept' | 'refuse'): void {
  const { wallet_id, item_id, business_id } = item;
  logAs(world, uid, { wallet_id, business: 'key', area: 'equal_rights', op, business_id, item_id });
}

/** What becomes of a key that was sent. */
export const equalRightsKey: ItemHandler = {
  passed: (world, item, by) => log(world, item, by.uid, 'accept'),
  ended: (world, item, status) => {
    if (status === 2) log(world, item, item.business_id, 'refuse');
  },
};
