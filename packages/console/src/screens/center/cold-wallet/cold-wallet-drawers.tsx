import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Move = lazyPart(() => import('./move/move-drawer.tsx'), 'MoveDrawer');
const Sign = lazyPart(() => import('./tasks/sign-task.tsx'), 'SignTask');

/** What the address says stands open: `move`, `move:ETH` with a coin chosen, or `sign:7` for the signature of a task. */
export function ColdWalletDrawers({ walletId }: { walletId: number }) {
  const { open, close } = useOverlayParam();
  if (open?.kind === 'move')
    return (
      <Suspense>
        <Move key={open.id} walletId={walletId} symbol={open.id ?? ''} onClose={close} />
      </Suspense>
    );
  const id = /^\d{1,15}$/.test(open?.id ?? '') ? Number(open?.id) : null;
  return open?.kind === 'sign' && id !== null ? (
    <Suspense>
      <Sign key={id} id={id} onClose={close} />
    </Suspense>
  ) : null;
}
