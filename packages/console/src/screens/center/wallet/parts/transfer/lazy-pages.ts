import { lazy } from 'react';

const confirmPage = () => import('./transfer-confirm-page.tsx');
const outcomePage = () => import('./transfer-outcome.tsx');

/** The confirmation. It is shown only once the outcome is there as well: whoever sends a payment sees what became of it. */
export const ConfirmPage = lazy(async () => {
  const [{ TransferConfirmPage }] = await Promise.all([confirmPage(), outcomePage()]);
  return { default: TransferConfirmPage };
});

/** What became of a payment. */
export const Outcome = lazy(async () => ({ default: (await outcomePage()).TransferOutcome }));

/** Fetches both ahead, so that nobody waits for them. */
export function fetchPages(): void {
  // Where they cannot be fetched now they are fetched, and their failure shown, when they are wanted.
  Promise.all([confirmPage(), outcomePage()]).catch(() => undefined);
}
