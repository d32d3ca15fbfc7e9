import { Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useTab } from '#shared/navigation/use-tab.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { kytConfigTab, kytConfigTabs } from './kyt-config-tabs.ts';
import { KytConfigDrawers } from './kyt-config-drawers.tsx';
import { ProvidersTab } from './services/providers-tab.tsx';

const OrdersTab = lazyPart(() => import('./orders/kyt-orders-tab.tsx'), 'KytOrdersTab');

const tabs = { providers: ProvidersTab, orders: OrdersTab };

/** Who screens the movements of a wallet: what is bought, how it is set up, and which provider is in use. */
export function KytConfigScreen() {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const { tab, choose } = useTab(kytConfigTab());
  const Tab = tabs[tab];
  return (
    <Page title={words('nav.kytConfig')} description={t('config.description')}>
      <Tabs
        label={t('config.tabs')}
        items={kytConfigTabs.map((id) => ({ id, label: t(`config.tab.${id}`) }))}
        selected={tab}
        onSelect={choose}
      >
        <Stack gap="m">
          <Suspense fallback={<Skeleton shape="rows" />}>
            <Tab walletId={walletId} />
          </Suspense>
        </Stack>
      </Tabs>
      <KytConfigDrawers walletId={walletId} />
    </Page>
  );
}
