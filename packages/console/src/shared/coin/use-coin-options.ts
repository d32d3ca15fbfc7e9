import type { FilterOption } from '@mpc/ui';
import { coinOption } from './coin-option.tsx';
import { useOpenCoins } from './use-open-coins.ts';

/** Every coin on the chains the wallet has opened, and the one that is chosen, whatever it is. */
export function useCoinOptions(chosen: string | null, asked = true): FilterOption[] {
  const options = useOpenCoins(asked).map((coin) => coinOption(coin));
  const isUnlisted = chosen !== null && !options.some(({ id }) => id === chosen);
  return isUnlisted ? [...options, { id: chosen, label: chosen }] : options;
}
