import { Suspense } from 'react';
import { isOrderKind, ItemDrawer, itemKinds } from '#features/approvals';
import { TransactionDrawer } from '#features/transactions';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** What a workspace strategy decided, in full: a refund with the drawer of orders, anything else with its own. */
export function BusinessDrawer() {
  const { open, close } = useOverlayParam();
  const kind = itemKinds.find((one) => one === open?.kind);
  if (kind === undefined || !/^\d{1,15}$/.test(open?.id ?? '')) return null;
  const shown = { id: Number(open?.id), onClose: close };
  return (
    <Suspense>
      {isOrderKind(kind) ? (
        <TransactionDrawer key={`${kind} ${shown.id}`} kind={kind} {...shown} />
      ) : (
        <ItemDrawer key={`${kind} ${shown.id}`} kind={kind} {...shown} />
      )}
    </Suspense>
  );
}
