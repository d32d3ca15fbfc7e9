import { coldWallet, type ColdMoveFacts, type TaskDirection } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import type { Move } from './move.values.ts';

/** Between which addresses a coin would move, and how much of it can. */
export const moveFactsOf = (wallet_id: number, direction: TaskDirection, symbol: string) => ({
  ...read(coldWallet.moveFacts, { wallet_id, direction, symbol }),
  ...live,
});

/** Whether a move would begin. */
export const moveCheckOf = ({ wallet_id, direction, symbol, amount }: Move) => ({
  ...read(coldWallet.checkMove, { wallet_id, direction, symbol, amount }),
  ...live,
});

/** The contracts in force of every network. */
export const pairsOf = (wallet_id: number) => read(coldWallet.addresses, { wallet_id, status: 1 });

/** The coins that can lie in a contract. */
export const coldCoinsOf = (wallet_id: number) => read(coldWallet.coins, { wallet_id });

/** Who pays the fee, and with what: the vote-free address out of a contract, the hot address itself out of the hot tier. */
export const payerOf = ({ vote_free_balance }: ColdMoveFacts): 'voteFree' | 'hot' =>
  vote_free_balance === undefined ? 'hot' : 'voteFree';
