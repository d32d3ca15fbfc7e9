import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { AskedFor } from '../approvals/conditions-met.ts';
import { stepsOf } from '../approvals/nodes.ts';
import { strategyHit } from '../approvals/strategy-hit.ts';
import type { StrategyNode, StrategyRow } from '../strategies/strategies-tables.ts';
import { endOrder } from './order-lifecycle.ts';

/** Which of several strategies decides: one that refuses before one that asks, and that before one that lets pass. */
const rank = { 2: 0, 1: 1, 3: 2 } as const;

/** The strategy of a payment; of one to several recipients the strictest that any of them meets. */
export function strategyOf(
  world: World,
  subWalletId: number,
  asked: AskedFor & { address_to: string },
  recipients: readonly string[] = [asked.address_to],
): StrategyRow {
  const [first, ...others] = recipients.map((address_to) =>
    strategyHit(world, subWalletId, { ...asked, address_to }),
  );
  if (first === undefined) return strategyHit(world, subWalletId, asked);
  return others.reduce((one, other) => (rank[other.action] < rank[one.action] ? other : one), first);
}

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
