import { Amount } from '@mpc/ui';
import { useNow } from '#shared/freshness/use-now.ts';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { quoteFreshness } from '../intents/quote.rules.ts';
import type { Decided } from './confirm-frame.tsx';
import type { Summary } from './use-payment-flow.ts';

interface Facts extends Pick<Decided, 'observedAt' | 'refresh' | 'strategy' | 'repeats'> {
  fee: { amount: string } | null;
  /** When the server last named it. */
  quotedAt: number;
  fees: { isFetching: boolean; refetch: () => unknown };
}

/** What a confirmation is decided on, where only the fee can change what was summarized. */
export function useDecided({ intent, quote }: Summary, facts: Facts): Decided {
  const { fee, fees, quotedAt, observedAt, refresh, strategy, repeats } = facts;
  const latest = fee === null ? null : { amount: fee.amount, at: quotedAt };
  return {
    observedAt,
    staleness: useStaleness(observedAt),
    isRefreshing: fees.isFetching,
    refresh,
    freshness: quoteFreshness(quote, latest, useNow()),
    change: (
      <>
        <Amount value={quote.amount} symbol={intent.fee.unit} /> →{' '}
        <Amount value={latest?.amount} symbol={intent.fee.unit} />
      </>
    ),
    isAsking: fees.isFetching,
    ask: () => void fees.refetch(),
    strategy,
    repeats,
  };
}
