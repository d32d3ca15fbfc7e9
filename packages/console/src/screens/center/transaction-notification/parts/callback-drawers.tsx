import type { Callback, TransKind } from '@mpc/api';
import { Suspense } from 'react';
import { TransactionDrawer } from '#features/transactions';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { Resending } from '../use-resend.ts';

const Delivery = lazyPart(() => import('./callback-drawer.tsx'), 'CallbackDrawer');

/** What deliveries are about. */
const kinds = ['deposit', 'nft', 'withdraw', 'web3'] as const satisfies TransKind[];

export interface CallbackDrawersProps {
  /** Those of the page, to begin with. */
  rows: readonly Callback[];
  resending: Resending;
  barred: string | undefined;
}

/** What the address says stands open over the list: a delivery, or the transaction it is about. */
export function CallbackDrawers({ rows, ...rest }: CallbackDrawersProps) {
  const { open, show, close } = useOverlayParam();
  const id = /^\d{1,15}$/.test(open?.id ?? '') ? Number(open?.id) : null;
  if (open === null || id === null) return null;
  const kind = kinds.find((one) => one === open.kind);
  return (
    <Suspense>
      {open.kind === 'callback' ? (
        <Delivery
          key={id}
          id={id}
          known={rows.find((row) => row.notify_id === id)}
          onClose={close}
          onShowOrder={show}
          {...rest}
        />
      ) : null}
      {kind === undefined ? null : (
        <TransactionDrawer key={`${kind} ${id}`} kind={kind} id={id} onClose={close} />
      )}
    </Suspense>
  );
}
