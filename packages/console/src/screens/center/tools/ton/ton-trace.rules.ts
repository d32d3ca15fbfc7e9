import type { TonStep, TonTx } from '@mpc/api';

/** How a transaction ended, for whom looks for the money: a step after it may have failed though it did not. */
export type TonOutcome = 'completed' | 'failed' | 'bounced' | 'failedLater';

/** What became of a transaction, and of the transfer it is a part of. */
export function outcomeOf({ success, in_msg, trace, txid }: TonTx): TonOutcome {
  if (!success) return 'failed';
  if (in_msg.bounced === 1) return 'bounced';
  return trace.some((step) => !step.success && step.txid !== txid) ? 'failedLater' : 'completed';
}

/** The step that failed, where one did: its own, or the first of the transfer. */
export const failedStep = ({ success, trace, txid }: TonTx): TonStep | undefined =>
  trace.find((step) => !step.success && (success || step.txid === txid));

/** A step, and those it caused. */
export interface StepNode {
  step: TonStep;
  /** From 1, in the order of the chain. */
  place: number;
  next: StepNode[];
}

/** The steps as what caused what. One whose cause is not told stands at the top, so that none is left out. */
export function stepTree(trace: readonly TonStep[]): StepNode[] {
  const nodes = trace.map((step, index): StepNode => ({ step, place: index + 1, next: [] }));
  return nodes.filter((node, index) => {
    // A cause is told before what it causes: what names a later one cannot be below it.
    const cause = nodes.slice(0, index).find(({ step }) => step.txid === node.step.parent_txid);
    cause?.next.push(node);
    return cause === undefined;
  });
}
