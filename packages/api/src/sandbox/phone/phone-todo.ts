import { itemView } from '../domains/approvals/item-on-phone.ts';
import { agree, decideItem, itemActionOf } from '../domains/approvals/items.ts';
import { actionOf, approve, outgoingAt, refuse } from '../domains/withdrawals/order-lifecycle.ts';
import { personOf, reaches } from '../world/access.ts';
import type { Both, SignView } from '../world/lifecycle.ts';
import type { World } from '../world/world.ts';

/** Something in the app's to-do list of somebody. */
export interface WaitingThing {
  kind: 'order' | 'item';
  id: number;
  title: Both;
  lines: SignView['lines'];
  address?: string | undefined;
  /** 1 approve, 2 approve & sign, 3 accept a key. */
  action: 1 | 2 | 3;
}

/** What waits for somebody, the newest first. */
export function waitingOn(world: World, uid: number): WaitingThing[] {
  const orders = world.transactions.all().flatMap((row): WaitingThing[] => {
    const order = outgoingAt(world, row.id);
    const action = order === undefined ? 0 : actionOf(world, order, uid);
    const view = action === 0 ? undefined : world.lifecycle.signables[row.trans_kind]?.view(world, row.id);
    if (action === 0 || view === undefined) return [];
    const { title, lines, address } = view;
    return [{ kind: 'order', id: row.id, title, lines, address, action }];
  });
  const items = world.items.all().flatMap((item): WaitingThing[] => {
    const action = itemActionOf(item, uid);
    if (action === 0 || !reaches(world, item, uid)) return [];
    const { title, lines } = itemView(world, item);
    return [{ kind: 'item', id: item.item_id, title, lines, action }];
  });
  return [...orders, ...items].reverse();
}

/** Somebody decides on the phone, which also signs; false where it is not theirs to decide any more. */
export function actOnWaiting(
  world: World,
  uid: number,
  kind: WaitingThing['kind'],
  id: number,
  act: 'approve' | 'refuse',
): boolean {
  world.clock.now();
  const person = personOf(world, uid);
  if (kind === 'item') {
    const item = world.items.get(id);
    if (item === undefined || itemActionOf(item, uid) === 0 || !reaches(world, item, uid)) return false;
    if (act === 'approve') agree(world, item, person);
    else decideItem(world, item, person, 2);
    return true;
  }
  const order = outgoingAt(world, id);
  const action = order === undefined ? 0 : actionOf(world, order, uid);
  if (order === undefined || action === 0) return false;
  if (act === 'refuse') refuse(world, order, person);
  else if (action === 2) world.lifecycle.signables[order.trans_kind]?.sign(world, order.id, person);
  else approve(world, order, person);
  return true;
}
