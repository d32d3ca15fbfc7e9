import {
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useState } from 'react';
import { changedContent, changeKind } from '#features/decisions';
import type { SignCheck } from '#features/signing';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { moveContent, type ReadyMove } from './move-content.ts';
import { moveCheckOf, moveFactsOf } from './move-reads.ts';

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
  const changesIn = (now: ReadyMove) => changedContent(moveContent(looked, t), moveContent(now, t));
  const now = facts.data === undefined ? null : { ...looked, facts: facts.data };
  const changes = now === null ? [] : changesIn(now);
  return {
    looked,
    /** Everything against it; undefined until that is known. */
    reasons: faults.data?.reasons,
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
    checks: [facts, faults],
    observedAt: Math.min(facts.dataUpdatedAt, faults.dataUpdatedAt),
    refreshing: facts.isFetching || faults.isFetching,
    refresh: () => {
      void facts.refetch();
      void faults.refetch();
    },
    /** Reads both once more. */
    check: async (): Promise<SignCheck> => {
      const [again, found] = await Promise.all([
        readAnew(queryClient, factsOptions),
        readAnew(queryClient, checkOptions),
      ]);
      if (again === null || found === null) return 'unread';
      const isSame = found.ok && changesIn({ ...looked, facts: again }).length === 0;
      return isSame ? 'same' : 'changed';
    },
  };
}
