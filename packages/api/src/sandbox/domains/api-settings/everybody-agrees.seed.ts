import { personOf } from '../../world/access.ts';
import { known, type World } from '../../world/world.ts';
import { agree, decideItem } from '../approvals/items.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { activeNode } from '../approvals/nodes.ts';

function nextAsked(world: World, item: ItemRow) {
  const member = activeNode(item.nodes)?.members.find(({ status }) => status === 0);
  return personOf(world, known(member, 'person who is asked').uid);
}

/** Whoever is asked about a change agrees, one after the other, until it has passed. */
export function everybodyAgrees(world: World, item: ItemRow): void {
  let now = item;
  while (now.status === 0) now = agree(world, now, nextAsked(world, now));
}

/** Whoever is asked first refuses. */
export function somebodyRefuses(world: World, item: ItemRow, remark: string): void {
  decideItem(world, item, nextAsked(world, item), 2, { remark });
}
