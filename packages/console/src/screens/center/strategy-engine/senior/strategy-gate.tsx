import { EmptyState, Link, Page, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { live } from '#shared/freshness/live.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { kindOfType, strategiesHref } from './senior-links.ts';
import { isGone, strategyOf, type Strategy } from './strategy-query.ts';

interface StrategyGateProps {
  /** Null where the address names none. */
  id: number | null;
  /** What the page is called until the strategy is known. */
  title: string;
  children: (strategy: Strategy) => ReactNode;
}

/** The strategy that the address names: on its way, failed, or gone, with the way back to the others. */
export function StrategyGate({ id, title, children }: StrategyGateProps) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const query = useQuery({
    ...strategyOf(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : live.refetchInterval),
  });
  const isMissing = id === null || isGone(query.error);
  if (!isMissing && query.data !== undefined && !query.isError) return children(query.data);
  return (
    <Page title={query.data?.name ?? title}>
      {isMissing ? (
        <EmptyState
          title={t('advanced.gone')}
          action={
            <Link variant="button" href={strategiesHref(kindOfType(query.data?.type ?? 1), search)}>
              {t('advanced.toAll')}
            </Link>
          }
        />
      ) : (
        <QueryView query={query} skeleton={<Skeleton shape="form" count={6} />}>
          {(strategy) => children(strategy)}
        </QueryView>
      )}
    </Page>
  );
}
