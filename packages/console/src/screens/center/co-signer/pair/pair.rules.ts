import type { SweepSubWallet } from '@mpc/api';
import { compare } from '#shared/money/decimal.ts';

/** The two sub-wallets as they stand in a form, by their numbers as texts. */
export interface PairValues {
  omnibus: string | null;
  gas: string | null;
}

/** What two chosen sub-wallets would do. */
export interface PairImpact {
  /** Addresses of users in scope, which would be swept. */
  addresses: number;
  /** Networks on which the gas station has nothing to pay with. */
  dry: string[];
  /** One sub-wallet for both: its transfers wait for refueling. */
  isSame: boolean;
}

/** What a pair would do, as far as the sub-wallets tell. */
export function pairImpact(all: readonly SweepSubWallet[], { omnibus, gas }: PairValues): PairImpact {
  const station = all.find(({ sub_wallet_id }) => String(sub_wallet_id) === gas);
  return {
    addresses: all.reduce((sum, one) => sum + (one.in_scope === 1 ? one.address_count : 0), 0),
    dry: (station?.balances ?? [])
      .filter(({ balance }) => compare(balance, '0') !== 1)
      .map(({ coin_net }) => coin_net),
    isSame: omnibus !== null && omnibus === gas,
  };
}
