import { lazy, Suspense } from 'react';
import { withWords } from '../../../../shared/i18n/with-words.ts';
import { useOpen } from '../../../../shared/open/use-open.ts';

const Create = lazy(async () => ({
  default: (await withWords('transfer', () => import('./panel/create-dialog.tsx'))).CreateDialog,
}));

/** What stands open over the wallet centre and needs no sub-wallet. */
export function WalletDrawers() {
  const { open, close } = useOpen();
  return <Suspense>{open?.kind === 'create' ? <Create onClose={close} /> : null}</Suspense>;
}
