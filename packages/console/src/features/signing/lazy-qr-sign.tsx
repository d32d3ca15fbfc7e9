import { Suspense, useEffect } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { QrSignDialogProps } from './qr-sign-dialog.tsx';

const load = () => import('./qr-sign-dialog.tsx');
const Sign = lazyPart(load, 'QrSignDialog');

/** The code to sign with, loaded when somebody signs. */
export function QrSign(props: QrSignDialogProps) {
  return (
    <Suspense>
      <Sign {...props} />
    </Suspense>
  );
}

/** Fetches it ahead where it may be wanted, so that nobody waits for it. */
export function useQrSignAhead(mayWant: boolean): void {
  useEffect(() => {
    // Where it cannot be fetched now it is fetched, and its failure shown, when it is wanted.
    if (mayWant) load().catch(() => undefined);
  }, [mayWant]);
}
