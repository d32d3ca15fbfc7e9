import type { LocalizedText } from '../../../domains/approvals/approvals.schema.ts';
import { personOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import type { StrategyNode, StrategyRow } from './strategies-tables.ts';

function peopleOf(world: World, { uids }: StrategyNode): string {
  return uids.map((uid) => personOf(world, uid).nickname).join(', ');
}

/** The steps of a strategy as the facts to decide a change by. */
export function stepFacts(world: World, nodes: readonly StrategyNode[]): LocalizedText[] {
  return nodes.map((node, index) => ({
    key: node.node_type === 1 ? 'todo.summary.approveStep' : 'todo.summary.signStep',
    params: {
      step: String(index + 1),
      threshold: String(node.threshold),
      of: String(node.uids.length),
      people: peopleOf(world, node),
    },
  }));
}

const actions = { 1: 'ask', 2: 'refuse', 3: 'pass' } as const;

/** What a strategy does, as the facts to decide a change by. */
export function strategyFacts(world: World, { action, type, nodes }: StrategyRow): LocalizedText[] {
  const what: LocalizedText[] =
    type === 0 ? [] : [{ key: `todo.summary.action.${actions[action]}`, params: {} }];
  return [...what, ...stepFacts(world, nodes)];
}

/** The steps in one line, for the log of operations. */
export function stepsLine(world: World, nodes: readonly StrategyNode[]): string {
  return nodes.map((node) => `${node.threshold}/${node.uids.length} ${peopleOf(world, node)}`).join(' → ');
}

/** A strategy in one line. */
export function strategyLine(world: World, row: StrategyRow | null): string {
  if (row === null) return '';
  return [row.name, row.action === 1 ? stepsLine(world, row.nodes) : actions[row.action]].join(': ');
}
