import { Suspense } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.ts';
import { isOrderKind, itemKinds } from '../../../../shared/approval/item.ts';
import { useOpen } from '../../../../shared/open/use-open.ts';
import { TransactionDrawer } from '../../../../shared/transaction/transaction-drawer.tsx';

const Item = lazyPart(() => import('../../../../shared/approval/item-drawer.tsx'), 'ItemDrawer', 'order');

/** The item the address says stands open: an order with the drawer of its kind, anything else with its own. */
export function TodoDrawers() {
  const { open, close } = useOpen();
  const kind = itemKinds.find((one) => one === open?.kind);
  if (kind === undefined || !/^\d{1,15}$/.test(open?.id ?? '')) return null;
  const id = Number(open?.id);
  if (isOrderKind(kind))
    return <TransactionDrawer key={`${kind} ${id}`} kind={kind} id={id} onClose={close} />;
  return (
    <Suspense>
      <Item key={`${kind} ${id}`} kind={kind} id={id} onClose={close} />
    </Suspense>
  );
}
