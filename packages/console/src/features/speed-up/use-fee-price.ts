import { wallets } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import type { PendingOrder } from './speed-up.rules.ts';

/** USD for one of the coin an order's fee is paid in; undefined while no price is known. */
export function useFeePrice({ wallet_id, sub_wallet_id, base_symbol }: PendingOrder): string | undefined {
  const { data } = useQuery(read(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1 }));
  return data?.list.find(({ symbol }) => symbol === base_symbol)?.price_usd;
}
