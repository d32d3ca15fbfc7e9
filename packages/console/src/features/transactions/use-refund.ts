import { refunds } from '@mpc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { write } from '#shared/api/api.ts';
import { deleteDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import type { SendOutcome } from '#shared/lost-answers/send-once.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { refundJournal, type SentRefund } from './refund-journal.ts';
import type { ReadyRefund } from './refund.values.ts';
import { sendRefund } from './send-refund.ts';

/** Where giving a deposit back stands. */
export type RefundPhase =
  | { kind: 'reading' }
  | { kind: 'form' }
  /** Its record was changed in the browser's storage: nobody knows what was sent. */
  | { kind: 'changed' }
  | { kind: 'confirm' | 'sending'; ready: ReadyRefund; shownAt: number }
  | { kind: 'unknown'; sent: SentRefund }
  | { kind: 'sent'; id: number; sent: SentRefund };

/** What became of an attempt that has certainly moved nothing. */
export type RefundProblem = Exclude<SendOutcome<number>, { kind: 'done' | 'unknown' }>;

interface RefundOptions {
  /** The deposit's number. */
  id: number;
  draftKey: DraftKey;
  /** What is written down of it, whatever is sent. */
  from: Pick<SentRefund, 'uid' | 'wallet' | 'subWallet' | 'unit' | 'before'>;
}

/** Gives a deposit back: once however often it is pressed, and never again while it is not known what became of it. */
export function useRefund({ id, draftKey, from }: RefundOptions) {
  const { uid } = from;
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<RefundPhase>({ kind: 'reading' });
  const [problem, setProblem] = useState<RefundProblem | null>(null);
  const { mutateAsync } = useMutation(write(refunds.create));
  const pressed = useRef(false);

  useEffect(() => {
    let wanted = true;
    const recall = async () => {
      const sent = await refundJournal.pending(uid, [id]).catch(() => null);
      if (!wanted) return;
      if (sent === 'changed') setPhase({ kind: 'changed' });
      else setPhase(sent === null ? { kind: 'form' } : { kind: 'unknown', sent });
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid, id]);

  const found = (refund: number, sent: SentRefund) => {
    void deleteDraft(draftKey);
    void queryClient.invalidateQueries();
    setPhase({ kind: 'sent', id: refund, sent });
  };

  const confirm = async (ready: ReadyRefund, knowsRisk: boolean) => {
    if (pressed.current) return;
    pressed.current = true;
    setPhase({ kind: 'sending', ready, shownAt: currentTime() });
    const sent: SentRefund = {
      ...from,
      order: { ...ready.order, ...(knowsRisk ? { confirm_risk: 1 as const } : {}) },
      coin: ready.coin,
      sentAt: currentTime(),
    };
    const result = await sendRefund(sent, mutateAsync);
    pressed.current = false;
    if (result.kind === 'done') found(result.made, sent);
    else if (result.kind === 'unknown') setPhase({ kind: 'unknown', sent });
    else {
      setProblem(result);
      setPhase({ kind: 'form' });
    }
  };

  return {
    phase,
    problem,
    review: (ready: ReadyRefund) => {
      setProblem(null);
      setPhase({ kind: 'confirm', ready, shownAt: currentTime() });
    },
    back: () => setPhase({ kind: 'form' }),
    confirm,
    found,
    /** It was looked for long enough and is not there, or a person has seen what is: the form may be sent again. */
    giveUp: async () => {
      await refundJournal.strike(uid, [id]);
      setPhase({ kind: 'form' });
    },
  };
}
