import { strategies } from '@mpc/api';
import { Inline, Link, Page, Tabs } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { useList } from '#shared/list/use-list.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { businessList, logTabs } from './business-list.ts';
import { BusinessTab } from './business-tab.tsx';
import { ChangesTab } from './changes-tab.tsx';
import { OperationsTab } from './operations-tab.tsx';

const tabs = { changes: ChangesTab, business: BusinessTab, operations: OperationsTab } as const;

/** What was asked to change in the workspace strategies, and what they decided. */
export function WorkspaceLogScreen() {
  const { tab } = useList(businessList).state;
  const walletId = useSelection().walletId ?? 0;
  const Tab = tabs[tab];
  return <Tab walletId={walletId}>{(tools, rows) => <LogPage tools={tools}>{rows}</LogPage>}</Tab>;
}

function LogPage({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(businessList);
  const scope = { wallet_id: walletId };
  const changes = useQuery(read(strategies.changeCounts, scope)).data?.workspace;
  const decided = useQuery(read(strategies.businessCounts, scope)).data?.workspace;
  const counts = { changes, business: decided, operations: undefined };
  return (
    <Page
      title={words('nav.workspaceStrategyLog')}
      description={t('workspace.logDescription')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.workspaceStrategyEngine.index, search)}>
            {words('nav.workspaceStrategies')}
          </Link>
          {tools}
        </Inline>
      }
    >
      <Tabs
        label={words('nav.workspaceStrategyLog')}
        items={logTabs.map((id) => ({ id, label: t(`workspace.tab.${id}`), count: counts[id] }))}
        selected={list.state.tab}
        onSelect={(id) => list.choose('tab', [id])}
      >
        {children}
      </Tabs>
    </Page>
  );
}
