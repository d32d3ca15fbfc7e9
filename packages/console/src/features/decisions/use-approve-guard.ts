import type { DecisionMachine } from './use-decision.ts';

/** Closes the question whether to approve, for good, once there is a reason against it; the buttons then give the reason. */
export function useApproveGuard(
  { phase, stop }: Pick<DecisionMachine, 'phase' | 'stop'>,
  unsafe: string | undefined,
): void {
  if (phase.kind === 'asking' && phase.decision === 'approve' && unsafe !== undefined) stop();
}
