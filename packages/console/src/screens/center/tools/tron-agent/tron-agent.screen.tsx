import { Card, Inline, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { AgentCards, AgentNotice, agentOf, agentPace, isUnused } from '#features/tron-agent';
import { CardShapes } from '#shared/loading/card-shapes.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { AgentDrawers } from './agent-drawers.tsx';
import { AgentIntro } from './agent-intro.tsx';
import { AgentLists } from './agent-lists.tsx';
import { AgentCharts } from './charts/agent-charts.tsx';
import { SwitchButtons, TopUpButton } from './switch/switch-buttons.tsx';

const links = {
  accounts: paths.center.tools.tronAutoAgent.accountList,
  alerts: paths.center.tools.tronAutoAgent.messageNotification,
} as const;

/** Its cards, charts and lists on their way. */
const AgentShape = () => (
  <Stack>
    <CardShapes min="360px" lines={[8, 8]} />
    <Card>
      <Skeleton shape="chart" style={{ height: 160 }} />
    </Card>
    <Skeleton shape="rows" />
  </Stack>
);

/** The TRON auto agent: how it stands and what it costs, its switch, and what it delegated and settled. */
export function TronAgentScreen() {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  useCrumbs([{ label: t('agent.title') }]);
  const query = useQuery({
    ...agentOf(walletId),
    refetchInterval: ({ state }) => agentPace(state.data),
  });
  return (
    <Page
      title={t('agent.title')}
      description={t('agent.description')}
      action={
        <Inline>
          {(['accounts', 'alerts'] as const).map((id) => (
            <Link key={id} variant="button" href={withSelection(links[id], search)}>
              {t(`agent.to.${id}`)}
            </Link>
          ))}
          {query.data === undefined ? null : <SwitchButtons agent={query.data} />}
        </Inline>
      }
    >
      <QueryView query={query} skeleton={<AgentShape />}>
        {(agent) => (
          <Stack>
            <AgentNotice agent={agent} action={<TopUpButton agent={agent} />} />
            <AgentIntro isOpen={isUnused(agent)} />
            <AgentCards agent={agent} />
            {isUnused(agent) ? null : (
              <>
                <AgentCharts walletId={walletId} />
                <AgentLists walletId={walletId} />
              </>
            )}
          </Stack>
        )}
      </QueryView>
      {query.data === undefined ? null : <AgentDrawers agent={query.data} />}
    </Page>
  );
}
