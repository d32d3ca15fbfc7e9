import { outcomeOf, Refusal } from '@mpc/api';
import {
  allows,
  changedContent,
  changesSince,
  type Content,
  forgetDecision,
  noteDecisionLate,
  rememberDecision,
  type Run,
  type Sent,
  decisionOutcome,
  pendingDecision,
  type Decision,
  decisionOn,
} from '#features/decisions';
import type { ShownFact } from '#shared/command-log/shown-log.ts';
import { itemDigest } from '../item-digest.ts';
import type { Item } from '../item.ts';

/** What became of one of several that were decided together. */
export type RowOutcome =
  /** It stands in line, or is being sent. */
  | { kind: 'waiting' | 'sending' }
  | { kind: 'done' }
  /** What is left of it is done on the phone: as it is now. */
  | { kind: 'phone'; item: Item }
  | { kind: 'refused'; reason: string }
  /** It was never among those that are decided. */
  | { kind: 'leftOut'; reason: string }
  /** It was approved, and is not what was looked at any more: nothing of it is signed from here. */
  | { kind: 'changedAfter' }
  /** It is not what was looked at any more, or somebody was faster. */
  | { kind: 'changed' | 'handled' }
  /** Nobody knows whether it was taken; everything after it was left alone. */
  | { kind: 'unknown'; sent: Sent }
  /** Left alone, because it must be known first what became of another, or of an earlier decision. */
  | { kind: 'notSent' };

export interface BulkDecisionOptions {
  items: readonly Item[];
  decision: Decision;
  remark: string;
  uid: number;
  run: Run;
  contentOf: (item: Item) => Content;
  /** What was said beside one of whom it pays. */
  notesOf: (item: Item) => readonly ShownFact[];
  /** What the step is called that each is decided at. */
  stepLabel: string;
  /** Reads one again; null where no answer came. */
  readAgain: (item: Item) => Promise<Item | null>;
  tell: (key: string, outcome: RowOutcome) => void;
}

type Sender = Pick<
  BulkDecisionOptions,
  'decision' | 'remark' | 'uid' | 'run' | 'readAgain' | 'contentOf' | 'notesOf' | 'stepLabel'
>;

async function send(
  now: Item,
  { decision, remark, uid, run, readAgain, contentOf, notesOf, stepLabel }: Sender,
  looked: Item,
): Promise<RowOutcome> {
  const way = now.ways[decision];
  if (typeof way !== 'function') return { kind: 'phone', item: now };
  const sent = decisionOn(now, uid, decision);
  const seen = { content: contentOf(looked), notes: notesOf(looked), stepLabel };
  const shown = await noteDecisionLate({ sent, looked, ...seen }, () => itemDigest(looked));
  // From here on until there is an answer nobody knows, also not the drawer of the same.
  rememberDecision(sent);
  try {
    await way(run, { nodeIndex: sent.nodeIndex, remark, shown });
  } catch (error) {
    if (outcomeOf(error) === 'unknown') return { kind: 'unknown', sent };
    forgetDecision(sent);
    // A browser may repeat a request whose connection broke: then the refusal is of the repetition.
    const after = await readAgain(now);
    if (after !== null && decisionOutcome(sent, after) === 'taken') return { kind: 'done' };
    return { kind: 'refused', reason: error instanceof Refusal ? error.msg || error.code : '' };
  }
  forgetDecision(sent);
  const after = decision === 'approve' ? await readAgain(now) : null;
  if (after?.myAction !== 2) return { kind: 'done' };
  const isSame = changedContent(contentOf(now), contentOf(after)).length === 0;
  return isSame ? { kind: 'phone', item: after } : { kind: 'changedAfter' };
}

/** Decides several things one after the other, each with one request; once an answer is lost, nothing more is sent. */
export async function decideInBulk(options: BulkDecisionOptions): Promise<void> {
  const { items, decision, remark, uid, contentOf, readAgain, tell } = options;
  const said = (item: Item) => ({ subject: item, content: contentOf(item) });
  let stopped = false;
  for (const item of items) {
    if (stopped || pendingDecision(uid, item.key) !== null) {
      tell(item.key, { kind: 'notSent' });
      continue;
    }
    tell(item.key, { kind: 'sending' });
    const now = await readAgain(item);
    if (now === null) {
      stopped = true;
      tell(item.key, { kind: 'notSent' });
    } else if (!allows(now, decision)) {
      tell(item.key, { kind: 'handled' });
    } else if (changesSince(said(item), said(now), '').length > 0) {
      tell(item.key, { kind: 'changed' });
    } else {
      const outcome = await send(now, { ...options, remark: remark.trim() }, item);
      stopped = outcome.kind === 'unknown';
      tell(item.key, outcome);
    }
  }
}
