import { transactions } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { read } from './api.ts';

const last = { wallet_id: walletIds.treasury, trans_kind: ['withdraw' as const], page_size: 1 };

/** The payment that was asked for last. */
export function LastPayment() {
  const [row] = useQuery(read(transactions.list, last)).data?.list ?? [];
  return row === undefined ? null : (
    <p>{`The last payment: order ${row.id} over ${row.amount} ${row.symbol_alias}`}</p>
  );
}
