import { Suspense } from 'react';
import { TransactionDrawer } from '#features/transactions';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const Run = lazyPart(() => import('./run-drawer.tsx'), 'RunDrawer');

/** What the address says stands open of sweeps: one (`run:7`), its cancellation (`cancel-run:7`), or the transaction of one address (`collect:8`). */
export function RunDrawers() {
  const { open, show, close } = useOverlayParam();
  const id = /^\d{1,15}$/.test(open?.id ?? '') ? Number(open?.id) : null;
  if (open === null || id === null) return null;
  if (open.kind === 'collect') return <TransactionDrawer key={id} kind="collect" id={id} onClose={close} />;
  if (open.kind !== 'run' && open.kind !== 'cancel-run') return null;
  return (
    <Suspense>
      <Run
        key={`${open.kind} ${id}`}
        id={id}
        begin={open.kind === 'cancel-run' ? 'revoke' : undefined}
        onShow={(transaction) => show('collect', transaction)}
        onClose={close}
      />
    </Suspense>
  );
}
