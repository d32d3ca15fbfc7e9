import { Page, Skeleton, toasts } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** The strategy that the address names: on its way, failed, handed on, or gone, with a message and the way back. */
export function StrategyGate({ id, title, children }: StrategyGateProps) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery({
    ...strategyOf(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : live.refetchInterval),
  });
  const isMissing = id === null || isGone(query.error);
  const leave = useEffectEvent(() => {
    toasts.show({ key: 'server', tone: 'attention', message: t('advanced.gone') });
    void navigate(strategiesHref(kindOfType(query.data?.type ?? 1), search), { replace: true });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  if (!isMissing && query.data !== undefined && !query.isError) return children(query.data);
  return (
    <Page title={query.data?.name ?? title}>
      {isMissing ? null : (
        <QueryView query={query} skeleton={<Skeleton shape="form" count={6} />}>
          {(strategy) => children(strategy)}
        </QueryView>
      )}
    </Page>
  );
}
