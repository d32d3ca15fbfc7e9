import { coldWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { samePair, type ContractPair } from './contracts.values.ts';

/**
 * What the chain says of two contracts: asked once both are given, and again while they are in sight.
 *
 * @param pair - What is entered now; null while it is no pair.
 */
export function useContractCheck(walletId: number, base: string, pair: ContractPair | null) {
  // What a draft brings along is checked at once.
  const [asked, setAsked] = useState(pair);
  const query = useQuery({
    ...read(coldWallet.checkAddresses, {
      wallet_id: walletId,
      base_symbol: base,
      warm_address: asked?.warm_address ?? '',
      cold_address: asked?.cold_address ?? '',
    }),
    enabled: asked !== null,
    staleTime: 0,
    ...live,
  });
  const isCurrent = asked !== null && pair !== null && samePair(base, asked, pair);
  return {
    query,
    /** Something was checked, and it is what is entered now. */
    isCurrent,
    /** Something was checked, and something else is entered now. */
    isOutdated: asked !== null && !isCurrent,
    /** Checks what is entered now. */
    ask: () => {
      if (pair === null) return;
      if (isCurrent) void query.refetch();
      else setAsked(pair);
    },
  };
}
