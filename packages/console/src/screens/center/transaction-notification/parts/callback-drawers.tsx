import type { Callback, TransKind } from '@mpc/api';
import { lazy, Suspense } from 'react';
import { useOpen } from '../../../../shared/open/use-open.ts';
import { withWords } from '../../../../shared/i18n/with-words.ts';
import type { Resending } from '../use-resend.ts';

const Delivery = lazy(async () => ({
  default: (await import('./callback-drawer.tsx')).CallbackDrawer,
}));
const Transaction = lazy(async () => ({
  default: (await withWords('order', () => import('../../../../shared/transaction/transaction-drawer.tsx')))
    .TransactionDrawer,
}));

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
  const { open, show, close } = useOpen();
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
      {kind === undefined ? null : <Transaction key={`${kind} ${id}`} kind={kind} id={id} onClose={close} />}
    </Suspense>
  );
}
