import { Card, Columns, Page, Skeleton, Stack, StatusTag, Tag } from '@mpc/ui';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PendingChangeBanner, StrategyRequest } from '#features/strategies';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { idIn, useSelection } from '#shared/selection/use-selection.ts';
import { ActionView } from './detail/action-view.tsx';
import { ConditionFacts } from './detail/condition-facts.tsx';
import { HitFigures } from './detail/hit-figures.tsx';
import { StrategyActions } from './detail/strategy-actions.tsx';
import { kindOfType, strategiesHref } from './senior-links.ts';
import { StrategyGate } from './strategy-gate.tsx';
import type { Strategy } from './strategy-query.ts';

const RecentHits = lazyPart(() => import('./detail/recent-hits.tsx'), 'RecentHits');
const StrategyDialogs = lazyPart(() => import('./detail/strategy-dialogs.tsx'), 'StrategyDialogs', 'order');
const StrategyEvidence = lazyPart(
  () => import('./detail/strategy-evidence.tsx'),
  'StrategyEvidence',
  'order',
);
const VersionHistory = lazyPart(() => import('./detail/version-history.tsx'), 'VersionHistory');

const isDialog = new Set(['delete', 'up', 'down']);

/** One advanced strategy: when it is hit, what it does, what it decided, and what it was before. */
export function StrategyDetailScreen() {
  const { t } = useTranslation('strategyEngine');
  const [params] = useSearchParams();
  return (
    <StrategyGate id={idIn(params, 'id')} title={t('advanced.one')}>
      {(strategy) => <StrategyDetail key={strategy.strategy_id} strategy={strategy} />}
    </StrategyGate>
  );
}

function StrategyDetail({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const { name, type, status, priority, pending, sub_wallet_name } = strategy;
  const { open } = useOverlayParam();
  const kind = kindOfType(type);
  useCrumbs([{ label: t(`advanced.kind.${kind}`), href: strategiesHref(kind, search) }, { label: name }]);
  return (
    <Page
      title={name}
      status={
        <>
          <Tag size="small">{t(`advanced.type.${kind}`)}</Tag>
          {status === 0 ? <StatusTag tone="attention">{t('advanced.notInForce')}</StatusTag> : null}
        </>
      }
      description={t('advanced.about', { priority, name: sub_wallet_name })}
      action={<StrategyActions walletId={walletId} strategy={strategy} />}
    >
      <Stack>
        {pending === null ? null : <PendingChangeBanner walletId={walletId} pending={pending} />}
        {status === 0 ? null : <HitFigures strategy={strategy} />}
        <Columns min="360px">
          <Card title={t('advanced.if')}>
            <ConditionFacts walletId={walletId} type={type} conditions={strategy.conditions} />
          </Card>
          <Card title={t('advanced.then')}>
            <ActionView strategy={strategy} />
          </Card>
        </Columns>
        <Suspense fallback={<Skeleton shape="rows" />}>
          {status === 0 ? null : <RecentHits walletId={walletId} strategy={strategy} />}
          <VersionHistory walletId={walletId} strategy={strategy} />
          <StrategyEvidence walletId={walletId} strategy={strategy} />
        </Suspense>
      </Stack>
      {open !== null && isDialog.has(open.kind) ? (
        <Suspense>
          <StrategyDialogs walletId={walletId} strategy={strategy} />
        </Suspense>
      ) : null}
      <StrategyRequest />
    </Page>
  );
}
