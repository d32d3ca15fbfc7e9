import { Link, Skeleton, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ToolCard } from './tool-card.tsx';
import { contractsOf } from './tools-home-first.ts';

/** Where the contracts of the cold wallet are managed, network by network. */
export function ContractPlatform({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const contracts = useQuery(contractsOf(walletId));
  return (
    <ToolCard name={t('home.platform.name')} description={t('home.platform.description')}>
      <QueryView query={contracts} skeleton={<Skeleton shape="text" count={1} style={{ width: 160 }} />}>
        {(rows) => {
          const linked = rows.filter(({ platform_link }) => platform_link !== '');
          return linked.length === 0 ? (
            <>
              <Text>{t('home.platform.none')}</Text>
              <Link href={withSelection(paths.center.coldWallet.index, search)}>
                {t('home.platform.cold')}
              </Link>
            </>
          ) : (
            linked.map(({ id, coin_net, platform_link }) => (
              <Link key={id} href={platform_link} external>
                {t('home.platform.link', { network: coin_net })}
              </Link>
            ))
          );
        }}
      </QueryView>
    </ToolCard>
  );
}
