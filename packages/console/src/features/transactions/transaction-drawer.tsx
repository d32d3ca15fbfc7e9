import type { TransKind } from '@mpc/api';
import { Suspense, useState } from 'react';
import type { Begin } from '#features/orders';
import { OrderDrawer } from '#features/order-drawer';
import { lazyPart } from '#shared/lazy-part.tsx';

/** What a drawer can be opened for at once, where its transaction allows it. */
export type BeginWith = Begin | 'remark' | 'refund';

export interface TransactionDrawerProps {
  kind: TransKind;
  /** The transaction's number. */
  id: number;
  begin?: BeginWith | undefined;
  onClose: () => void;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided?: (() => void) | undefined;
  /** Shows another transaction, which this one led to. @default in its place */
  onShow?: (kind: TransKind, id: number) => void;
}

const Deposit = lazyPart(() => import('./deposit-drawer.tsx'), 'DepositDrawer', 'order');

/** One transaction of any kind in full: what came in, or what goes out with its decision. */
export function TransactionDrawer({ onShow, ...asked }: TransactionDrawerProps) {
  const { onClose, onDecided } = asked;
  const [next, setNext] = useState<{ kind: TransKind; id: number; after: number } | null>(null);
  const { kind, id, begin } = next?.after === asked.id ? { ...next, begin: undefined } : asked;
  const show =
    onShow ?? ((other: TransKind, number: number) => setNext({ kind: other, id: number, after: asked.id }));
  return (
    <Suspense>
      {kind === 'deposit' || kind === 'nft' ? (
        <Deposit
          key={id}
          id={id}
          begin={begin === 'remark' || begin === 'refund' ? begin : undefined}
          onClose={onClose}
          onShowRefund={(refund) => show('refund', refund)}
        />
      ) : (
        <OrderDrawer
          key={`${kind} ${id}`}
          kind={kind}
          id={id}
          begin={begin === 'remark' || begin === 'refund' ? undefined : begin}
          onClose={onClose}
          onDecided={onDecided}
        />
      )}
    </Suspense>
  );
}
