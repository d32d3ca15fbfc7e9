import { strategies } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { idIn } from '#shared/selection/use-selection.ts';
import { strategyOf } from './strategy-query.ts';

/** The coins that a strategy of a sub-wallet may name. */
export const coinsOf = (subWalletId: number) => read(strategies.coins, { sub_wallet_id: subWalletId });

export const askFirst: AskFirst = async (queries, { search }) => {
  const [id, subWalletId] = [idIn(search, 'id'), idIn(search, 's')];
  if (id !== null) await askEarly(queries, strategyOf(id));
  else if (subWalletId !== null) await askEarly(queries, coinsOf(subWalletId));
};
