import { wallets, type SubWallet } from '@mpc/api';
import { Page, Skeleton, Tabs, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSweepStops } from '#features/sweep-stops';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { centreTabs, useCentre } from '../use-centre.ts';
import { CoinsTab } from './coins/coins-tab.tsx';
import { SubWalletActions } from './sub-wallet-actions.tsx';
import { SubWalletSummary } from './sub-wallet-summary.tsx';
import { SweepHeld } from './sweep-held.tsx';
import { live } from '#shared/freshness/live.ts';

const NftTab = lazyPart(() => import('./nft/nft-tab.tsx'), 'NftTab');
const InscriptionsTab = lazyPart(
  () => import('./inscriptions/inscriptions-tab.tsx'),
  'InscriptionsTab',
  'btcAddress',
);
const AddressesTab = lazyPart(() => import('./addresses/addresses-tab.tsx'), 'AddressesTab', 'btcAddress');
const AllowancesTab = lazyPart(
  () => import('./allowances/allowances-tab.tsx'),
  'AllowancesTab',
  'btcAddress',
);

const tabs = {
  coins: CoinsTab,
  nft: NftTab,
  inscriptions: InscriptionsTab,
  addresses: AddressesTab,
  allowances: AllowancesTab,
};

/** One sub-wallet: what it is worth, what can be done with it, and what it holds. */
export function SubWalletView({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { tab, change } = useCentre();
  // The same question as that of an unnarrowed list of coins, so that it is asked once.
  const coins = useQuery({
    ...read(wallets.focusCoins, {
      wallet_id: subWallet.wallet_id,
      sub_wallet_id: subWallet.sub_wallet_id,
      need_stat: 1,
    }),
    ...live,
  });
  const staleness = useStaleness(coins.dataUpdatedAt);
  const { stops, run, isReady } = useSweepStops(subWallet.wallet_id, subWallet.sub_wallet_id);
  const Tab = tabs[tab];
  // Asked beside the coins, so that nothing moves when it comes to stand above them.
  if (!isReady) return <Skeleton shape="cards" />;
  return (
    <Page
      title={subWallet.sub_wallet_name}
      status={subWallet.alias === '' ? null : <Text tone="muted">{subWallet.alias}</Text>}
      action={<SubWalletActions subWallet={subWallet} />}
    >
      {coins.data === undefined ? null : (
        <StaleBanner
          staleness={staleness}
          observedAt={coins.dataUpdatedAt}
          busy={coins.isFetching}
          onRefresh={() => void coins.refetch()}
        />
      )}
      <SweepHeld stops={stops} run={run} />
      <SubWalletSummary stat={coins.data?.stat} />
      <Tabs
        label={t('assets.holdings')}
        items={centreTabs.map((id) => ({ id, label: t(`assets.tab.${id}`) }))}
        selected={tab}
        onSelect={(id) => change({ tab: id === 'coins' ? '' : id })}
      >
        <Suspense>
          <Tab subWallet={subWallet} />
        </Suspense>
      </Tabs>
    </Page>
  );
}
