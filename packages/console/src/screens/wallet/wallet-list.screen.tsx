import { wallets, type WalletAssets } from '@mpc/api';
import { EmptyState, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../shared/api/api.ts';
import { QueryView } from '../../shared/query-view/query-view.tsx';
import { Portfolio } from './parts/portfolio.tsx';
import { WalletTable } from './parts/wallet-table.tsx';

const types = [0, 1, 2] as const;
const sections = ['not_complete_list', 'top_wallet', 'wallet_list'] as const;

const isEmpty = (data: WalletAssets) => sections.every((section) => data[section].length === 0);

/** All wallets of the person: what they are worth, and the way into each. */
export function WalletListScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const type = types.find((one) => String(one) === search.get('type')) ?? 0;
  const assets = useQuery(read(wallets.assets, { type }));

  return (
    <Page title={t('wallets.title')}>
      <QueryView query={assets} skeleton={<WalletsShape />}>
        {(data) => (
          <>
            <Portfolio assets={data} />
            <Tabs
              label={t('wallets.filter')}
              items={types.map((one) => ({ id: String(one), label: t(`wallets.type.${one}`) }))}
              selected={String(type)}
              onSelect={(id) => setSearch({ type: id }, { replace: true })}
            >
              <Stack gap="xl">
                {sections
                  .filter((section) => data[section].length > 0)
                  .map((section) => (
                    <WalletTable
                      key={section}
                      title={t(`wallets.section.${section}`)}
                      wallets={data[section]}
                    />
                  ))}
                {isEmpty(data) ? (
                  <EmptyState title={t('wallets.empty')}>{t('wallets.emptyDetail')}</EmptyState>
                ) : null}
              </Stack>
            </Tabs>
          </>
        )}
      </QueryView>
    </Page>
  );
}

const WalletsShape = () => (
  <Stack>
    <Skeleton shape="cards" count={3} />
    <Skeleton shape="rows" />
  </Stack>
);
