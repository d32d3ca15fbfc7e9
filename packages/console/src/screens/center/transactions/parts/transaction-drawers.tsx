import { lazy, Suspense } from 'react';
import { useOpen } from '../../../../shared/open/use-open.ts';

const Order = lazy(async () => ({
  default: (await import('../../../../shared/order/order-drawer.tsx')).OrderDrawer,
}));
const Deposit = lazy(async () => ({
  default: (await import('./deposit-drawer.tsx')).DepositDrawer,
}));

/** What the address says stands open over the list. */
export function TransactionDrawers() {
  const { open, close } = useOpen();
  const id = /^\d{1,15}$/.test(open?.id ?? '') ? Number(open?.id) : null;
  if (open === null || id === null) return null;
  return (
    <Suspense>
      {open.kind === 'withdraw' ? <Order key={id} id={id} onClose={close} /> : null}
      {open.kind === 'deposit' ? <Deposit key={id} id={id} onClose={close} /> : null}
    </Suspense>
  );
}
