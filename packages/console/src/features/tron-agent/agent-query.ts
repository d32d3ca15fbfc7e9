import { tron, type TronProxy } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { second } from '#shared/durations.ts';
import { compare } from '#shared/money/decimal.ts';

/** The agent of a wallet. */
export const agentOf = (walletId: number) => read(tron.proxy, { wallet_id: walletId });

/** How often it is read again: an authorization is confirmed within a minute. */
export const agentPace = (agent: TronProxy | undefined): number =>
  agent?.status === 1 ? 4 * second : 20 * second;

/** It is off and has never delegated anything. */
export const isUnused = ({ status, saved_trx_total: saved }: TronProxy): boolean =>
  status === 0 && compare(saved, '0') === 0;
