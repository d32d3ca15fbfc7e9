import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** The sub-wallets to narrow a list by, asked for once they are wanted. */
export function useSubWalletOptions(walletId: number, isWanted: boolean): FilterOption[] {
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId }),
    staleTime: cacheLifetime,
    enabled: isWanted,
  });
  return (names.data ?? []).map((one) => ({ id: String(one.sub_wallet_id), label: one.sub_wallet_name }));
}
