import type { CollectRule } from '@mpc/api';
import { Drawer, EmptyState, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { waitingOf } from '../rule/rule-query.ts';
import { isWaiting, type WaitingCoin } from './sweep-content.ts';
import { SweepDecision } from './sweep-decision.tsx';
import { SweepStarted } from './sweep-started.tsx';

export interface SweepDrawerProps {
  rule: CollectRule;
  onClose: () => void;
}

/** Sweeps by a rule now: what it takes and from where, then what was begun and its signatures. */
export function SweepDrawer({ rule, onClose }: SweepDrawerProps) {
  const { t } = useTranslation('collection');
  const [started, setStarted] = useState<{ ids: number[]; confirmed: readonly WaitingCoin[] } | null>(null);
  const info = useQuery({ ...waitingOf(rule.id), enabled: started === null, refetchOnMount: 'always' });
  return (
    <Drawer open size="wide" title={t('sweep.title')} onClose={onClose}>
      {started === null ? (
        <QueryView query={info} skeleton={<Skeleton shape="form" count={6} />}>
          {({ waiting }) =>
            waiting.some(isWaiting) ? (
              <SweepDecision
                swept={{ rule, waiting }}
                onStarted={(ids, confirmed) => setStarted({ ids, confirmed })}
                onClose={onClose}
              />
            ) : (
              <EmptyState title={t('sweep.nothing')}>{t('sweep.nothingDetail')}</EmptyState>
            )
          }
        </QueryView>
      ) : (
        <SweepStarted {...started} onClose={onClose} />
      )}
    </Drawer>
  );
}
