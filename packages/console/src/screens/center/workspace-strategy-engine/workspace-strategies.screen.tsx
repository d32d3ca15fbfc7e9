import { Link, Page, Skeleton, Table } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { StrategyRequest } from '#features/strategies';
import { poll } from '#shared/api/poll.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { workspaceColumns } from './workspace-columns.tsx';
import { workspaceOf } from './workspace-strategies-first.ts';

const WorkspaceDrawer = lazyPart(() => import('./edit/workspace-drawer.tsx'), 'WorkspaceDrawer');

/** Who approves each scenario of the whole wallet. */
export function WorkspaceStrategiesScreen() {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const { open, show, close } = useOverlayParam();
  const all = useQuery({ ...workspaceOf(walletId), refetchInterval: poll(20_000) });
  const columns = useMemo(() => workspaceColumns(t), [t]);
  return (
    <Page
      title={words('nav.workspaceStrategies')}
      description={t('workspace.description')}
      action={
        <Link variant="button" href={withSelection(paths.center.workspaceStrategyEngine.log, search)}>
          {words('nav.workspaceStrategyLog')}
        </Link>
      }
    >
      <QueryView query={all} skeleton={<Skeleton shape="rows" count={12} />}>
        {(rows) => {
          const edited =
            open?.kind === 'edit' ? rows.find(({ business_type }) => business_type === open.id) : undefined;
          return (
            <>
              <Table
                label={words('nav.workspaceStrategies')}
                columns={columns}
                rows={rows}
                rowKey={({ business_type }) => business_type}
                selectedKey={edited?.business_type}
                onOpen={({ business_type }) => show('edit', business_type)}
              />
              {edited === undefined ? null : (
                <Suspense>
                  <WorkspaceDrawer
                    key={edited.business_type}
                    walletId={walletId}
                    strategy={edited}
                    onClose={close}
                  />
                </Suspense>
              )}
            </>
          );
        }}
      </QueryView>
      <StrategyRequest />
    </Page>
  );
}
