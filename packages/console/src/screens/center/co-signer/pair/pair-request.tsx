import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ItemDrawer } from '#features/approvals';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/**
 * The change of omnibus and gas station that the address names: `open=sweep-pair:3001`; `open=cancel-pair:3001` asks at once
 * whether to cancel it.
 */
export function PairRequest({ onClosed }: { onClosed?: () => void }) {
  const { open, close } = useOverlayParam();
  const queryClient = useQueryClient();
  if (open === null || (open.kind !== 'sweep-pair' && open.kind !== 'cancel-pair')) return null;
  if (!/^\d{1,15}$/.test(open.id ?? '')) return null;
  return (
    <Suspense>
      <ItemDrawer
        key={open.id}
        kind="sweep-pair"
        id={Number(open.id)}
        begin={open.kind === 'cancel-pair' ? 'revoke' : undefined}
        onClose={() => {
          // The phone may have signed a moment ago.
          void queryClient.invalidateQueries({ queryKey: ['autoCollect'] });
          (onClosed ?? close)();
        }}
      />
    </Suspense>
  );
}
