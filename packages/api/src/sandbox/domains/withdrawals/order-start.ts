import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { stepsOf } from '../approvals/nodes.ts';
import type { StrategyNode, StrategyRow } from '../strategies/strategies-tables.ts';
import { endOrder } from './order-lifecycle.ts';

/** Who is asked first, and so what is waited for. */
export function startOf(world: World, steps: readonly StrategyNode[]) {
  const nodes = stepsOf(world, steps);
  const isApproved = nodes[0]?.node_type !== 1;
  return { nodes, status: isApproved ? WithdrawStatus.awaitingSignature : WithdrawStatus.awaitingApproval };
}

/** An order is over at once where its strategy or its screening refuses it. */
export function stopWhereRefused<Row extends OutgoingRow>(
  world: World,
  order: Row,
  strategy: StrategyRow,
): Row {
  const isRisky = order.kyt_status === 4;
  if (strategy.action !== 2 && !isRisky) return order;
  const reason = isRisky ? order.kyt.categories.join(', ') : `Rejected by strategy ${strategy.name}`;
  return endOrder(world, order, WithdrawStatus.rejectedBySystem, reason) as Row;
}
