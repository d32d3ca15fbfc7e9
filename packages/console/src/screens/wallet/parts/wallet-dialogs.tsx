import type { WalletAssets } from '@mpc/api';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Alias = lazyPart(() => import('./alias-drawer.tsx'), 'AliasDrawer', 'center');
const InApp = lazyPart(() => import('./in-app-dialog.tsx'), 'InAppDialog', 'center');

/** What the address says stands open over the wallets. */
export function WalletDialogs({ assets }: { assets: WalletAssets | undefined }) {
  const { open, close } = useOverlayParam();
  if (open === null || assets === undefined) return null;
  const finished = [...assets.top_wallet, ...assets.wallet_list];
  const named = finished.find((wallet) => String(wallet.wallet_id) === open.id);
  const unfinished = assets.not_complete_list.find((wallet) => String(wallet.wallet_id) === open.id);
  return (
    <Suspense>
      {open.kind === 'alias' && named !== undefined ? (
        <Alias
          key={named.wallet_id}
          wallet={named}
          mine={[...assets.not_complete_list, ...finished]}
          onClose={close}
        />
      ) : null}
      {open.kind === 'create' ? <InApp wallet={null} onClose={close} /> : null}
      {open.kind === 'continue' && unfinished !== undefined ? (
        <InApp wallet={unfinished} onClose={close} />
      ) : null}
    </Suspense>
  );
}
