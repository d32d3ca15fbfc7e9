import { collection, type CollectRule } from '@mpc/api';
import { fits, isText, listOf } from '#shared/fields.ts';
import { read } from '#shared/api/api.ts';

/** How the coins that can be added to a rule are read. */
export const newCoinsOf = (wallet_id: number, { base_symbol, id }: CollectRule) =>
  read(collection.chainSymbols, { wallet_id, base_symbol, id });

/** Which of them are chosen. */
export interface ChosenCoins {
  symbols: readonly string[];
}

const noCoins: ChosenCoins = { symbols: [] };

const isChosenCoins = fits<ChosenCoins>({ symbols: listOf(isText) });

/** Where the choice is kept until it is sent. */
export const chosenCoinsDraft = (ruleId: number) => ({
  kind: `collection-coins ${ruleId}`,
  subWalletId: 0,
  empty: noCoins,
  isValues: isChosenCoins,
});
