import { collection, wallets } from '@mpc/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { readAgain } from '#shared/api/read-again.ts';
import { minute } from '#shared/durations.ts';
import type { RuleOptions, RuleValues } from './rule-form.values.ts';

const ways = {
  chains: (wallet_id: number) => read(collection.chains, { wallet_id }),
  subWallets: (wallet_id: number) => read(wallets.allSubWallets, { wallet_id, sub_wallet_type: 2 }),
  addresses: (sub_wallet_id: number, base_symbol: string) =>
    read(collection.addresses, { sub_wallet_id, base_symbol }),
  coins: (wallet_id: number, base_symbol: string) =>
    read(collection.chainSymbols, { wallet_id, base_symbol }),
};

const none: readonly never[] = [];

/** What there is to choose from for a rule, as far as it was chosen already. */
export function useRuleOptions(
  walletId: number,
  { network, receiver }: Pick<RuleValues, 'network' | 'receiver'>,
) {
  const queryClient = useQueryClient();
  const chains = useQuery({ ...ways.chains(walletId), staleTime: minute });
  const subWallets = useQuery({ ...ways.subWallets(walletId), staleTime: minute });
  const addresses = useQuery({
    ...ways.addresses(receiver ?? 0, network ?? ''),
    enabled: receiver !== null && network !== null,
  });
  const coins = useQuery({
    ...ways.coins(walletId, network ?? ''),
    enabled: network !== null,
    staleTime: minute,
  });
  const options: RuleOptions = {
    chains: chains.data ?? none,
    subWallets: subWallets.data ?? none,
    addresses: addresses.data ?? none,
    coins: coins.data ?? none,
  };
  return {
    options,
    /** For `ChecksFailed`. */
    checks: [chains, subWallets, addresses, coins],
    /** Reads all of it once more; null where something was not answered. */
    readAgain: async (): Promise<RuleOptions | null> => {
      const [c, s, a, k] = await Promise.all([
        readAgain(queryClient, ways.chains(walletId)),
        readAgain(queryClient, ways.subWallets(walletId)),
        readAgain(queryClient, ways.addresses(receiver ?? 0, network ?? '')),
        readAgain(queryClient, ways.coins(walletId, network ?? '')),
      ]);
      return c === null || s === null || a === null || k === null
        ? null
        : { chains: c, subWallets: s, addresses: a, coins: k };
    },
  };
}

export type UsedRuleOptions = ReturnType<typeof useRuleOptions>;
