import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ItemDrawer } from '#features/approvals';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const ApplyDrawer = lazyPart(() => import('./apply/apply-drawer.tsx'), 'ApplyDrawer', 'order');
const KeyDrawer = lazyPart(() => import('./keys/key-drawer.tsx'), 'KeyDrawer', 'order');

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** What the address opens: `open=apply:2001`, `open=key:2001.ed25519`, `open=key-export:3001`. */
export function RecoveryDrawers({ walletId }: { walletId: number }) {
  const { open, close } = useOverlayParam();
  const queryClient = useQueryClient();
  const id = numberIn(open?.id ?? null);
  const [subWallet = '', keyType = ''] = open?.kind === 'key' ? (open.id ?? '').split('.') : [];
  const subWalletId = numberIn(subWallet);
  return (
    <Suspense>
      {open?.kind === 'apply' ? (
        <ApplyDrawer key={`${walletId} ${id}`} walletId={walletId} subWalletId={id} onClose={close} />
      ) : null}
      {subWalletId === null ? null : (
        <KeyDrawer
          key={open?.id}
          walletId={walletId}
          subWalletId={subWalletId}
          keyType={keyType}
          onClose={close}
        />
      )}
      {open?.kind === 'key-export' && id !== null ? (
        <ItemDrawer
          key={id}
          kind="key-export"
          id={id}
          onClose={() => {
            // It may have been decided there, or by somebody else meanwhile.
            void queryClient.invalidateQueries({ queryKey: ['keyExport'] });
            close();
          }}
        />
      ) : null}
    </Suspense>
  );
}
