import { wallets, type Wallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { useSelection } from './use-selection.ts';

/** The wallet this tab works on; undefined until it is known. */
export function useWallet(): Wallet | undefined {
  const { walletId } = useSelection();
  const { data } = useQuery(read(wallets.assets, { type: 0 }));
  return [...(data?.top_wallet ?? []), ...(data?.wallet_list ?? [])].find(
    (wallet) => wallet.wallet_id === walletId,
  );
}

/** Whether the person is owner or admin of that wallet; undefined until it is known. */
export function useMayGovern(): boolean | undefined {
  const role = useWallet()?.role;
  return role === undefined ? undefined : role !== 3;
}
