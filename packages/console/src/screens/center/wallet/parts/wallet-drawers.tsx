import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Create = lazyPart(() => import('./panel/create-dialog.tsx'), 'CreateDialog', 'transfer');

/** What stands open over the wallet center and needs no sub-wallet. */
export function WalletDrawers() {
  const { open, close } = useOverlayParam();
  return <Suspense>{open?.kind === 'create' ? <Create onClose={close} /> : null}</Suspense>;
}
