import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ItemDrawer } from '#features/approvals';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/**
 * The change of strategies that the address names: `open=strategy:3001`; `open=cancel-strategy:3001` asks at once whether to
 * cancel it.
 */
export function StrategyRequest() {
  const { open, close } = useOverlayParam();
  const queryClient = useQueryClient();
  if (open === null || (open.kind !== 'strategy' && open.kind !== 'cancel-strategy')) return null;
  if (!/^\d{1,15}$/.test(open.id ?? '')) return null;
  return (
    <Suspense>
      <ItemDrawer
        key={open.id}
        kind="strategy"
        id={Number(open.id)}
        begin={open.kind === 'cancel-strategy' ? 'revoke' : undefined}
        onClose={() => {
          void queryClient.invalidateQueries({ queryKey: ['strategies'] });
          close();
        }}
      />
    </Suspense>
  );
}
