import type { FundStrategyInfo } from '@mpc/api';
import { Button, EmptyState, Inline, Link, Page, Section, Skeleton, Stack, StatusTag } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { live } from '#shared/freshness/live.ts';
import { latePart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { idIn, useSelection } from '#shared/selection/use-selection.ts';
import { flowLogHref, fundStrategiesHref } from './fund-links.ts';
import { coldCoinOf, fundStrategyOf, hasContracts, isGone } from './fund-queries.ts';
import { FundStrategyFacts } from './fund-strategy-facts.tsx';
import { FundStrategyForm } from './fund-strategy-form.tsx';
import { fundStrategyDraft } from './fund-strategy.values.ts';
import { MadeTasks } from './made-tasks.tsx';
import { useGovernorsOnly } from './use-cold-barred.ts';

const DeleteFundStrategy = latePart(() => import('./delete-fund-strategy.tsx'), 'DeleteFundStrategy');

/** One fund strategy: what it does, its form, and the last tasks it made. */
export function FundStrategyDetailScreen() {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const id = idIn(useSearchParams()[0], 'id');
  // While its deletion is asked about the question reads it, and once it is deleted nothing does.
  const [deleted, setDeleted] = useState<FundStrategyInfo | null>(null);
  const [isOver, setOver] = useState(false);
  const query = useQuery({
    ...fundStrategyOf(id ?? 0),
    enabled: id !== null && deleted === null && !isOver,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : live.refetchInterval),
  });
  const isMissing = id === null || isGone(query.error);
  const symbol = query.data?.symbol ?? '';
  const info = useQuery({
    ...coldCoinOf(walletId, symbol),
    enabled: symbol !== '' && !isMissing,
    ...live,
  });
  const skeleton = <Skeleton shape="form" count={6} />;
  const strategy = isMissing ? undefined : query.data;
  const title = strategy === undefined ? t('strategy.one') : t('strategy.of', { coin: coinName(strategy) });
  useCrumbs([{ label: t('strategy.title'), href: fundStrategiesHref(search) }, { label: title }]);
  // The strategy of another wallet, or one that gave way to another of its coin.
  const isElsewhere =
    strategy !== undefined && info.data !== undefined && info.data.strategy?.id !== strategy.id;
  if (isMissing || (isElsewhere && !info.isFetching))
    return (
      <Page title={title}>
        <EmptyState
          title={t('strategy.gone')}
          action={
            <Link variant="button" href={fundStrategiesHref(search)}>
              {t('strategy.back')}
            </Link>
          }
        >
          {t('strategy.goneDetail')}
        </EmptyState>
      </Page>
    );
  return (
    <DetailPage
      title={title}
      strategy={strategy}
      walletId={walletId}
      deleted={deleted}
      onDelete={setDeleted}
      onDeleted={() => setOver(true)}
    >
      <QueryView query={query} skeleton={skeleton}>
        {(one) => (
          <QueryView query={info} skeleton={skeleton}>
            {(coin) =>
              isElsewhere ? (
                skeleton
              ) : (
                <Stack>
                  <FundStrategyFacts strategy={one} hasContracts={hasContracts(coin)} />
                  <Drafted key={one.id} form={fundStrategyDraft(walletId, one.id)}>
                    {(draft) => (
                      <FundStrategyForm
                        {...draft}
                        walletId={walletId}
                        info={coin}
                        strategy={one}
                        onSaved={() => undefined}
                      />
                    )}
                  </Drafted>
                  <Section
                    title={t('strategy.lastTasks')}
                    action={<Link href={flowLogHref(search, one.symbol)}>{t('strategy.toTasks')}</Link>}
                  >
                    <MadeTasks walletId={walletId} tasks={one.tasks} />
                  </Section>
                </Stack>
              )
            }
          </QueryView>
        )}
      </QueryView>
    </DetailPage>
  );
}

interface DetailPageProps {
  walletId: number;
  title: string;
  strategy: FundStrategyInfo | undefined;
  /** The one that is asked about. */
  deleted: FundStrategyInfo | null;
  onDelete: (strategy: FundStrategyInfo | null) => void;
  onDeleted: () => void;
  children: ReactNode;
}

function DetailPage(props: DetailPageProps) {
  const { walletId, title, strategy, deleted, onDelete, onDeleted, children } = props;
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const navigate = useNavigate();
  const governorsOnly = useGovernorsOnly();
  return (
    <Page
      title={title}
      status={
        strategy === undefined ? undefined : (
          <StatusTag tone={strategy.status === 1 ? 'success' : 'idle'}>
            {t(`strategy.on.${strategy.status}`)}
          </StatusTag>
        )
      }
      description={t('strategy.description')}
      action={
        <Inline>
          <Link variant="button" href={fundStrategiesHref(search)}>
            {t('strategy.back')}
          </Link>
          {strategy === undefined ? null : (
            <Button variant="danger" disabledReason={governorsOnly} onClick={() => onDelete(strategy)}>
              {t('strategy.delete.confirm')}
            </Button>
          )}
        </Inline>
      }
    >
      {children}
      {deleted === null ? null : (
        <DeleteFundStrategy
          walletId={walletId}
          strategy={deleted}
          onDone={() => {
            onDeleted();
            void navigate(fundStrategiesHref(search));
          }}
          onClose={() => onDelete(null)}
        />
      )}
    </Page>
  );
}
