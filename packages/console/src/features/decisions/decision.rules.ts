import type { ApprovalNode, ItemStatus } from '@mpc/api';
import type { Tone } from '@mpc/ui';

/** What a person may say about something that waits. Taking back is for whoever asked for it. */
export type Decision = 'approve' | 'refuse' | 'revoke';

/** How it is told that a decision was taken: what was rejected or canceled is no success. */
export const decisionTones = { approve: 'success', refuse: 'idle', revoke: 'idle' } as const satisfies Record<
  Decision,
  Tone
>;

/** Something that waits for people, whatever it is. */
export interface Decidable {
  /** Tells it from all others: `item 5004`, `withdraw 3001`. */
  key: string;
  status: ItemStatus;
  nodes: readonly ApprovalNode[];
  /** 0 nothing, 1 approve, 2 approve & sign on the phone, 3 accept a key. */
  myAction: 0 | 1 | 2 | 3;
  canRevoke: boolean;
}

/** Whether something is still what a person looked at; `unread` where no answer came. */
export type SignCheck = 'same' | 'changed' | 'unread';

/** A decision as it was sent. */
export interface Sent {
  uid: number;
  key: string;
  decision: Decision;
  /** The step it was about. */
  nodeIndex: number | null;
}

/** The step that is waited for; undefined once there is none. */
export function stepInTurn({ nodes, status }: Pick<Decidable, 'nodes' | 'status'>): ApprovalNode | undefined {
  return status === 0 ? nodes.find((node) => node.node_status === 1) : undefined;
}

/** Whether it lets this be said now. */
export function allows(subject: Decidable, decision: Decision): boolean {
  if (subject.status !== 0) return false;
  return decision === 'revoke' ? subject.canRevoke : subject.myAction !== 0;
}

/** A decision as it would be sent now. */
export function decisionOn(subject: Decidable, uid: number, decision: Decision): Sent {
  return { uid, key: subject.key, decision, nodeIndex: stepInTurn(subject)?.node_index ?? null };
}

const statusOf = { approve: 1, refuse: 2, revoke: 3 } as const satisfies Record<Decision, ItemStatus>;
const markOf = { approve: 1, refuse: 2 } as const;

/**
 * What something tells of a decision whose answer was lost: it was `taken`, it was `overtaken` by somebody else's, or it
 * does not show (`unseen`).
 */
export function decisionOutcome(sent: Sent, now: Decidable): 'taken' | 'overtaken' | 'unseen' {
  const { decision, uid, nodeIndex } = sent;
  const node = now.nodes.find((one) => one.node_index === nodeIndex);
  const mine = node?.members.find((member) => member.uid === uid)?.status;
  const isMarked = decision === 'revoke' ? now.status === statusOf.revoke : mine === markOf[decision];
  // What nobody is asked about one by one tells it by its end.
  if (isMarked || (node === undefined && now.status === statusOf[decision])) return 'taken';
  const goesOn = now.status === 0 && (decision === 'revoke' || node?.node_status === 1);
  return goesOn ? 'unseen' : 'overtaken';
}

/** Where it stands: step `at` of `of`. */
export function positionIn({ nodes }: Pick<Decidable, 'nodes'>): { at: number; of: number } {
  const active = nodes.findIndex((node) => node.node_status === 1);
  const at = active < 0 ? nodes.filter((node) => node.node_status > 1).length : active + 1;
  return { at, of: nodes.length };
}

/** Whoever can still answer at the step in turn, how many of them it needs, whether they sign, and since when it waits. */
export function missingOn(
  subject: Pick<Decidable, 'nodes' | 'status'>,
  createdAt: number,
): { names: string[]; needed: number; signs: boolean; since: number } | null {
  const node = stepInTurn(subject);
  if (node === undefined) return null;
  const times = subject.nodes.flatMap(({ members }) => members.flatMap(({ time }) => time ?? []));
  return {
    names: node.members.filter((member) => member.status === 0).map((member) => member.name),
    needed: node.threshold - node.members.filter((member) => member.status === 1).length,
    signs: node.node_type === 2,
    since: Math.max(createdAt, ...times),
  };
}

/** What is said along with a decision. */
export interface Saying {
  nodeIndex: number | null;
  remark: string;
  /** What it was decided on, and by which build it was shown. */
  shown?: { digest?: string; build?: string };
}
