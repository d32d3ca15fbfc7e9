import type { CollectRule } from '@mpc/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '#shared/api/read-again.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, changeKind, type SignCheck } from '#features/decisions';
import { live } from '#shared/freshness/live.ts';
import { ruleContent } from './rule-content.ts';
import { ruleOf } from './rule-query.ts';

/** A rule as a person looked at it, held against what it is now: what changed is shown, and nothing is sent on what was. */
export function useRuleCheck(rule: CollectRule) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const [looked, setLooked] = useState(rule);
  const now = useQuery({ ...ruleOf(rule.id), ...live });
  const changesIn = (other: CollectRule) => changedContent(ruleContent(looked, t), ruleContent(other, t));
  const changes = now.data === undefined ? [] : changesIn(now.data);
  return {
    looked,
    /** For `DecisionNotices`. */
    notices: {
      pending: null,
      givenUp: false,
      changes,
      changed: changeKind(changes),
      review: () => {
        if (now.data !== undefined) setLooked(now.data);
      },
    },
    isChanged: changes.length > 0,
    observedAt: now.dataUpdatedAt,
    /** Reads it once more. */
    check: async (): Promise<SignCheck> => {
      const found = await readAgain(queryClient, ruleOf(rule.id));
      if (found === null) return 'unread';
      return changesIn(found).length === 0 ? 'same' : 'changed';
    },
  };
}
