import type { ApprovalNode } from '@mpc/api';
import { listNames, useLanguage } from '@mpc/ui';
import { useCallback } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';

interface Decided {
  status: number;
  node_list: readonly ApprovalNode[];
}

/** Whom a request waits for at the step in turn; who decided it, once it is over. */
export function useApproverWords(): (request: Decided) => string {
  const { t } = useTranslation('strategyEngine');
  const language = useLanguage();
  return useCallback(
    ({ status, node_list }) => {
      const decided = node_list.flatMap(({ members }) => members.filter((one) => one.status !== 0));
      if (status !== 0) return listed(decided.map(({ name }) => name));
      const missing = node_list
        .filter(({ node_status }) => node_status === 1)
        .flatMap(({ members }) => members.filter((one) => one.status === 0));
      const names = listNames(
        missing.map(({ name }) => name),
        language,
        'or',
      );
      return names === '' ? '' : t('change.waitsFor', { names });
    },
    [t, language],
  );
}
