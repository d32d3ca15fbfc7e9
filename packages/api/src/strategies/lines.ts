import type { DraftedStep } from '../domains/strategies/strategies.rules.ts';
import type { Decision, Decider } from './decide.ts';

/** Who is asked by whom: the steps of each strategy, and of what decides where none is met. */
export interface Lines<Step extends DraftedStep = DraftedStep> {
  /** Of an advanced strategy that asks. */
  of: (decider: NonNullable<Decider>) => readonly Step[];
  /** Of the basic strategy; the owner's, where it does not cover transfers. */
  basic: readonly Step[];
}

/** What a decision leaves to people: nothing where it rejects, or where nobody can say. */
export function lineOf<Step extends DraftedStep>(
  decision: Decision,
  lines: Lines<Step>,
): readonly Step[] | null {
  if (decision.kind !== 'decided' || decision.by[0]?.action === 2) return null;
  const asked = decision.by
    .filter((by) => by === null || by.action === 1)
    .map((by) => (by === null ? lines.basic : lines.of(by)));
  const signing = (asked[0] ?? lines.basic).filter(({ node_type }) => node_type === 2);
  return [...asked.flat().filter(({ node_type }) => node_type === 1), ...signing];
}

/** How many decisions a line takes; without an end where it rejects. */
export function decisionsIn(line: readonly DraftedStep[] | null): number {
  return line === null ? Infinity : line.reduce((sum, { threshold }) => sum + threshold, 0);
}
