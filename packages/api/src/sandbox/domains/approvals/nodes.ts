import type { ApprovalNode } from '../../../domains/approvals/approvals.schema.ts';
import type { Shown } from '../../../domains/approvals/shown.schema.ts';
import type { StrategyNode, StrategyRow } from '../strategies/strategies-tables.ts';
import { personOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';

/** What somebody decided: 1 approve, 2 refuse. */
export type Decision = 1 | 2;

/** What somebody says along with a decision, and what they were shown. */
export interface Saying extends Shown {
  remark?: string | undefined;
}

/** Steps with nobody's answer yet, the first one active. */
export function stepsOf(world: World, steps: readonly StrategyNode[]): ApprovalNode[] {
  return steps.map((step, index) => ({
    node_index: index + 1,
    node_type: step.node_type,
    threshold: step.threshold,
    ...(step.name === undefined ? {} : { name: step.name }),
    members: step.uids.map((uid) => ({ uid, name: personOf(world, uid).nickname, status: 0 })),
    node_status: index === 0 ? 1 : 0,
  }));
}

/** The line of steps a strategy asks for, with the first one active. */
export function startNodes(world: World, strategy: StrategyRow): ApprovalNode[] {
  return stepsOf(world, strategy.nodes);
}

/** The step that is waited for. */
export function activeNode(nodes: readonly ApprovalNode[]): ApprovalNode | undefined {
  return nodes.find((node) => node.node_status === 1);
}

/**
 * The line after somebody decided: one refusal ends it, enough approvals make the next step active. Who is not in the
 * active step, or has decided already, changes nothing.
 */
export function decide(
  nodes: readonly ApprovalNode[],
  uid: number,
  decision: Decision,
  time: number,
  { remark, digest, build }: Saying = {},
): ApprovalNode[] {
  const active = activeNode(nodes);
  const isIn = active?.members.some((member) => member.uid === uid && member.status === 0);
  if (active === undefined || isIn !== true) return [...nodes];
  const members = active.members.map((member) =>
    member.uid === uid
      ? {
          ...member,
          status: decision,
          time,
          ...(remark ? { remark } : {}),
          ...(digest === undefined ? {} : { digest }),
          ...(build === undefined ? {} : { build }),
        }
      : member,
  );
  const isPassed = members.filter((member) => member.status === 1).length >= active.threshold;
  const acted: ApprovalNode = {
    ...active,
    members,
    node_status: decision === 2 ? 3 : isPassed ? 2 : 1,
  };
  return nodes.map((node) => {
    if (node === active) return acted;
    const isNext = node.node_index === active.node_index + 1;
    return isNext && acted.node_status === 2 ? { ...node, node_status: 1 } : node;
  });
}
