import { approvals, outcomeOf, Refusal, web3, withdrawals } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { write } from '../api/api.ts';
import type { Begin } from './begin.ts';
import { allows, decisionOn, standingOf, type Act, type Decision } from './decision.rules.ts';
import { decisiveChanges, isProgress } from './order-changes.rules.ts';
import { decidedAs, isCall, type OrderInfo } from './order-info.ts';
import { forgetUnsettled, rememberUnsettled } from './unsettled-store.ts';
import { useSettling } from './use-settling.ts';

/** Where a decision stands: being asked for, under way, or ended without one. */
export type DecisionPhase =
  | { kind: 'idle' }
  | { kind: 'asking' | 'sending'; act: Act }
  | { kind: 'signing' }
  /** The server said no, or could not be asked how the order stands. */
  | { kind: 'refused'; reason: string };

export interface DecisionOptions {
  /** The order as it is now. */
  order: OrderInfo;
  uid: number;
  /** Reads the order again; null where no answer came. */
  readAgain: () => Promise<OrderInfo | null>;
  /** What is asked about from the start, where it is allowed. */
  begin?: Begin | undefined;
}

const idle: DecisionPhase = { kind: 'idle' };

/** Decides about an order: on what was looked at and is still so, and with one request however often it is pressed. */
export function useDecision({ order, uid, readAgain, begin }: DecisionOptions) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<DecisionPhase>(
    begin !== undefined && begin !== 'speedUp' && allows(order, begin)
      ? { kind: 'asking', act: begin }
      : idle,
  );
  const [reviewed, setReviewed] = useState(order);
  const underWay = useRef(false);
  const sent = useRef<Decision | null>(null);
  const { unsettled, givenUp } = useSettling(order, uid, readAgain, (now) => {
    // That the order moved on is what was decided here: no reason for an alarm. Anything else still is.
    setReviewed((before) => (decisiveChanges(before, now).every(isProgress) ? now : before));
  });

  const ended = async (next: (now: OrderInfo | null) => DecisionPhase) => {
    const now = await readAgain();
    if (now !== null) setReviewed(now);
    underWay.current = false;
    setPhase(next(now));
  };

  const succeeded = (act: Act, needSign: boolean): DecisionPhase => {
    toasts.show({ key: `order ${order.id}`, tone: 'success', message: t(`order.done.${act}`) });
    return needSign ? { kind: 'signing' } : idle;
  };

  const failed = (decision: Decision, error: unknown) => {
    if (outcomeOf(error) === 'unknown') {
      underWay.current = false;
      setPhase(idle);
      return;
    }
    forgetUnsettled(decision);
    const said = error instanceof Refusal ? error.msg || error.code : '';
    void ended((now) => {
      // A browser may repeat a request whose connection broke: then the refusal is of the repetition.
      const taken = now !== null && standingOf(decision, now) === 'taken';
      if (taken) return succeeded(decision.act, now.my_action === 2);
      return { kind: 'refused', reason: said || t('order.notSent') };
    });
  };

  const heard = {
    onSuccess: (answer: { need_sign: 0 | 1 } | undefined | null) => {
      if (sent.current === null) return;
      forgetUnsettled(sent.current);
      const next = succeeded(sent.current.act, answer?.need_sign === 1);
      void ended(() => next);
    },
    onError: (error: unknown) => {
      if (sent.current !== null) failed(sent.current, error);
    },
  };

  // Heard here and not where they are sent: what became of a decision matters also when its drawer is closed, and before
  // everything it changes has been read again.
  const audit = useMutation({ ...write(approvals.audit), ...heard });
  const cancelled = { onSuccess: () => heard.onSuccess(null), onError: heard.onError };
  const cancel = useMutation({ ...write(withdrawals.cancel), ...cancelled });
  const cancelCall = useMutation({ ...write(web3.cancel), ...cancelled });

  const post = (decision: Decision, remark: string) => {
    sent.current = decision;
    // From here on until there is an answer nobody knows, also not the next drawer of this order.
    rememberUnsettled(decision);
    const { orderId: id, act, nodeIndex } = decision;
    const step = nodeIndex === null ? {} : { node_index: nodeIndex };
    const words = remark.trim() === '' ? {} : { remark: remark.trim() };
    const trans_kind = decidedAs(order);
    if (act === 'cancel') (isCall(order) ? cancelCall : cancel).mutate({ id, ...words });
    else if (trans_kind !== null)
      audit.mutate({ id, trans_kind, audit_result: act === 'approve' ? 1 : 2, ...step, ...words });
  };

  /** Sends the decision, unless the order is not what was looked at any more. */
  const decide = async (act: Act, remark: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setPhase({ kind: 'sending', act });
    const now = await readAgain();
    if (now !== null && allows(now, act) && decisiveChanges(reviewed, now).length === 0) {
      if (unsettled !== null) forgetUnsettled(unsettled.decision);
      post(decisionOn(now, uid, act), remark);
      return;
    }
    underWay.current = false;
    if (now === null) setPhase({ kind: 'refused', reason: t('order.unread') });
    else setPhase(allows(now, act) ? idle : { kind: 'refused', reason: t('order.handled') });
  };

  return {
    phase,
    unsettled: givenUp || phase.kind === 'sending' ? null : unsettled,
    givenUp,
    changes: phase.kind === 'sending' ? [] : decisiveChanges(reviewed, order),
    reviewed,
    ask: (act: Act) => setPhase({ kind: 'asking', act }),
    sign: () => setPhase({ kind: 'signing' }),
    /** Takes the order as it is now for what was looked at. */
    review: () => setReviewed(order),
    stop: () => setPhase(idle),
    decide,
  };
}
