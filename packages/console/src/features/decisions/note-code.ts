import type { ShownFact } from '#shared/command-log/shown-log.ts';
import { decisionOn, type Decidable } from './decision.rules.ts';
import type { Content } from './fact.rules.ts';
import { noteDecisionLate } from './note-decision-late.ts';

/** What stands beside a code for the phone. */
export interface CodeShown {
  content: Content;
  /** What is decided step by step, as it was looked at; undefined of what nobody is asked about one by one. */
  subject?: Decidable;
  /** What was said beside it of whom it pays. */
  notes?: readonly ShownFact[];
  /** The digest of a payment. @default that of its content */
  digest?: () => Promise<string | undefined>;
}

/** Keeps what stood beside a code, because the phone says nothing of it. `key` is what is signed, where nobody is asked about it. */
export async function noteCode(
  { content, subject, notes = [], digest }: CodeShown,
  { uid, key, stepLabel }: { uid: number; key: string; stepLabel: string },
): Promise<void> {
  const at = subject === undefined ? { uid, key, nodeIndex: null } : decisionOn(subject, uid, 'approve');
  const looked = subject ?? { status: 0, nodes: [] };
  const sent = { ...at, decision: 'sign' };
  await noteDecisionLate({ sent, looked, content, stepLabel, notes }, async () => digest?.());
}
