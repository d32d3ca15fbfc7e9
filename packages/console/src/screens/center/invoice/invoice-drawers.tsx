import { Suspense } from 'react';
import { readBillTransfer } from '#features/payments';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const parts = {
  bill: lazyPart(() => import('./detail/bill-drawer.tsx'), 'BillDrawer'),
  pay: lazyPart(() => import('./pay/pay-drawer.tsx'), 'PayDrawer', ['order']),
  invoice: lazyPart(() => import('./print/invoice-drawer.tsx'), 'InvoiceDrawer'),
};

const isPart = (kind: string): kind is keyof typeof parts => Object.hasOwn(parts, kind);

/** What the address says stands open: `bill:9001`, `pay:9001`, `pay:9001-TUSDT` once a coin is chosen, or `invoice:9001`. */
export function InvoiceDrawers({ walletId }: { walletId: number }) {
  const { open, close } = useOverlayParam();
  if (open === null || !isPart(open.kind)) return null;
  const paid = open.kind === 'pay' ? readBillTransfer(open.id) : null;
  const id = paid?.billId ?? (/^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : null);
  if (id === null) return null;
  const Part = parts[open.kind];
  return (
    <Suspense>
      <Part key={`${open.kind} ${id}`} walletId={walletId} id={id} onClose={close} />
    </Suspense>
  );
}
