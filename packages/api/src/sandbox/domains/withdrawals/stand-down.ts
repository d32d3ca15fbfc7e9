import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** The steps of an order that nobody is waited for any more, and no code can sign. */
export function standDown(world: World, { trans_kind, id, nodes }: OutgoingRow): OutgoingRow['nodes'] {
  for (const code of world.signCodes.where('business', `${trans_kind}/${id}`))
    if (code.status < 2) world.signCodes.update(code, { status: 4 });
  return nodes.map((node) => (node.node_status === 1 ? { ...node, node_status: 0 } : node));
}
