import { codes, kyt, outcomeOf, Refusal, type HandleType, type KytRecordDetail } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, changeKind, noteDecisionLate, useRun } from '#features/decisions';
import { commandWords } from '#shared/query-view/command-words.ts';
import { handleNames, handleTones, handlingOutcome, sentAbout } from './handling.rules.ts';
import { keepHandling } from './pending-handlings.ts';
import { recordContent } from './record-content.ts';
import { useLostHandling } from './use-lost-handling.ts';

/** Where a handling stands. */
export type HandlingPhase =
  | { kind: 'idle' }
  | { kind: 'asking' | 'sending'; type: HandleType }
  | { kind: 'refused'; reason: string };

export interface HandlingOptions {
  /** The record as it is now. */
  record: KytRecordDetail;
  uid: number;
  /** Reads it again; null where no answer came. */
  readAgain: () => Promise<KytRecordDetail | null>;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided: () => void;
}

const idle: HandlingPhase = { kind: 'idle' };

/**
 * Handles a record: on what was looked at and is still so, and with one request however often it is pressed. Where the answer
 * is lost the record is read until it tells what became of it, and nothing is sent again by itself.
 */
export function useHandling({ record, uid, readAgain, onDecided }: HandlingOptions) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const run = useRun();
  const [phase, setPhase] = useState<HandlingPhase>(idle);
  const [reviewed, setReviewed] = useState(record);
  const underWay = useRef(false);
  const { record_id } = record;
  const say = { t, words };
  const changesIn = (now: KytRecordDetail) => {
    const changes = changedContent(recordContent(reviewed, say), recordContent(now, say));
    // Once nothing is to be decided any more, only what never changes counts.
    return now.can_handle.length > 0 ? changes : changes.filter(({ isFixed }) => isFixed);
  };
  /** That it moved on is what was decided here: no reason for an alarm. Anything fixed still is. */
  const moveOn = (now: KytRecordDetail) => {
    const changes = changedContent(recordContent(reviewed, say), recordContent(now, say));
    if (!changes.some(({ isFixed }) => isFixed)) setReviewed(now);
  };
  const tell = (type: HandleType, isProposed: boolean) =>
    toasts.show({
      key: `kyt record ${record_id}`,
      tone: isProposed ? 'running' : handleTones[type],
      message: t(`records.${isProposed ? 'proposedAs' : 'handledAs'}.${handleNames[type]}`),
    });

  const { pending, givenUp } = useLostHandling({
    record,
    uid,
    readAgain,
    onSettled: ({ type }, outcome) => {
      moveOn(record);
      if (outcome === 'overtaken')
        toasts.show({ key: `kyt record ${record_id}`, tone: 'attention', message: t('records.overtaken') });
      else tell(type, outcome === 'proposed');
    },
  });

  const reasonOf = (error: unknown): string => {
    const code = error instanceof Refusal ? error.code : '';
    if (code === codes.alreadyHandled) return words('approval.handled');
    return code === codes.changePending ? t('records.proposal.exists') : commandWords(words, error);
  };
  const post = async (now: KytRecordDetail, type: HandleType, remark: string) => {
    const sent = sentAbout(now, uid, type);
    try {
      const about = now.item_id === 0 ? `kyt record ${record_id}` : `item ${now.item_id}`;
      const shown = await noteDecisionLate(
        {
          sent: { uid, key: about, decision: handleNames[type], nodeIndex: null },
          looked: { status: 0, nodes: [] },
          content: recordContent(reviewed, say),
          stepLabel: '',
        },
        async () => undefined,
      );
      const params = { record_id, handle_type: type, remark: remark.trim(), ...shown };
      const { item_id } = await run(kyt.handle, params);
      const after = await readAgain();
      if (after !== null) moveOn(after);
      tell(type, item_id !== undefined);
      setPhase(idle);
      onDecided();
    } catch (error) {
      if (outcomeOf(error) === 'unknown') {
        keepHandling(record_id, { sent, checks: 0, unseen: false });
        setPhase(idle);
        return;
      }
      const after = await readAgain();
      // A browser may repeat a request whose connection broke: then the refusal is of the repetition.
      const outcome = after === null ? 'unseen' : handlingOutcome(sent, after);
      if (outcome === 'taken') {
        if (after !== null) moveOn(after);
        tell(type, false);
        setPhase(idle);
        onDecided();
      } else setPhase({ kind: 'refused', reason: reasonOf(error) });
    }
  };

  const decide = async (type: HandleType, remark: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setPhase({ kind: 'sending', type });
    try {
      const now = await readAgain();
      if (now === null) setPhase({ kind: 'refused', reason: words('approval.unread') });
      else if (!now.can_handle.includes(type))
        setPhase({ kind: 'refused', reason: words('approval.handled') });
      else if (changesIn(now).length > 0) setPhase(idle);
      else {
        keepHandling(record_id, null);
        await post(now, type, remark);
      }
    } finally {
      underWay.current = false;
    }
  };

  const changes = phase.kind === 'sending' ? [] : changesIn(record);
  return {
    phase,
    pending: givenUp || phase.kind === 'sending' ? null : pending,
    givenUp,
    changes,
    changed: changeKind(changes),
    reviewed,
    /** It could be decided when it was looked at, and somebody else has decided since. */
    isHandledMeanwhile:
      phase.kind !== 'sending' && reviewed.can_handle.length > 0 && record.can_handle.length === 0,
    ask: (type: HandleType) => setPhase({ kind: 'asking', type }),
    /** Takes it as it is now for what was looked at. */
    review: () => setReviewed(record),
    stop: () => setPhase(idle),
    decide,
  };
}

/** The handling of a record by a person, and what stands against it. */
export type Handling = ReturnType<typeof useHandling>;
