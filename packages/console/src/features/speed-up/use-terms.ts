import { withdrawals } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';

/** What the server asks for a replacement of an order, kept up to date while it is in sight. */
export const useTerms = (kind: 'withdraw' | 'web3', id: number) =>
  useQuery({
    ...read(withdrawals.speedUp, { id, trans_kind: kind }),
    refetchOnMount: 'always',
    ...live,
  });

export type Terms = ReturnType<typeof useTerms>;
