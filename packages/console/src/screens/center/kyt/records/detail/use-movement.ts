import { transactions, type KytRecord } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { readOrder } from '#features/orders';
import { read } from '#shared/api/api.ts';

/** What moved, as a deposit or a transfer says it of itself: a record names neither its main coin nor how far it has come. */
export function useMovement({ trans_kind, trans_id: id }: Pick<KytRecord, 'trans_kind' | 'trans_id'>) {
  const isIn = trans_kind === 'deposit';
  const deposit = useQuery({ ...read(transactions.depositInfo, { id }), enabled: isIn });
  const transfer = useQuery({ ...readOrder('withdraw', id), enabled: !isIn });
  return isIn ? deposit : transfer;
}
