import type { ColdBalance } from '@mpc/api';
import { Button, EmptyState, Skeleton, Stack, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { coinName } from '#shared/coin/coin-name.ts';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { CardShapes } from '#shared/loading/card-shapes.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { AssetAddresses } from './asset-addresses.tsx';
import { assetColumns } from './asset-columns.tsx';
import { AssetFilters } from './asset-filters.tsx';
import { assetsList, balancesOf } from './assets-list.ts';
import { LowGasNotices } from './low-gas-notices.tsx';
import { TierShares } from './tier-shares.tsx';

const keyOf = ({ symbol }: ColdBalance) => symbol;

/** The picture of the tiers and the coins on their way. */
export const AssetsShape = () => (
  <Stack gap="m">
    <CardShapes min="320px" lines={[5, 5]} />
    <Skeleton shape="rows" />
  </Stack>
);

/** Where every coin lies: a picture of the tiers, and a row for each coin. */
export function AssetsTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coldWallet');
  const { show } = useOverlayParam();
  const list = useList(assetsList);
  const columns = useMemo(() => assetColumns(t), [t]);
  const query = useQuery({
    ...balancesOf(list.state, walletId),
    placeholderData: keepPreviousData,
    ...live,
  });
  const barred = useMayGovern() === true ? undefined : t('home.governorsOnly');
  return (
    <Stack gap="m">
      <LowGasNotices walletId={walletId} />
      <ListView
        list={list}
        query={query}
        filters={<AssetFilters walletId={walletId} list={list} />}
        skeleton={<AssetsShape />}
        empty={<EmptyState title={t('assets.empty')}>{t('assets.emptyDetail')}</EmptyState>}
      >
        {(balances, table) => (
          <Stack gap="m">
            {balances.length === 0 ? null : <TierShares balances={balances} />}
            <Table
              {...table}
              label={t('home.tab.assets')}
              columns={columns}
              rows={balances}
              rowKey={keyOf}
              rowName={coinName}
              expanded={(balance) => <AssetAddresses balance={balance} />}
              rowActions={({ symbol }, name) => (
                <Button
                  size="small"
                  aria-label={t('move.of', { coin: name })}
                  disabledReason={barred}
                  onClick={() => show('move', symbol)}
                >
                  {t('move.title')}
                </Button>
              )}
            />
          </Stack>
        )}
      </ListView>
    </Stack>
  );
}
