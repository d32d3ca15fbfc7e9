import { Skeleton, Stack, Tabs } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { CardShapes } from '#shared/loading/card-shapes.tsx';
import { useTab } from '#shared/navigation/use-tab.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { AssetsShape, AssetsTab } from './assets/assets-tab.tsx';
import { setupOf } from './cold-wallet-first.ts';
import { ColdWalletDrawers } from './cold-wallet-drawers.tsx';
import { coldWalletTab, coldWalletTabs, type ColdWalletTab } from './cold-wallet-tabs.ts';
import { MoveNotice } from './move/move-notice.tsx';
import { SetupCard } from './setup/cold-setup-card.tsx';

/** What stands in each tab. */
const parts: Record<ColdWalletTab, ComponentType<{ walletId: number }>> = {
  assets: AssetsTab,
  addresses: lazyPart(() => import('./addresses/contract-addresses-tab.tsx'), 'ContractAddressesTab'),
  strategies: lazyPart(() => import('./fund-strategy/fund-strategies-tab.tsx'), 'FundStrategiesTab'),
  warnings: lazyPart(() => import('./warnings/warnings-tab.tsx'), 'WarningsTab'),
  tasks: lazyPart(() => import('./tasks/tasks-tab.tsx'), 'TasksTab'),
};

/** A cold wallet on its way. */
export const ColdWalletShape = () => (
  <Stack>
    <CardShapes lines={[3]} />
    <AssetsShape />
  </Stack>
);

/** A cold wallet whose prerequisites are met: how far it is set up, and its parts. */
export function ColdWalletHome({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coldWallet');
  const { open } = useOverlayParam();
  const { tab, choose } = useTab(coldWalletTab());
  const Part = parts[tab];
  const setup = useQuery(setupOf(walletId));
  // Whether the card of the set-up stands there is known first: what is below it would move.
  if (setup.isLoading && setup.failureCount === 0) return <ColdWalletShape />;
  return (
    <Stack>
      {open?.kind === 'move' ? null : <MoveNotice walletId={walletId} />}
      <SetupCard walletId={walletId} />
      <Tabs
        label={t('home.tabs')}
        items={coldWalletTabs.map((id) => ({ id, label: t(`home.tab.${id}`) }))}
        selected={tab}
        onSelect={choose}
      >
        <Stack gap="m">
          <Suspense fallback={<Skeleton shape="rows" />}>
            <Part walletId={walletId} />
          </Suspense>
        </Stack>
      </Tabs>
      <ColdWalletDrawers walletId={walletId} />
    </Stack>
  );
}
