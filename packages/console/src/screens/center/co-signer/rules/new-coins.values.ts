import type { SweepCoin } from '@mpc/api';
import { fits, isFields, isText, listOf, orNull } from '#shared/fields.ts';

/** The amounts of a first rule as they stand in a form. */
export interface NewCoinAmounts {
  threshold: string;
  maxFee: string;
}

/** What is entered to give coins of a network their first rules. */
export interface NewCoinsValues {
  /** The network, by its main coin. */
  network: string | null;
  chosen: readonly string[];
  /** By the codes of the coins; what is not here is as suggested. */
  entered: Readonly<Record<string, NewCoinAmounts>>;
}

const noCoins: NewCoinsValues = { network: null, chosen: [], entered: {} };

const isAmounts = fits<NewCoinAmounts>({ threshold: isText, maxFee: isText });

const isNewCoins = fits<NewCoinsValues>({
  network: orNull(isText),
  chosen: listOf(isText),
  entered: (value) => isFields(value) && Object.values(value).every(isAmounts),
});

/** Where it is kept until it is sent. */
export const newCoinsDraft = (walletId: number) => ({
  kind: `sweep-coins ${walletId}`,
  subWalletId: 0,
  empty: noCoins,
  isValues: isNewCoins,
});

/** What goes with the fees of now. */
export const suggestedAmounts = (coin: SweepCoin): NewCoinAmounts => ({
  threshold: coin.suggested_collect_min ?? '',
  maxFee: coin.suggested_fueling_limit ?? '',
});
