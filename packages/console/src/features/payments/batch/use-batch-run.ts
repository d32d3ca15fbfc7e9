import { withdrawals, type DomainName } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '#shared/api/api.ts';
import { requestIdOf } from '../intents/intent.ts';
import { intentsOf, listenToJournal } from '../intents/journal.ts';
import { search } from '../intents/look-up.ts';
import { sendPayment, type SendOptions } from '../intents/send-payment.ts';
import { keepOutcome, keepOutcomes } from './batch-kept.ts';
import type { BatchPlan } from './batch-plan.ts';
import { outcomeOfIntent, type Outcome } from './outcome.ts';
import { prepare, type AgreedFee, type RisenFee } from './prepare-payment.ts';
import { runBatch, type StopReason } from './run-batch.ts';
import { strategyOf } from './use-strategy-forecast.ts';

/** What a batch changes in what was read before; told once it stops, not ten thousand times. */
const refreshed: readonly DomainName[] = ['withdrawals', 'transactions', 'approvals', 'wallets'];

/** The command itself, once: no mutation around it, whose end would read everything anew after every payment. */
const post: SendOptions['post'] = async ({ kind, order }) => {
  if (kind !== 'withdraw') throw new TypeError(`A batch sends no ${kind}`);
  const { withdraw_id, need_sign } = await client.call(withdrawals.create, order);
  return { id: withdraw_id, needSign: need_sign === 1 };
};

/** A batch on its way: what became of each payment, and how to stop and go on. It stops when nobody watches it any more. */
export function useBatchRun(plan: BatchPlan, start: readonly (Outcome | null)[], mayRun: boolean) {
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState(start);
  const [running, setRunning] = useState(false);
  const [stopping, setStopping] = useState(false);
  const [stopped, setStopped] = useState<StopReason | null>(null);
  const [risen, setRisen] = useState<RisenFee | null>(null);
  const now = useRef([...start]);
  const isUnderWay = useRef(false);
  const isStopped = useRef(false);
  /** By coin, what was agreed to since the batch was confirmed. */
  const agreedFees = useRef(new Map<string, AgreedFee>());

  useEffect(() => {
    if (!mayRun) isStopped.current = true;
  }, [mayRun]);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const learn = useCallback(
    async (at: number, outcome: Outcome | null) => {
      now.current[at] = outcome;
      setOutcomes([...now.current]);
      await keepOutcome(plan, now.current, at);
    },
    [plan],
  );

  const lost = outcomes.flatMap((outcome, at) =>
    outcome?.state === 'unknown' ? [plan.payments[at]?.requestId ?? ''] : [],
  );
  const lostNames = lost.join(' ');
  useEffect(() => {
    if (lostNames === '') return undefined;
    const stop = new AbortController();
    const wanted = new Set(lostNames.split(' '));
    const reread = async () => {
      const intents = await intentsOf(plan.uid).catch(() => []);
      for (const intent of intents) {
        const requestId = requestIdOf(intent);
        const outcome = outcomeOfIntent(intent);
        if (!wanted.has(requestId) || outcome.state === 'unknown' || stop.signal.aborted) continue;
        await learn(
          plan.payments.findIndex((payment) => payment.requestId === requestId),
          outcome,
        );
      }
    };
    const silence = listenToJournal(() => void reread());
    for (const requestId of wanted)
      // Called off because nobody watches it any more: no failure.
      void search(plan.uid, requestId, { signal: stop.signal }).catch(() => undefined);
    return () => {
      stop.abort();
      silence();
    };
  }, [lostNames, plan, learn]);

  const go = async () => {
    // A second press in the same moment starts nothing.
    if (isUnderWay.current || !mayRun) return;
    isUnderWay.current = true;
    isStopped.current = false;
    setRunning(true);
    setStopping(false);
    setStopped(null);
    setRisen(null);
    try {
      const reason = await runBatch(plan, [...now.current], {
        refusedBy: async (payment) => {
          // Where nobody answers, the server decides by itself when it is sent.
          const [strategy] = await queries.fetchQuery(strategyOf(plan, payment)).catch(() => []);
          return strategy?.action === 2 ? strategy.name : null;
        },
        prepare: async (payment, isAgain) => {
          const ready = await prepare(plan, payment, {
            ask: async (question) => client.call(withdrawals.fee, question),
            isAgain,
            agreed: agreedFees.current,
          });
          if ('risen' in ready) setRisen(ready.risen);
          return 'risen' in ready ? { stop: 'feeRisen' } : ready;
        },
        send: (intent, agreed) => sendPayment(intent, { post, agreed }),
        learn,
        isStopped: () => isStopped.current,
      });
      setStopped(reason);
    } finally {
      isUnderWay.current = false;
      setRunning(false);
      setStopping(false);
      for (const domain of refreshed) void queries.invalidateQueries({ queryKey: [domain] });
    }
  };
  return {
    outcomes,
    running,
    stopping,
    stopped,
    /** The fee it stopped at. */
    risen,
    go: () => void go(),
    /**
     * Rows that are chosen to go into another batch are never sent by this one. Null while it is being sent, and where
     * this browser did not keep it: a reload would have them in both.
     */
    moveOut: async (
      choose: (outcomes: readonly (Outcome | null)[]) => ReadonlyMap<number, number | null>,
    ): Promise<ReadonlySet<number> | null> => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      try {
        // Chosen by what is known now: one may have been sent since it was shown.
        const moved = choose(now.current);
        const before = [...now.current];
        for (const [at, id] of moved) now.current[at] = { state: 'moved', id };
        const isKept = await keepOutcomes(plan, now.current, [...moved.keys()]);
        if (!isKept) now.current = before;
        setOutcomes([...now.current]);
        return isKept ? new Set(moved.keys()) : null;
      } finally {
        isUnderWay.current = false;
      }
    },
    /** Goes on at the fee it stopped at. */
    agreeAndGo: () => {
      if (risen === null || isUnderWay.current) return;
      agreedFees.current.set(risen.payment.symbol, risen.now);
      void go();
    },
    /** After the payment that is under way. */
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
  };
}
