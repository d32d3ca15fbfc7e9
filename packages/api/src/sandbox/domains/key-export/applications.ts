import { roleIn, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { openItem } from '../approvals/items.ts';
import type { KeyRequest } from '../approvals/key-application.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';
import { hour } from '../../../core/durations.ts';

/** How long an approved export may be fetched. */
const exportLifetime = 24 * hour;

/** Which keys are meant: those of one sub-wallet, or of all. */
export type KeyScope = Pick<KeyRequest, 'scope' | 'sub_wallet_ids'>;

/** What an item of type 9 asks for. */
export function requestOf(item: ItemRow): KeyRequest {
  return item.after as KeyRequest;
}

/** Whether an application is about a sub-wallet's keys, too. */
export function covers({ scope, sub_wallet_ids }: KeyScope, subWalletId: number): boolean {
  return scope === 'wallet' || sub_wallet_ids.includes(subWalletId);
}

/** The applications of a wallet, the latest first. */
export function applicationsOf(world: World, walletId: number): ItemRow[] {
  return world.items
    .where('wallet_id', walletId)
    .filter((item) => item.item_type === 9)
    .reverse();
}

/** Whether an application waits that is about some of the same keys. */
export function isAppliedFor(world: World, walletId: number, wanted: KeyScope): boolean {
  return applicationsOf(world, walletId).some((item) => {
    const asked = requestOf(item);
    const isSame = wanted.scope === 'wallet' || wanted.sub_wallet_ids.some((id) => covers(asked, id));
    return item.status === 0 && (isSame || asked.scope === 'wallet');
  });
}

/** Applies for keys; the wallet's strategy for exports decides, and signs. */
export function apply(
  world: World,
  wallet_id: number,
  uid: number,
  { scope, sub_wallet_ids }: KeyScope,
  reason: string,
): ItemRow {
  const names = sub_wallet_ids.map((id) => world.subWallets.get(id)?.sub_wallet_name ?? '').join(', ');
  const after: KeyRequest = { scope, sub_wallet_ids, reason, valid_until: 0 };
  const item = openItem(world, {
    item_type: 9,
    business_id: world.nextId('apply'),
    wallet_id,
    sub_wallet_id: sub_wallet_ids.length === 1 ? (sub_wallet_ids[0] ?? 0) : 0,
    initiator_uid: uid,
    title: { key: `todo.title.keyExport.${scope}`, params: { names } },
    summary: [{ key: 'todo.summary.reason', params: { reason } }],
    before: null,
    after,
    needs_key: true,
    steps: workspaceSteps(world, wallet_id, 'key_export'),
  });
  log(world, item, uid, 'apply', reason);
  return item;
}

function log(world: World, item: ItemRow, uid: number, op: string, after: string): void {
  const { wallet_id, sub_wallet_id, business_id, item_id, status } = item;
  const about = { wallet_id, sub_wallet_id, business: 'key_export', op, business_id, item_id, status };
  logAs(world, uid, { ...about, after });
}

/** It is approved: from now on its file may be fetched for a day. */
export function allowExport(world: World, item: ItemRow): void {
  const valid_until = world.clock.now() + exportLifetime;
  world.items.update(item, { after: { ...requestOf(item), valid_until } });
}

/** Whether somebody may fetch the file of an application now: the owner, once, in time. */
export function mayExport(world: World, item: ItemRow, uid: number): boolean {
  const isOwner = roleIn(walletOf(world, item), uid) === 1;
  const isInTime = item.status === 1 && requestOf(item).valid_until > world.clock.now();
  return isOwner && isInTime && world.keyExports.get(item.business_id) === undefined;
}

/** The phone has added its share: the file is ready. */
export function exportKeys(world: World, item: ItemRow, uid: number): void {
  const { business_id: apply_id, wallet_id } = item;
  world.keyExports.insert({ apply_id, wallet_id, exported_at: world.clock.now(), exported_by: uid });
  log(world, item, uid, 'export', String(apply_id));
}
