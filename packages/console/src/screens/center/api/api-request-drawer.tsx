import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ItemDrawer } from '#features/approvals';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** The request for a change of the API that the address names: `open=api:3001`. */
export function ApiRequestDrawer() {
  const { open, close } = useOverlayParam();
  const queryClient = useQueryClient();
  if (open?.kind !== 'api' || !/^\d{1,15}$/.test(open.id ?? '')) return null;
  return (
    <Suspense>
      <ItemDrawer
        key={open.id}
        kind="api"
        id={Number(open.id)}
        onClose={() => {
          // Somebody may have decided it meanwhile.
          void queryClient.invalidateQueries({ queryKey: ['apiSettings'] });
          void queryClient.invalidateQueries({ queryKey: ['operations'] });
          close();
        }}
      />
    </Suspense>
  );
}
