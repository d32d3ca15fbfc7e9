import type { Coin } from '@mpc/api';
import { chainOf } from '@mpc/api/addresses';

/** Whether the transfer form can pay a coin: the addresses of its chain can be checked here. */
export const isPayable = ({ base_symbol }: Pick<Coin, 'base_symbol'>): boolean =>
  chainOf(base_symbol) !== null;
