import type { CollectRule } from '@mpc/api';
import { Drawer, EmptyState, Inline, Link, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ruleHref } from '../rule/rule-links.ts';
import { waitingOf } from '../rule/rule-query.ts';
import { isWaiting, type Sweepable } from './sweep-content.ts';
import { SweepDecision } from './sweep-decision.tsx';
import { SweepStarted } from './sweep-started.tsx';

export interface SweepDrawerProps {
  rule: CollectRule;
  onClose: () => void;
}

/** Sweeps by a rule now: what it takes and from where, then what was begun and its signatures. */
export function SweepDrawer({ rule, onClose }: SweepDrawerProps) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const [started, setStarted] = useState<{ ids: number[]; confirmed: Sweepable } | null>(null);
  const info = useQuery({ ...waitingOf(rule.id), enabled: started === null, refetchOnMount: 'always' });
  // What is decided about stays in sight though it is frozen, or gone, by now: its outcome is told there.
  const [swept, setSwept] = useState<Sweepable | null>(null);
  if (swept === null && info.isFetchedAfterMount && info.data?.waiting.some(isWaiting) === true)
    setSwept({ rule, waiting: info.data.waiting });
  const page = () => {
    if (started !== null) return <SweepStarted {...started} onClose={onClose} />;
    if (swept === null)
      return (
        <QueryView query={info} skeleton={<Skeleton shape="form" count={6} />}>
          {() =>
            info.isFetchedAfterMount ? (
              <EmptyState
                title={t('sweep.nothing')}
                action={
                  <Inline>
                    {(['thresholds', 'authorizations'] as const).map((place) => (
                      <Link key={place} variant="button" href={ruleHref(place, rule.id, search)}>
                        {t(`act.${place}`)}
                      </Link>
                    ))}
                  </Inline>
                }
              >
                {t('sweep.nothingDetail')}
              </EmptyState>
            ) : (
              <Skeleton shape="form" count={6} />
            )
          }
        </QueryView>
      );
    return (
      <SweepDecision
        swept={swept}
        onStarted={(ids, confirmed) => setStarted({ ids, confirmed })}
        onClose={onClose}
      />
    );
  };
  return (
    <Drawer open size="wide" title={t('sweep.title')} onClose={onClose}>
      {page()}
    </Drawer>
  );
}
