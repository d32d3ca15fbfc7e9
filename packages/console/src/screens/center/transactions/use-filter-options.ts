import { wallets, type Coin } from '@mpc/api';
import type { FilterOption } from '@mpc/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/api.ts';
import { coinName } from '../../../shared/coin/coin-name.ts';
import { useSelection } from '../../../shared/selection/use-selection.ts';
import type { TransactionFilter } from './transaction-filter.values.ts';

const aWhile = 5 * 60_000;

const eachOnce = (coins: readonly Coin[]): Coin[] => [
  ...new Map(coins.map((coin) => [coin.symbol, coin])).values(),
];

/** Sub-wallets and coins to narrow the list by: the coins of the sub-wallets chosen, or of the one this tab works on. */
export function useFilterOptions({ subWallets, coin }: TransactionFilter) {
  const { walletId, subWalletId } = useSelection();
  const wallet_id = walletId ?? 0;
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id }),
    staleTime: aWhile,
    enabled: walletId !== null,
  });
  const usual = subWalletId ?? names.data?.[0]?.sub_wallet_id;
  const of = subWallets.length > 0 ? subWallets : usual === undefined ? [] : [usual];
  const coins = useQueries({
    queries: of.map((sub_wallet_id) => ({
      ...read(wallets.focusCoins, { wallet_id, sub_wallet_id }),
      staleTime: aWhile,
    })),
    combine: (answers) => eachOnce(answers.flatMap((answer) => answer.data?.list ?? [])),
  });
  const options = coins.map((one): FilterOption => ({ id: one.symbol, label: coinName(one) }));
  const isUnlisted = coin !== null && !coins.some((one) => one.symbol === coin);
  return {
    subWallets: (names.data ?? []).map((sub): FilterOption => ({
      id: String(sub.sub_wallet_id),
      label: sub.sub_wallet_name,
    })),
    coins: isUnlisted ? [...options, { id: coin, label: coin }] : options,
  };
}
