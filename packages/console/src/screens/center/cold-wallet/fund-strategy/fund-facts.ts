import {
  type ColdBalance,
  type ColdCoinInfo,
  type ColdMoveFacts,
  type ColdTask,
  type MultisigAddress,
  type TaskDirection,
} from '@mpc/api';
import { isDecimal } from '#shared/money/decimal.ts';
import type { FundFacts } from './fund-flow.rules.ts';

/** The statuses of a task that is pending. */
export const pendingStatuses = [0, 1, 2, 5] as const;

/** What several answers say of a coin and its tiers. */
export interface FundAnswers {
  info: ColdCoinInfo;
  moves: Readonly<Record<TaskDirection, ColdMoveFacts>>;
  /** Tasks of the coin that are pending. */
  pending: readonly Pick<ColdTask, 'direction'>[];
  /** The main coin of the network. */
  gas: Pick<ColdBalance, 'hot'> | undefined;
  /** The contracts in force. */
  address: Pick<MultisigAddress, 'vote_free_status'> | undefined;
}

/** What a forecast needs of the answers; null where an amount of them cannot be read. */
export function fundFacts({ info, moves, pending, gas, address }: FundAnswers): FundFacts | null {
  const { coin, balance } = info;
  const isMain = coin.symbol === coin.base_symbol;
  const voteFree = moves[1].vote_free_balance ?? moves[3].vote_free_balance ?? '0';
  const hotGas = isMain ? null : (gas?.hot ?? '0');
  const amounts = [
    balance.hot,
    balance.warm,
    balance.cold,
    voteFree,
    hotGas ?? '0',
    ...([1, 2, 3] as const).flatMap((direction) => [moves[direction].available, moves[direction].fee]),
  ];
  if (!amounts.every(isDecimal)) return null;
  return {
    decimals: coin.decimals,
    hot: balance.hot,
    warm: balance.warm,
    cold: balance.cold,
    hotFree: moves[2].available,
    warmFree: moves[1].available,
    hotGas,
    voteFree: { isSet: address?.vote_free_status === 1, balance: voteFree },
    fees: { 1: moves[1].fee, 2: moves[2].fee, 3: moves[3].fee },
    held: ([1, 2, 3] as const).filter((direction) => pending.some((task) => task.direction === direction)),
  };
}
