import type { Person } from '../../../domains/account/account.schema.ts';
import type { PendingChange, StrategySide } from '../../../domains/strategies/strategies.schema.ts';
import type { ChangeRequest } from '../../../domains/strategies/strategy-calls.schema.ts';
import { walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { isAsked } from '../approvals/items.ts';
import { activeNode } from '../approvals/nodes.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { changeOf, type StrategyChange, type StrategyOrder } from './strategy-change.ts';
import { sideOf, stepsShown } from './strategy-sides.ts';
import { businessName } from './workspace-businesses.ts';

/** Whoever can decide an item now. */
export function missingOn(world: World, { status, nodes }: ItemRow): Person[] {
  const members = status === 0 ? (activeNode(nodes)?.members ?? []) : [];
  return members.filter((member) => member.status === 0).map(({ uid }) => personBeside(world, uid));
}

function rights(item: ItemRow, uid: number) {
  return {
    my_action: isAsked(item, uid) ? (1 as const) : (0 as const),
    can_revoke: item.status === 0 && item.initiator_uid === uid,
  };
}

/** A change that waits, as a banner tells of it. */
export function pendingShown({ world, person }: Asking, item: ItemRow | undefined): PendingChange | null {
  if (item === undefined) return null;
  const { item_id, created_at, expire_at, initiator_uid } = item;
  return {
    audit_id: item_id,
    op: changeOf(item).op,
    operator: personBeside(world, initiator_uid),
    created_at,
    expire_at,
    missing: missingOn(world, item),
    ...rights(item, person.uid),
  };
}

function nameIn(change: StrategyChange): string {
  if (change.business === 'workspace' || change.op === 4) return '';
  return (change.before ?? change.after)?.name ?? '';
}

function orderShown(world: World, { ids }: StrategyOrder): StrategySide {
  // A strategy that is gone is still named by the change that ended it.
  const nameOf = (id: number) => {
    const last = world.items.where('business', `4/${id}`).at(-1);
    return world.strategies.get(id)?.name ?? (last === undefined ? '' : nameIn(changeOf(last)));
  };
  return { order: ids.map((id) => ({ strategy_id: id, name: nameOf(id) })) };
}

function sidesOf(world: World, item: ItemRow): Pick<ChangeRequest, 'before' | 'after'> {
  const change = changeOf(item);
  const wallet = walletOf(world, item);
  if (change.business === 'workspace') {
    const shown = ({ nodes }: typeof change.after) => ({ node_list: stepsShown(world, wallet, nodes) });
    return { before: shown(change.before), after: shown(change.after) };
  }
  if (change.op === 4)
    return { before: orderShown(world, change.before), after: orderShown(world, change.after) };
  return {
    before: change.before === null ? null : sideOf(world, wallet, change.before),
    after: change.after === null ? null : sideOf(world, wallet, change.after),
  };
}

/** A change of strategies, as somebody sees it. */
export function changeShown({ world, person, language }: Asking, item: ItemRow): ChangeRequest {
  const change = changeOf(item);
  const { item_id, wallet_id, sub_wallet_id, remark, created_at, expire_at, finished_at, status } = item;
  const isWorkspace = change.business === 'workspace';
  return {
    audit_id: item_id,
    business: change.business,
    op: change.op,
    strategy_id: isWorkspace || change.op === 4 ? 0 : item.business_id,
    strategy_name: isWorkspace ? businessName(change.after.business_type, language) : nameIn(change),
    ...(isWorkspace ? { business_type: change.after.business_type } : {}),
    wallet_id,
    sub_wallet_id,
    sub_wallet_name: world.subWallets.get(sub_wallet_id)?.sub_wallet_name ?? '',
    operator: personBeside(world, item.initiator_uid),
    remark,
    created_at,
    expire_at,
    ...(finished_at === undefined ? {} : { finished_at }),
    status,
    node_list: [...item.nodes],
    ...rights(item, person.uid),
    ...sidesOf(world, item),
  };
}
