import { Link, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CoinFunds } from './coin-funds.tsx';
import { fundsTab, fundsTabs } from './funds-lists.ts';
import { goToTab } from './go-to-tab.ts';

const SubWalletFunds = lazyPart(() => import('./sub-wallet-funds.tsx'), 'SubWalletFunds');
const AddressFunds = lazyPart(() => import('./address-funds.tsx'), 'AddressFunds');
const Snapshots = lazyPart(() => import('./snapshots.tsx'), 'Snapshots');

const tabs = { coins: CoinFunds, subWallets: SubWalletFunds, addresses: AddressFunds, snapshots: Snapshots };

/** What waits to be swept, coin by coin and address by address, why it waits, and how it was on other days. */
export function FundsDetailScreen() {
  const { t } = useTranslation('coSigner');
  useCrumbs([{ label: t('funds.title') }]);
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const [params, setParams] = useSearchParams();
  const tab = fundsTab().parse(params.get('tab') ?? '');
  const Tab = tabs[tab];
  return (
    <Page
      title={t('funds.title')}
      description={t('funds.description')}
      action={
        <Link variant="button" href={withSelection(paths.center.coSigner.index, search)}>
          {t('index.back')}
        </Link>
      }
    >
      <Tabs
        label={t('funds.tabs')}
        items={fundsTabs.map((id) => ({ id, label: t(`funds.tab.${id}`) }))}
        selected={tab}
        onSelect={(id) => setParams((now) => goToTab(now, { tab: fundsTab().parse(id) }))}
      >
        <Stack gap="m">
          <Suspense fallback={<Skeleton shape="rows" />}>
            <Tab walletId={walletId} />
          </Suspense>
        </Stack>
      </Tabs>
    </Page>
  );
}
