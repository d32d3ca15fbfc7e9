import { codes } from '../../../core/codes.ts';
import type { ItemStatus, ItemType } from '../../../domains/approvals/approvals.schema.ts';
import { Refused } from '../../wire/refuse.ts';
import { reaches } from '../../world/access.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import type { StrategyNode } from '../strategies/strategies-tables.ts';
import type { ItemRow } from './approvals-tables.ts';
import { activeNode, decide, stepsOf, type Saying } from './nodes.ts';
import { day } from '../../../core/durations.ts';

/** How long a change waits for people before it comes to nothing. */
export const itemLifetime = 7 * day;

type Proposal = Pick<
  ItemRow,
  'item_type' | 'business_id' | 'wallet_id' | 'initiator_uid' | 'title' | 'before' | 'after'
> &
  Partial<Pick<ItemRow, 'sub_wallet_id' | 'summary' | 'needs_key' | 'remark' | 'expire_at'>> & {
    /** Who is asked: the steps of the strategy in force. */
    steps: readonly StrategyNode[];
  };

/**
 * The change of an object that still waits; an object has one at most. Where several share a number, `isOf` tells the one
 * that is meant.
 */
export function pendingItem(
  world: World,
  type: ItemType,
  businessId: number,
  isOf: (item: ItemRow) => boolean = () => true,
): ItemRow | undefined {
  return world.items
    .where('business', `${type}/${businessId}`)
    .find((item) => item.status === 0 && isOf(item));
}

/** Refuses a second change of an object while its first one waits, and names the first. */
export function refuseSecond(
  world: World,
  type: ItemType,
  businessId: number,
  isOf?: (item: ItemRow) => boolean,
): void {
  const item = pendingItem(world, type, businessId, isOf);
  if (item !== undefined) throw new Refused(codes.changePending, {}, { item_id: item.item_id });
}

/** Puts a change before the people its strategy names. It comes into force when the last of them has agreed. */
export function openItem(world: World, { steps, ...proposal }: Proposal): ItemRow {
  const now = world.clock.now();
  const needs_key = proposal.needs_key ?? false;
  const item = world.items.insert({
    sub_wallet_id: 0,
    summary: [],
    remark: '',
    expire_at: now + itemLifetime,
    ...proposal,
    item_id: world.nextId('item'),
    created_at: now,
    status: 0,
    // What signs nothing is approved, also by those who would sign.
    nodes: stepsOf(world, needs_key ? steps : steps.map((step) => ({ ...step, node_type: 1 as const }))),
    needs_key,
  });
  if (item.expire_at > 0) {
    world.clock.schedule({ at: item.expire_at, kind: 'item.expire', id: item.item_id });
  }
  return item;
}

/** Whether it is somebody's turn to decide a change. */
export function isAsked(item: ItemRow, uid: number): boolean {
  const members = item.status === 0 ? (activeNode(item.nodes)?.members ?? []) : [];
  return members.some((member) => member.uid === uid && member.status === 0);
}

/** What somebody may do with a change now: 0 nothing, 1 approve, 2 approve & sign, 3 accept a key. */
export function itemActionOf(item: ItemRow, uid: number): 0 | 1 | 2 | 3 {
  if (!isAsked(item, uid)) return 0;
  return item.item_type === 10 ? 3 : (activeNode(item.nodes)?.node_type ?? 0);
}

function close(world: World, item: ItemRow, status: ItemStatus, remark?: string): ItemRow {
  for (const code of world.signCodes.where('business', `item/${item.item_id}`)) {
    if (code.status < 2) world.signCodes.update(code, { status: 4 });
  }
  return world.items.update(item, {
    status,
    finished_at: world.clock.now(),
    nodes: item.nodes.map((node) => (node.node_status === 1 ? { ...node, node_status: 0 } : node)),
    ...(remark ? { remark } : {}),
  });
}

/** Ends a change otherwise than by agreement: 2 refused, 3 revoked, 4 expired, 5 overtaken. */
export function endItem(world: World, item: ItemRow, status: 2 | 3 | 4 | 5, remark?: string): ItemRow {
  const ended = close(world, item, status, remark);
  world.lifecycle.items[item.item_type]?.ended?.(world, ended, status);
  return ended;
}

/** Somebody whose turn it is agrees; on the phone where the step is signed. */
export function agree(world: World, item: ItemRow, person: PersonRow, saying?: Saying): ItemRow {
  const nodes = decide(item.nodes, person.uid, 1, world.clock.now(), saying);
  const agreed = world.items.update(item, { nodes });
  if (activeNode(nodes) !== undefined) return agreed;
  const passed = close(world, agreed, 1);
  world.lifecycle.items[item.item_type]?.passed(world, passed, person);
  return passed;
}

/** Whether the next yes is given on the phone. */
export function isSigning(item: ItemRow): boolean {
  return activeNode(item.nodes)?.node_type === 2;
}

/** Somebody whose turn it is says yes or no. A yes that has to be signed is refused here: the phone gives it. */
export function decideItem(
  world: World,
  item: ItemRow,
  person: PersonRow,
  decision: 1 | 2,
  saying?: Saying,
): ItemRow {
  if (!isAsked(item, person.uid) || !reaches(world, item, person.uid))
    throw new Refused(codes.alreadyHandled);
  if (decision === 1) {
    if (isSigning(item)) throw new Refused(codes.signedOnPhone);
    return agree(world, item, person, saying);
  }
  const nodes = decide(item.nodes, person.uid, 2, world.clock.now(), saying);
  return endItem(world, world.items.update(item, { nodes }), 2, saying?.remark);
}

/** Who proposed a change takes it back. */
export function revokeItem(world: World, item: ItemRow, person: PersonRow, remark?: string): ItemRow {
  if (item.status !== 0 || item.initiator_uid !== person.uid) throw new Refused(codes.alreadyHandled);
  return endItem(world, item, 3, remark);
}
