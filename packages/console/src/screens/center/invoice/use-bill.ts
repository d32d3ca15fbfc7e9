import { billing, codes, Refusal } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { second } from '#shared/durations.ts';
import { live } from '#shared/freshness/live.ts';

export interface BillDrawerProps {
  walletId: number;
  id: number;
  onClose: () => void;
}

/** One bill, asked for while it is in sight: often while its payment is being confirmed. */
export function useBill({ id, walletId }: Pick<BillDrawerProps, 'id' | 'walletId'>) {
  const bill = useQuery({
    ...read(billing.bill, { bill_id: id }),
    refetchInterval: ({ state: { data } }) => (data?.status === 1 ? 5 * second : live.refetchInterval),
  });
  const isUnknown = bill.error instanceof Refusal && bill.error.code === codes.orderNotFound;
  // Another wallet's is not shown here, whatever the address says.
  const isElsewhere = bill.data !== undefined && bill.data.wallet_id !== walletId;
  return { bill, isGone: isUnknown || isElsewhere };
}
