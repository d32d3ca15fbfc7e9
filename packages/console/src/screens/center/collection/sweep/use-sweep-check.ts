import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '#shared/api/read-again.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, changeKind, type SignCheck } from '#features/decisions';
import { live } from '#shared/freshness/live.ts';
import { ruleOf, waitingOf } from '../rule/rule-query.ts';
import { sweepContent, type Sweepable } from './sweep-content.ts';

/** What would be swept as a person looked at it, held against what it is now. */
export function useSweepCheck(swept: Sweepable, symbols: readonly string[]) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const [looked, setLooked] = useState(swept);
  const { id } = swept.rule;
  const rule = useQuery({ ...ruleOf(id), ...live });
  const info = useQuery({ ...waitingOf(id), ...live });
  const now =
    rule.data === undefined || info.data === undefined
      ? null
      : { rule: rule.data, waiting: info.data.waiting };
  const changesIn = (other: Sweepable) =>
    changedContent(sweepContent(looked, symbols, t), sweepContent(other, symbols, t));
  const changes = now === null ? [] : changesIn(now);
  const refresh = () => Promise.all([rule.refetch(), info.refetch()]);
  return {
    looked,
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
    checks: [rule, info],
    observedAt: Math.min(rule.dataUpdatedAt, info.dataUpdatedAt),
    refreshing: rule.isFetching || info.isFetching,
    refresh: () => void refresh(),
    /** Reads both once more. */
    check: async (): Promise<SignCheck> => {
      const [again, waits] = await Promise.all([
        readAgain(queryClient, ruleOf(id)),
        readAgain(queryClient, waitingOf(id)),
      ]);
      if (again === null || waits === null) return 'unread';
      return changesIn({ rule: again, waiting: waits.waiting }).length === 0 ? 'same' : 'changed';
    },
  };
}
