import { codes, Refusal, ton, type TonTx } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shared/api/api.ts';
import { tonQuestion, type TonQueryState } from './ton-query-list.ts';

/** Whether the node of the chain did not answer in time, which says nothing about what was looked for. */
export const isNodeTimeout = (error: unknown): boolean =>
  error instanceof Refusal && error.code === codes.transactionNotSupported;

/** Looks hashes up, and looks once more for those alone that were not found. */
export function useTonLookup(state: TonQueryState, walletId: number) {
  const question = tonQuestion(state, walletId);
  const about = JSON.stringify(question);
  const [later, setLater] = useState<{ about: string; found: readonly TonTx[] }>({ about, found: [] });
  const first = useQuery({ ...read(ton.transactions, question), enabled: state.hash.length > 0 });
  const found = [...(first.data ?? []), ...(later.about === about ? later.found : [])];
  const missing = state.hash.filter((hash) => found.every(({ query }) => query !== hash));
  const again = useQuery({
    ...read(ton.transactions, { ...question, hashes: missing }),
    enabled: false,
  });
  return {
    first,
    /** What is known of a hash; undefined where nothing was found. */
    found: (hash: string): TonTx | undefined => found.find(({ query }) => query === hash),
    missing,
    /** Why the last look failed; null where it did not. */
    error: again.error ?? first.error,
    isBusy: first.isFetching || again.isFetching,
    /** Looks once more for what is missing. */
    retry: async () => {
      const { data = [] } = await again.refetch();
      setLater({ about, found: [...found, ...data] });
    },
  };
}

export type TonLookup = ReturnType<typeof useTonLookup>;
