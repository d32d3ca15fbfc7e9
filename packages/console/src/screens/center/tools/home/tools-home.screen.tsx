import { CardGrid, Page } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { ContractPlatform } from './contract-platform.tsx';
import { RecoveryTool } from './recovery-tool.tsx';
import { ToolCard } from './tool-card.tsx';
import { AgentCard, MonitorTool } from './tron-tools.tsx';

/** The tools there are, each with how it stands. One that cannot be read hides none of the others. */
export function ToolsHomeScreen() {
  const { t } = useTranslation('tools');
  const { t: shell } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  return (
    <Page title={shell('nav.tools')} description={t('home.description')}>
      <CardGrid min="320px" aria-label={shell('nav.tools')}>
        <ToolCard
          name={t('ton.title')}
          description={t('ton.description')}
          href={paths.center.tools.tonTransQuery}
        />
        <AgentCard walletId={walletId} />
        <MonitorTool walletId={walletId} />
        <ToolCard
          name={t('home.logins.name')}
          description={t('home.logins.description')}
          href={paths.center.tools.loginHistory}
        />
        <RecoveryTool />
        <ContractPlatform walletId={walletId} />
      </CardGrid>
    </Page>
  );
}
