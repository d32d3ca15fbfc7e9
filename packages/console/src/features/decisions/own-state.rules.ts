import type { ApprovalNode } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import { positionIn } from './decision.rules.ts';

/** Where something stands for whoever reads it: see the words `decision.state`. */
export interface OwnState {
  kind: 'approval' | 'signature' | 'acceptance' | 'approved' | 'rejected';
  tone: Tone;
  /** The step in turn, of how many. */
  at: number;
  of: number;
}

const asked = { 1: 'approval', 2: 'signature', 3: 'acceptance' } as const;

/** What this person is asked for, or what they have said; null where it is neither. */
export function ownState(
  { nodes, myAction }: { nodes: readonly ApprovalNode[]; myAction: 0 | 1 | 2 | 3 },
  uid: number,
): OwnState | null {
  const position = positionIn({ nodes });
  if (myAction !== 0) return { kind: asked[myAction], tone: 'attention', ...position };
  const marks = nodes.flatMap(({ members }) => members.filter((one) => one.uid === uid && one.status !== 0));
  const mark = marks.at(-1)?.status;
  if (mark === 1) return { kind: 'approved', tone: 'idle', ...position };
  return mark === 2 ? { kind: 'rejected', tone: 'danger', ...position } : null;
}
