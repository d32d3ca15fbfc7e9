import type { MemberStep } from '@mpc/api';

/** A strategy with the steps that nobody could pass without someone. */
export interface BrokenStrategy {
  key: string;
  strategy: MemberStep;
  steps: readonly MemberStep[];
}

const keyOf = ({ strategy_id, business_type }: MemberStep): string => business_type ?? String(strategy_id);

/** The strategies with a step that could no longer reach its threshold without the member. */
export function brokenWithout(steps: readonly MemberStep[]): BrokenStrategy[] {
  const broken = new Map<string, MemberStep[]>();
  for (const step of steps)
    if (step.breaks === 1) broken.set(keyOf(step), [...(broken.get(keyOf(step)) ?? []), step]);
  return [...broken].flatMap(([key, of]) => of.slice(0, 1).map((strategy) => ({ key, strategy, steps: of })));
}

/** Tells one step of a member from another. */
export const stepKey = (step: MemberStep): string => `${keyOf(step)}/${step.node_index}`;
