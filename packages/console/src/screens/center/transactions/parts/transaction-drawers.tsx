import type { TransKind } from '@mpc/api';
import { Suspense } from 'react';
import { type Intent, requestIdOf } from '#features/payments';
import { type BeginWith, TransactionDrawer } from '#features/transactions';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { kindLook } from '../transaction-looks.ts';

const IntentPage = lazyPart(() => import('./intent-drawer.tsx'), 'IntentDrawer', ['order', 'transfer']);

export interface TransactionDrawersProps {
  intents: readonly Intent[];
  /** What the drawer was opened for, until another stands open. */
  begin: BeginWith | undefined;
}

const isKind = (kind: string): kind is TransKind => kindLook(kind) !== null;

/** What the address says stands open over the list. */
export function TransactionDrawers({ intents, begin }: TransactionDrawersProps) {
  const { open, show, close } = useOverlayParam();
  if (open === null) return null;
  if (open.kind === 'intent') {
    const intent = intents.find((one) => requestIdOf(one) === open.id);
    if (intent === undefined) return null;
    return (
      <Suspense>
        <IntentPage intent={intent} onClose={close} onShowOrder={show} />
      </Suspense>
    );
  }
  const id = /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : null;
  if (id === null || !isKind(open.kind)) return null;
  return <TransactionDrawer kind={open.kind} id={id} begin={begin} onClose={close} onShow={show} />;
}
