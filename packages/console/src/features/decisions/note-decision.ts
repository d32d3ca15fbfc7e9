import { noteShown, type ShownFact } from '#shared/command-log/shown-log.ts';
import type { Decidable, Saying, Sent } from './decision.rules.ts';
import type { Content } from './fact.rules.ts';
import { contentDigest, shownAt } from './shown.rules.ts';

export interface DecisionNote {
  /** By whom, of what, at which step; `sign` where a code is shown for the phone. */
  sent: Omit<Sent, 'decision'> & { decision: string };
  /** What was looked at, and what it said. */
  looked: Pick<Decidable, 'nodes' | 'status'>;
  content: Content;
  stepLabel: string;
  /** What was said beside it. */
  notes?: readonly ShownFact[];
  /** The digest of a payment; undefined of what pays nobody. */
  digest: string | undefined;
}

/** Keeps what a decision is about to be taken on, and gives back what is sent along with it. */
export const noteDecision = (note: DecisionNote): Promise<NonNullable<Saying['shown']>> => {
  const { sent, looked, content, stepLabel, notes = [], digest } = note;
  return noteShown(sent.uid, {
    about: sent.key,
    decision: sent.decision,
    nodeIndex: sent.nodeIndex,
    digest: digest ?? contentDigest(content),
    facts: [...shownAt(looked, content, stepLabel), ...notes],
  });
};
