import { Amount, Skeleton, StatusTag, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ToolCard } from './tool-card.tsx';
import { agentOf, monitoredOf } from './tools-home-first.ts';

const tones = { 0: 'idle', 1: 'running', 2: 'success', 3: 'danger' } as const;

const line = <Skeleton shape="text" count={1} style={{ width: 160 }} />;

/** The agent that delegates energy: on, off, or in arrears. */
export function AgentCard({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const agent = useQuery(agentOf(walletId));
  return (
    <ToolCard
      name={t('home.agent.name')}
      description={t('home.agent.description')}
      href={paths.center.tools.tronAutoAgent.index}
    >
      <QueryView query={agent} skeleton={line}>
        {({ status, unpaid_amount }) => (
          <>
            <StatusTag tone={tones[status]}>{t(`home.agent.status.${status}`)}</StatusTag>
            {status === 3 ? (
              <Text>
                {spaced(t('home.agent.unpaid'))}
                <Amount value={unpaid_amount} symbol="TRX" />
              </Text>
            ) : null}
          </>
        )}
      </QueryView>
    </ToolCard>
  );
}

/** How many addresses are monitored, and how many of them are low. */
export function MonitorTool({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const monitored = useQuery(monitoredOf(walletId));
  return (
    <ToolCard
      name={t('monitor.title')}
      description={t('monitor.description')}
      href={paths.center.tools.tronResourceMonitor}
    >
      <QueryView query={monitored} skeleton={line}>
        {(rows) => {
          const low = rows.filter(({ is_energy_low, is_net_low }) => is_energy_low === 1 || is_net_low === 1);
          return (
            <>
              <Text>{t('home.monitor.addresses', { count: rows.length })}</Text>
              {low.length === 0 ? null : (
                <StatusTag tone="attention">{t('home.monitor.low', { count: low.length })}</StatusTag>
              )}
            </>
          );
        }}
      </QueryView>
    </ToolCard>
  );
}
