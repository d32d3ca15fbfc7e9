import { Link, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { AgentCards, AgentNotice, agentOf, agentPace } from '#features/tron-agent';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Delegation on TRON, which pays for sweeps there with energy instead of TRX: how it stands. */
export function TronTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const proxy = useQuery({
    ...agentOf(walletId),
    refetchInterval: ({ state }) => agentPace(state.data),
  });
  const link = (
    <Link variant="button" href={withSelection(paths.center.tools.tronAutoAgent.index, search)}>
      {t('tron.open')}
    </Link>
  );
  return (
    <QueryView query={proxy} skeleton={<Skeleton shape="text" count={6} />}>
      {(agent) => (
        <Stack gap="m">
          <AgentNotice agent={agent} />
          <Text as="p">{t('tron.means')}</Text>
          <AgentCards agent={agent} action={link} />
        </Stack>
      )}
    </QueryView>
  );
}
