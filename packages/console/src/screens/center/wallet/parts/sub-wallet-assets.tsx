import { wallets, type SubWallet } from '@mpc/api';
import { Amount, Button, EmptyState, Page, Skeleton, Stat, SummaryCards } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../shared/api/api.ts';
import { StaleBanner } from '../../../../shared/freshness/stale-banner.tsx';
import { useStaleness } from '../../../../shared/freshness/use-staleness.ts';
import { useOpen } from '../../../../shared/open/use-open.ts';
import { QueryView } from '../../../../shared/query-view/query-view.tsx';
import { CoinTable } from './coin-table.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What one sub-wallet holds, and the two things done most: receive and transfer. */
export function SubWalletAssets({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
  const coins = useQuery({
    ...read(wallets.focusCoins, {
      wallet_id: subWallet.wallet_id,
      sub_wallet_id: subWallet.sub_wallet_id,
      need_stat: 1,
    }),
    refetchInterval: 20_000,
  });
  const staleness = useStaleness(coins.dataUpdatedAt);
  return (
    <Page
      title={subWallet.sub_wallet_name}
      action={
        <>
          <Button icon={<ArrowDownToLine {...icon} />} onClick={() => show('receive')}>
            {t('action.receive')}
          </Button>
          <Button variant="primary" icon={<ArrowUpFromLine {...icon} />} onClick={() => show('transfer')}>
            {t('action.transfer')}
          </Button>
        </>
      }
    >
      <QueryView query={coins} skeleton={<Skeleton shape="rows" />}>
        {(data) => (
          <>
            <StaleBanner
              staleness={staleness}
              observedAt={coins.dataUpdatedAt}
              busy={coins.isFetching}
              onRefresh={() => void coins.refetch()}
            />
            <SummaryCards>
              <Stat
                size="figure"
                label={t('assets.total')}
                value={<Amount kind="fiat" value={data.stat?.total_usd} />}
              />
              <Stat label={t('assets.available')} value={<Amount kind="fiat" value={data.stat?.normal} />} />
              <Stat label={t('assets.frozen')} value={<Amount kind="fiat" value={data.stat?.lock} />} />
              <Stat
                label={t('assets.collecting')}
                value={<Amount kind="fiat" value={data.stat?.collecting} />}
              />
            </SummaryCards>
            {data.list.length === 0 ? (
              <EmptyState title={t('assets.noCoins')}>{t('assets.noCoinsDetail')}</EmptyState>
            ) : (
              <CoinTable
                coins={data.list}
                onReceive={(symbol) => show('receive', symbol)}
                onTransfer={(symbol) => show('transfer', symbol)}
              />
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}
