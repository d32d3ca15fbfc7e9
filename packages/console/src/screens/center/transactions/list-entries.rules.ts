import type { TransactionRow } from '@mpc/api';
import { isOpen, orderKindOf, requestIdOf, type Intent } from '#features/payments';
import { foldDust } from '#features/transactions';
import type { TransactionsState } from './transactions-list.ts';

/** One line of the list: a transaction, deposits of no worth folded into one, or a payment only this browser knows of. */
export type Entry =
  | { kind: 'row'; key: string; row: TransactionRow }
  | { kind: 'dust'; key: string; rows: readonly TransactionRow[] }
  | { kind: 'intent'; key: string; intent: Intent };

interface Here {
  walletId: number | null;
  tab: TransactionsState['kind'];
}

/**
 * The payments of this browser of which it is not known what became, for as long as their order is not in the list. No
 * filter hides them but the kind: somebody may be about to pay a second time.
 */
export function openPayments(
  intents: readonly Intent[],
  rows: readonly TransactionRow[],
  { walletId, tab }: Here,
): Intent[] {
  const here = new Set(rows.map((row) => row.request_id));
  return intents.filter(
    (intent) =>
      isOpen(intent) &&
      intent.wallet.id === walletId &&
      (tab === 'all' || tab === orderKindOf(intent.payment)) &&
      // One that differs from what was confirmed stays in sight beside its order.
      (intent.state === 'differs' || !here.has(requestIdOf(intent))),
  );
}

/** The lines of the list: what is not settled first, then the page as the server sorted it, dust folded. */
export function entriesOf(intents: readonly Intent[], rows: readonly TransactionRow[]): Entry[] {
  return [
    ...intents.map((intent): Entry => ({ kind: 'intent', key: `intent:${requestIdOf(intent)}`, intent })),
    ...foldDust(rows).map((folded): Entry =>
      folded.kind === 'row'
        ? { kind: 'row', key: `${folded.row.trans_kind}:${folded.row.id}`, row: folded.row }
        : { kind: 'dust', key: 'dust', rows: folded.rows },
    ),
  ];
}
