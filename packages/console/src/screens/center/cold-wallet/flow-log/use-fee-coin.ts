import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { coldCoinsOf } from '../fund-strategy/fund-queries.ts';

/** What the coin of a symbol is called; the symbol itself where it is not among those of the cold wallet. */
export function useFeeCoin(walletId: number): (symbol: string) => string {
  const { data } = useQuery(coldCoinsOf(walletId));
  return useCallback(
    (symbol: string) => data?.find((coin) => coin.symbol === symbol)?.symbol_alias ?? symbol,
    [data],
  );
}
