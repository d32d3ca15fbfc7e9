import { outcomeOf, Refusal } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, changeKind, changesSince, type Content } from './fact.rules.ts';
import { forgetDecision, rememberDecision } from './pending-decisions.ts';
import type { CodeShown } from './note-code.ts';
import type { DecisionNote } from './note-decision.ts';
import { noteDecisionLate, prepareNote } from './note-decision-late.ts';
import type { ShownFact } from '#shared/command-log/shown-log.ts';
import { useDecisionTracking } from './use-decision-tracking.ts';
import {
  allows,
  decisionOutcome,
  decisionOn,
  decisionTones,
  type Decidable,
  type Decision,
  type Saying,
  type SignCheck,
} from './decision.rules.ts';

/** Where a decision stands: being asked for, under way, or ended without one. */
export type DecisionPhase =
  | { kind: 'idle' }
  | { kind: 'asking' | 'sending'; decision: Decision }
  | { kind: 'signing' }
  /** The server said no, or could not be asked how it stands. */
  | { kind: 'refused'; reason: string };

export interface DecisionOptions<Subject extends Decidable> {
  /** What is decided, as it is now. */
  subject: Subject;
  uid: number;
  /** Everything it says: what is decided is what was looked at. */
  contentOf: (subject: Subject) => Content;
  /** Reads it again; null where no answer came. */
  readAgain: () => Promise<Subject | null>;
  /** Sends one command. */
  send: (subject: Subject, decision: Decision, saying: Saying) => Promise<unknown>;
  /** What is sent along as the digest of what was looked at. @default that of its content */
  digestOf?: ((subject: Subject) => Promise<string | undefined>) | undefined;
  /** What was said beside it of whom it pays, kept with what was looked at. */
  notes?: readonly ShownFact[] | undefined;
  /** Whether it may be given by a call now. @default whatever it allows */
  mayDecide?: ((subject: Subject, decision: Decision) => boolean) | undefined;
  /** What is told of one that was taken. @default the words of an item */
  done?: ((decision: Decision) => string) | undefined;
  /** It was taken and nothing of it is left for this person; never while that is not known. */
  onTaken?: (() => void) | undefined;
}

const idle: DecisionPhase = { kind: 'idle' };

/** Decides about anything that waits: on what was looked at and is still so, and with one request however often it is pressed. */
export function useDecision<Subject extends Decidable>(options: DecisionOptions<Subject>) {
  const { subject, uid, contentOf, readAgain, send, mayDecide = allows } = options;
  const { digestOf, notes = [] } = options;
  const { t } = useTranslation();
  const [phase, setPhase] = useState<DecisionPhase>(idle);
  const [reviewed, setReviewed] = useState(subject);
  const underWay = useRef(false);
  const said = (one: Subject) => ({ subject: one, content: contentOf(one) });
  const changesIn = (now: Subject) => changesSince(said(reviewed), said(now), t('approval.step'));
  // That it moved on is what was decided here: no reason for an alarm. Anything else still is.
  const moveOn = (now: Subject) => {
    if (changedContent(contentOf(reviewed), contentOf(now)).length === 0) setReviewed(now);
  };
  const doneText = options.done ?? ((decision: Decision) => t(`approval.done.${decision}`));
  const tell = (decision: Decision) =>
    toasts.show({ key: subject.key, tone: decisionTones[decision], message: doneText(decision) });
  const { pending, givenUp } = useDecisionTracking(subject, uid, readAgain, (sent, now) => {
    tell(sent.decision);
    moveOn(now);
  });

  const ended = async (next: (now: Subject | null) => DecisionPhase) => {
    const now = await readAgain();
    if (now !== null) moveOn(now);
    underWay.current = false;
    setPhase(next(now));
  };

  const succeeded = (decision: Decision, needSign: boolean): DecisionPhase => {
    tell(decision);
    if (needSign) return { kind: 'signing' };
    options.onTaken?.();
    return idle;
  };

  const shown: CodeShown = {
    subject: reviewed,
    content: contentOf(reviewed),
    notes,
    digest: async () => digestOf?.(reviewed),
  };
  const note = (sent: DecisionNote['sent']) => {
    const looked = { looked: reviewed, content: contentOf(reviewed) };
    return noteDecisionLate({ sent, ...looked, stepLabel: t('approval.step'), notes }, async () =>
      digestOf?.(reviewed),
    );
  };

  const post = async (now: Subject, decision: Decision, remark: string) => {
    const sent = decisionOn(now, uid, decision);
    const shown = await note(sent);
    // From here on until there is an answer nobody knows, also not the next drawer of the same.
    rememberDecision(sent);
    try {
      await send(now, decision, { nodeIndex: sent.nodeIndex, remark: remark.trim(), shown });
    } catch (error) {
      if (outcomeOf(error) === 'unknown') {
        underWay.current = false;
        setPhase(idle);
        return;
      }
      forgetDecision(sent);
      const said = error instanceof Refusal ? error.msg || error.code : '';
      await ended((after) => {
        // A browser may repeat a request whose connection broke: then the refusal is of the repetition.
        const isTaken = after !== null && decisionOutcome(sent, after) === 'taken';
        if (isTaken) return succeeded(decision, after.myAction === 2);
        return { kind: 'refused', reason: said || t('approval.notSent') };
      });
      return;
    }
    forgetDecision(sent);
    await ended((after) => succeeded(decision, decision === 'approve' && after?.myAction === 2));
  };

  /** Sends the decision, unless what it is about is not what was looked at any more. */
  const decide = async (decision: Decision, remark: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setPhase({ kind: 'sending', decision });
    const now = await readAgain();
    if (now !== null && mayDecide(now, decision) && changesIn(now).length === 0) {
      if (pending !== null) forgetDecision(pending.sent);
      await post(now, decision, remark);
      return;
    }
    underWay.current = false;
    if (now === null) setPhase({ kind: 'refused', reason: t('approval.unread') });
    else setPhase(mayDecide(now, decision) ? idle : { kind: 'refused', reason: t('approval.handled') });
  };

  /** Reads it once more before a code is made to sign it with. */
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain();
    if (now === null) return 'unread';
    return changesIn(now).length > 0 ? 'changed' : 'same';
  };

  const changes = phase.kind === 'sending' ? [] : changesIn(subject);
  return {
    phase,
    pending: givenUp || phase.kind === 'sending' ? null : pending,
    givenUp,
    changes,
    changed: changeKind(changes),
    reviewed,
    /** What stands beside a code of it. */
    shown,
    check,
    ask: (decision: Decision) => {
      prepareNote();
      setPhase({ kind: 'asking', decision });
    },
    sign: () => setPhase({ kind: 'signing' }),
    /** Takes it as it is now for what was looked at. */
    review: () => setReviewed(subject),
    stop: () => setPhase(idle),
    /** Leaves the code: whoever closes it before the answer came may have signed all the same. */
    stopSigning: async () => {
      setPhase(idle);
      const now = await readAgain();
      if (now !== null && now.myAction === 0) options.onTaken?.();
    },
    decide,
  };
}

/** The decision of a person about something, and what stands against it. */
export type DecisionMachine = ReturnType<typeof useDecision>;
