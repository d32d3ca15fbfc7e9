import { tron, type TronProxy } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { second } from '#shared/durations.ts';

/** The agent of a wallet. */
export const agentOf = (walletId: number) => read(tron.proxy, { wallet_id: walletId });

/** How often it is read again: an authorization is confirmed within a minute. */
export const agentPace = (agent: TronProxy | undefined): number =>
  agent?.status === 1 ? 4 * second : 20 * second;
