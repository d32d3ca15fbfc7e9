import { Suspense } from 'react';
import { isOrderKind, itemKinds } from '#features/approvals';
import { TransactionDrawer } from '#features/transactions';
import { ItemDrawer } from '#features/approvals';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** The item the address says stands open: an order with the drawer of its kind, anything else with its own. */
export function TodoDrawers() {
  const { open, close } = useOverlayParam();
  const kind = itemKinds.find((one) => one === open?.kind);
  if (kind === undefined || !/^\d{1,15}$/.test(open?.id ?? '')) return null;
  const id = Number(open?.id);
  if (isOrderKind(kind))
    return <TransactionDrawer key={`${kind} ${id}`} kind={kind} id={id} onClose={close} />;
  return (
    <Suspense>
      <ItemDrawer key={`${kind} ${id}`} kind={kind} id={id} onClose={close} />
    </Suspense>
  );
}
