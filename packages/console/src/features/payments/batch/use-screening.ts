import { kyt } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isScreeningDown } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import type { BatchPlan } from './batch-plan.ts';
import { questionsOf, type Screened, type ScreeningQuestion, type Screenings } from './screening.rules.ts';
import { minute } from '#shared/durations.ts';

/** So many are asked about at the same time. */
const lanes = 4;

/** The answers are shown so often, in milliseconds: each by itself would draw thousands of rows thousands of times. */
const shownEvery = 250;

/** What the server says of a destination; undefined where it could not be asked. */
async function ask(
  queries: QueryClient,
  sub_wallet_id: number,
  { symbol, to }: ScreeningQuestion,
): Promise<Screened | undefined> {
  try {
    const {
      kyt: found,
      black,
      white,
    } = await queries.fetchQuery({
      ...read(kyt.withdrawCheck, { sub_wallet_id, symbol, address_to: to }),
      staleTime: cacheLifetime,
      gcTime: 15 * minute,
      retry: false,
    });
    return { level: found.level, black: black === 1, white: white === 1 };
  } catch (error) {
    return isScreeningDown(error) ? { level: null, black: false, white: true } : undefined;
  }
}

/**
 * Has everybody a batch pays screened, a few at a time; it can be stopped and gone on with. What is found is gathered in
 * `found`, and shown now and then.
 */
export function useScreening(plan: BatchPlan, found: Map<string, Screened>) {
  const queries = useQueryClient();
  const questions = useMemo(() => questionsOf(plan.payments), [plan]);
  const [screenings, setScreenings] = useState<Screenings>(found);
  const [asking, setAsking] = useState(true);
  const subWalletId = plan.home.subWallet.id;
  useEffect(() => {
    if (!asking) return undefined;
    const left = new AbortController();
    const waiting = questions.filter(({ key }) => !found.has(key));
    let next = 0;
    let shownAt = 0;
    const show = () => {
      shownAt = performance.now();
      setScreenings(new Map(found));
    };
    const lane = async () => {
      for (let question = waiting[next]; question !== undefined; question = waiting[next]) {
        next += 1;
        const screened = await ask(queries, subWalletId, question);
        if (left.signal.aborted) return;
        if (screened !== undefined) found.set(question.key, screened);
        if (performance.now() - shownAt > shownEvery) show();
      }
    };
    const askAll = async () => {
      await Promise.all(Array.from({ length: lanes }, lane));
      if (left.signal.aborted) return;
      show();
      setAsking(false);
    };
    void askAll();
    return () => {
      left.abort();
      show();
    };
  }, [asking, found, questions, queries, subWalletId]);
  return {
    screenings,
    asking,
    done: screenings.size,
    all: questions.length,
    stop: () => setAsking(false),
    go: () => setAsking(true),
  };
}

export type Screening = ReturnType<typeof useScreening>;
