import { autoCollect } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** The networks on which the co-signer can sweep. */
export const useSweepChains = (walletId: number, isWanted = true) =>
  useQuery({ ...read(autoCollect.chains, { wallet_id: walletId }), enabled: isWanted });
