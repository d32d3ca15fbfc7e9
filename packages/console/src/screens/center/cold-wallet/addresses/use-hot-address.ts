import { coldWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';

/** The hot address of a network, which contracts are to have on their whitelists; empty until it is known. */
export function useHotAddress(walletId: number, base: string, isSet: boolean): string {
  const coin = useQuery({
    ...read(coldWallet.coinInfo, { wallet_id: walletId, symbol: base }),
    enabled: isSet,
  });
  return coin.data?.balance.hot_address ?? '';
}
