import { wallets, type UserInfo, type Wallet } from '@mpc/api';
import { AppFrame, SideNavigation, Skeleton, TopBar } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Outlet, useLocation } from 'react-router-dom';
import { ActivityDrawer } from '#features/activity';
import { WaitingCount } from '#features/approvals';
import { useFirstView } from '#shared/freshness/first-view.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { useCrumbStore } from '#shared/navigation/crumbs.ts';
import { destinations, navigationGroups, type NavigationGroup } from '#shared/navigation/destinations.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { useAhead, wrongClock } from '#shared/time/server-time.ts';
import { Tools } from './tools.tsx';
import { useShortcuts, type Shortcut } from './use-shortcuts.ts';
import { WalletBanner } from './wallet-banner.tsx';
import { WalletSwitcher } from './wallet-switcher.tsx';

const UnknownPayments = lazyPart(() => import('./unknown-payments.tsx'), 'UnknownPayments');
const ClockBanner = lazyPart(() => import('./clock-banner.tsx'), 'ClockBanner', 'center');
const Palette = lazyPart(() => import('./palette/palette.tsx'), 'Palette', 'center');
const Account = lazyPart(() => import('./account-drawer.tsx'), 'AccountDrawer', 'center');
const Shortcuts = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog', 'center');

/** What can stand over the page, one at a time. */
export type Over = 'palette' | 'wallets' | 'account' | 'activity' | 'shortcuts';

const overOf: Record<Shortcut, Over> = { find: 'palette', help: 'shortcuts' };

const everyWallet = (data: { top_wallet: Wallet[]; wallet_list: Wallet[] } | undefined) =>
  data === undefined ? [] : [...data.top_wallet, ...data.wallet_list];

/** The frame of every screen: navigation, the top bar, and what opens from them. */
export function ConsoleFrame({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { walletId } = useSelection();
  const [over, setOver] = useState<Over | null>(null);
  const { crumbs } = useCrumbStore();
  const assets = useQuery(read(wallets.assets, { type: 0 }));
  const wallet = everyWallet(assets.data).find((one) => one.wallet_id === walletId) ?? null;
  const [waiting, setWaiting] = useState<number>();
  const isShown = useFirstView();
  const wrongBy = useAhead(({ ahead }) => wrongClock(ahead));
  useShortcuts((shortcut) => setOver(overOf[shortcut]));

  useEffect(() => {
    // A link may name another wallet than the one remembered; from here on this tab remembers the one it works on.
    const remembered = useWalletStore.getState().wallet;
    if (wallet === null || remembered?.id === wallet.wallet_id) return;
    useWalletStore.setState({ wallet: { id: wallet.wallet_id, name: wallet.wallet_name }, subWallet: null });
  }, [wallet]);

  const shown = destinations.filter((destination) => !destination.inWallet || wallet !== null);
  const here = shown.find((destination) => destination.href === pathname);
  // What is not a destination itself, as a record of a list, lies below the place it is reached from.
  const above = shown.find(({ id, href }) =>
    here === undefined ? pathname.startsWith(`${href}/`) : id === here.under,
  );
  const item = (destination: (typeof destinations)[number]) => ({
    id: destination.id,
    label: t(destination.label),
    icon: destination.icon,
    href: destination.href,
    current: destination === (above ?? here),
    ...(destination.id === 'todo' ? { badge: waiting ?? 0 } : {}),
  });

  const placesIn = (group: NavigationGroup | undefined) =>
    shown.filter((one) => one.under === undefined && one.group === group).map(item);

  const place = here ?? above;
  const title = [place === undefined ? null : t(place.label), wallet?.alias || wallet?.wallet_name, 'MPC'];
  return (
    <>
      <title>{title.filter(Boolean).join(' · ')}</title>
      <AppFrame
        navigation={
          <SideNavigation
            label={t('frame.navigation')}
            header={
              wallet !== null ? (
                <WalletSwitcher wallet={wallet} onOpen={() => setOver('wallets')} />
              ) : walletId !== null && assets.isPending ? (
                <Skeleton shape="control" style={{ height: 48 }} />
              ) : undefined
            }
            groups={[
              { id: 'main', items: placesIn(undefined) },
              ...navigationGroups
                .map((id) => ({ id, title: t(`nav.group.${id}`), items: placesIn(id) }))
                .filter(({ items }) => items.length > 0),
            ]}
          />
        }
        topBar={
          <TopBar
            breadcrumb={[
              ...(wallet !== null && place?.inWallet ? [{ label: wallet.alias || wallet.wallet_name }] : []),
              ...(above === undefined
                ? []
                : [{ label: t(above.label), href: withSelection(above.href, search) }]),
              ...(here === undefined ? [] : [{ label: t(here.label) }]),
              ...crumbs,
            ]}
          >
            <Tools user={user} onOpen={setOver} />
          </TopBar>
        }
        banner={
          <>
            {wallet === null ? null : <WalletBanner wallet={wallet} />}
            {isShown ? (
              <Suspense>
                {wrongBy === 0 ? null : <ClockBanner key={wrongBy} />}
                <UnknownPayments uid={user.uid} />
              </Suspense>
            ) : null}
          </>
        }
      >
        <Outlet />
      </AppFrame>
      {wallet === null ? null : <WaitingCount walletId={wallet.wallet_id} onCount={setWaiting} />}
      <Suspense>
        {over === 'palette' || over === 'wallets' ? (
          <Palette
            only={over}
            wallets={everyWallet(assets.data)}
            walletId={wallet?.wallet_id ?? null}
            onActivity={() => setOver('activity')}
            onClose={() => setOver(null)}
          />
        ) : null}
        {over === 'account' ? (
          <Account user={user} onActivity={() => setOver('activity')} onClose={() => setOver(null)} />
        ) : null}
        {over === 'activity' ? <ActivityDrawer uid={user.uid} onClose={() => setOver(null)} /> : null}
        {over === 'shortcuts' ? <Shortcuts onClose={() => setOver(null)} /> : null}
      </Suspense>
    </>
  );
}
