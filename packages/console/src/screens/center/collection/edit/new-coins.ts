import { collection, type CollectRule } from '@mpc/api';
import { read } from '#shared/api/api.ts';

/** How the coins that can be added to a rule are read. */
export const newCoinsOf = (wallet_id: number, { base_symbol, id }: CollectRule) =>
  read(collection.chainSymbols, { wallet_id, base_symbol, id });
