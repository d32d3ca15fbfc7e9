import type { SubWallet } from '@mpc/api';
import { DrawerStack, Skeleton } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { CoinSearch } from './coin-search.tsx';

const ListingForm = lazyPart(() => import('./listing-form.tsx'), 'ListingForm', 'order');

/** Which coins stand in the list of a sub-wallet; and the way to ask for one that nobody knows yet. */
export function ManageCoinsDrawer({ subWallet, onClose }: { subWallet: SubWallet; onClose: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <DrawerStack
      pages={[
        {
          key: 'coins',
          title: t('manage.title', { name: subWallet.sub_wallet_name }),
          content: <CoinSearch subWallet={subWallet} onAsk={() => setAsking(true)} />,
        },
        ...(asking
          ? [
              {
                key: 'listing',
                title: t('listing.title'),
                content: (
                  <Suspense fallback={<Skeleton shape="form" />}>
                    <ListingForm walletId={subWallet.wallet_id} onBack={() => setAsking(false)} />
                  </Suspense>
                ),
              },
            ]
          : []),
      ]}
      onPop={() => (asking ? setAsking(false) : onClose())}
      onClear={onClose}
    />
  );
}
