import { outcomeOf, Refusal } from '@mpc/api';
import { toasts, type DiffItem } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepText } from './fact.rules.ts';
import { forgetVerdict, rememberVerdict } from './unsettled-verdicts.ts';
import { useVerdictSettling } from './use-verdict-settling.ts';
import { allows, standingOf, verdictOn, type Decidable, type Verdict } from './verdict.rules.ts';

/** Where a verdict stands: being asked for, under way, or ended without one. */
export type VerdictPhase =
  | { kind: 'idle' }
  | { kind: 'asking' | 'sending'; verdict: Verdict }
  | { kind: 'signing' }
  /** The server said no, or could not be asked how it stands. */
  | { kind: 'refused'; reason: string };

export interface VerdictOptions<Subject extends Decidable> {
  /** What is decided, as it is now. */
  subject: Subject;
  uid: number;
  /** What it says otherwise than when it was looked at. */
  changesBetween: (before: Subject, now: Subject) => DiffItem[];
  /** Reads it again; null where no answer came. */
  readAgain: () => Promise<Subject | null>;
  /** Sends one command. */
  send: (
    subject: Subject,
    verdict: Verdict,
    saying: { nodeIndex: number | null; remark: string },
  ) => Promise<unknown>;
  /** Whether it may be given by a call now. @default whatever it allows */
  mayDecide?: ((subject: Subject, verdict: Verdict) => boolean) | undefined;
  /** What is asked about from the start, where it is allowed. */
  begin?: Verdict | undefined;
  /** What is told of one that was taken. @default the words of an item */
  done?: ((verdict: Verdict) => string) | undefined;
}

const idle: VerdictPhase = { kind: 'idle' };

/** Decides about anything that waits: on what was looked at and is still so, and with one request however often it is pressed. */
export function useVerdict<Subject extends Decidable>(options: VerdictOptions<Subject>) {
  const { subject, uid, changesBetween, readAgain, send, mayDecide = allows, begin } = options;
  const { t } = useTranslation();
  const [phase, setPhase] = useState<VerdictPhase>(
    begin !== undefined && mayDecide(subject, begin) ? { kind: 'asking', verdict: begin } : idle,
  );
  const [reviewed, setReviewed] = useState(subject);
  const underWay = useRef(false);
  const told = options.done ?? ((verdict: Verdict) => t(`approval.done.${verdict}`));
  const { unsettled, givenUp } = useVerdictSettling(subject, uid, readAgain, (sent, now) => {
    toasts.show({ key: subject.key, tone: 'success', message: told(sent.verdict) });
    // That it moved on is what was decided here: no reason for an alarm. Anything else still is.
    if (changesBetween(reviewed, now).length === 0) setReviewed(now);
  });

  const changesIn = (now: Subject): DiffItem[] => {
    const [before, after] = [stepText(reviewed), stepText(now)];
    // Where it stands only matters to whoever may decide about it now.
    const isStep = now.status === 0 && now.myAction !== 0 && before !== after;
    return [
      ...changesBetween(reviewed, now),
      ...(isStep ? [{ key: 'step', label: t('approval.step'), before, after }] : []),
    ];
  };

  const ended = async (next: (now: Subject | null) => VerdictPhase) => {
    const now = await readAgain();
    if (now !== null) setReviewed(now);
    underWay.current = false;
    setPhase(next(now));
  };

  const succeeded = (verdict: Verdict, needSign: boolean): VerdictPhase => {
    toasts.show({ key: subject.key, tone: 'success', message: told(verdict) });
    return needSign ? { kind: 'signing' } : idle;
  };

  const post = async (now: Subject, verdict: Verdict, remark: string) => {
    const sent = verdictOn(now, uid, verdict);
    // From here on until there is an answer nobody knows, also not the next drawer of the same.
    rememberVerdict(sent);
    try {
      await send(now, verdict, { nodeIndex: sent.nodeIndex, remark: remark.trim() });
    } catch (error) {
      if (outcomeOf(error) === 'unknown') {
        underWay.current = false;
        setPhase(idle);
        return;
      }
      forgetVerdict(sent);
      const said = error instanceof Refusal ? error.msg || error.code : '';
      await ended((after) => {
        // A browser may repeat a request whose connection broke: then the refusal is of the repetition.
        const isTaken = after !== null && standingOf(sent, after) === 'taken';
        if (isTaken) return succeeded(verdict, after.myAction === 2);
        return { kind: 'refused', reason: said || t('approval.notSent') };
      });
      return;
    }
    forgetVerdict(sent);
    await ended((after) => succeeded(verdict, verdict === 'approve' && after?.myAction === 2));
  };

  /** Sends the verdict, unless what it is about is not what was looked at any more. */
  const decide = async (verdict: Verdict, remark: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setPhase({ kind: 'sending', verdict });
    const now = await readAgain();
    if (now !== null && mayDecide(now, verdict) && changesIn(now).length === 0) {
      if (unsettled !== null) forgetVerdict(unsettled.sent);
      await post(now, verdict, remark);
      return;
    }
    underWay.current = false;
    if (now === null) setPhase({ kind: 'refused', reason: t('approval.unread') });
    else setPhase(mayDecide(now, verdict) ? idle : { kind: 'refused', reason: t('approval.handled') });
  };

  return {
    phase,
    unsettled: givenUp || phase.kind === 'sending' ? null : unsettled,
    givenUp,
    changes: phase.kind === 'sending' ? [] : changesIn(subject),
    reviewed,
    ask: (verdict: Verdict) => setPhase({ kind: 'asking', verdict }),
    sign: () => setPhase({ kind: 'signing' }),
    /** Takes it as it is now for what was looked at. */
    review: () => setReviewed(subject),
    stop: () => setPhase(idle),
    decide,
  };
}

/** The decision of a person about something, and what stands against it. */
export type VerdictMachine = ReturnType<typeof useVerdict>;
