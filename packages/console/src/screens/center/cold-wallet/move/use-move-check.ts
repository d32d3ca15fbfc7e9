import type { Coin, ColdMoveFacts } from '@mpc/api';
import {
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useState } from 'react';
import { changedContent, changeKind, type SignCheck } from '#features/decisions';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { aliasIn, moveContent, type ReadyMove } from './move-content.ts';
import { coldCoinsOf, moveCheckOf, moveFactsOf } from './move-reads.ts';

/** Reads something anew, whatever is on its way; null where no answer came. */
export async function readAnew<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | null> {
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  return queryClient.fetchQuery({ ...options, staleTime: 0, retry: false }).catch(() => null);
}

/** A move as a person looked at it, held against what it would be now. */
export function useMoveCheck(ready: ReadyMove) {
  const { t } = useTranslation('coldWallet');
  const queryClient = useQueryClient();
  const [looked, setLooked] = useState(ready);
  const { wallet_id, direction, symbol } = ready.move;
  const factsOptions = moveFactsOf(wallet_id, direction, symbol);
  const checkOptions = moveCheckOf(ready.move);
  const facts = useQuery(factsOptions);
  const faults = useQuery(checkOptions);
  const coinsOptions = coldCoinsOf(wallet_id);
  const coins = useQuery(coinsOptions);
  /** The move as it would be now; null where there is no such coin any more. */
  const nowOf = (all: readonly Coin[], found: ColdMoveFacts): ReadyMove | null => {
    const coin = all.find((one) => one.symbol === symbol);
    if (coin === undefined) return null;
    return { ...looked, coin, facts: found, feeCoin: aliasIn(all, found.fee_symbol) };
  };
  const changesIn = (now: ReadyMove) => changedContent(moveContent(looked, t), moveContent(now, t));
  const now = facts.data === undefined || coins.data === undefined ? null : nowOf(coins.data, facts.data);
  const changes = now === null ? [] : changesIn(now);
  return {
    looked,
    /** Everything against it; undefined until that is known. */
    reasons: now === null ? undefined : faults.data?.reasons,
    /** For `DecisionNotices`. */
    notices: {
      pending: null,
      givenUp: false,
      changes,
      changed: changeKind(changes),
      review: () => {
        if (now !== null) setLooked(now);
      },
    },
    isChanged: changes.length > 0,
    reads: { facts, faults, coins },
    observedAt: Math.min(facts.dataUpdatedAt, faults.dataUpdatedAt),
    refreshing: facts.isFetching || faults.isFetching,
    refresh: () => {
      void facts.refetch();
      void faults.refetch();
      void coins.refetch();
    },
    /** Reads both once more. */
    check: async (): Promise<SignCheck> => {
      const [again, found, all] = await Promise.all([
        readAnew(queryClient, factsOptions),
        readAnew(queryClient, checkOptions),
        readAnew(queryClient, coinsOptions),
      ]);
      if (again === null || found === null || all === null) return 'unread';
      const then = nowOf(all, again);
      return then !== null && found.ok && changesIn(then).length === 0 ? 'same' : 'changed';
    },
  };
}
