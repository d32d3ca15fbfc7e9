import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ItemDrawer } from '#features/approvals';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/**
 * The request for other contracts that the address names: `open=cold-address:3001`; `open=cancel-contracts:3001` asks at once
 * whether to cancel it.
 */
export function ContractChangeDrawer({ onClosed }: { onClosed?: () => void }) {
  const { open, close } = useOverlayParam();
  const queryClient = useQueryClient();
  if (open === null || (open.kind !== 'cold-address' && open.kind !== 'cancel-contracts')) return null;
  if (!/^\d{1,15}$/.test(open.id ?? '')) return null;
  return (
    <Suspense>
      <ItemDrawer
        key={open.id}
        kind="cold-address"
        id={Number(open.id)}
        begin={open.kind === 'cancel-contracts' ? 'revoke' : undefined}
        onClose={() => {
          // Somebody else may have decided it meanwhile.
          void queryClient.invalidateQueries({ queryKey: ['coldWallet'] });
          void queryClient.invalidateQueries({ queryKey: ['operations'] });
          (onClosed ?? close)();
        }}
      />
    </Suspense>
  );
}
