import type { ColdAlarm, ColdMoveFacts } from '@mpc/api';
import { compare, isDecimal, multiply } from '#shared/money/decimal.ts';

/** So many moves should be paid for where nobody set a threshold. */
export const fewMoves = 10;

/** A vote-free address that has little to pay fees with. */
export interface LowGas {
  base: string;
  address: string;
  balance: string;
  /** What it should have: the threshold of its monitoring, or what a few moves cost. */
  needed: string;
  isMonitored: boolean;
}

type Monitor = ColdAlarm['balance_monitor'][number];
type Fee = Pick<ColdMoveFacts, 'fee'>;

/** Whether the vote-free address of a network runs low; null where it does not, or that is not known. */
export function lowGas(monitor: Monitor, fee: Fee | undefined): LowGas | null {
  const { base_symbol: base, vote_free_address: address, balance, threshold, status } = monitor;
  const isMonitored = status === 1;
  const needed = isMonitored
    ? threshold
    : isDecimal(fee?.fee)
      ? multiply(fee.fee, String(fewMoves))
      : undefined;
  if (needed === undefined || compare(balance, needed) !== -1) return null;
  return { base, address, balance, needed, isMonitored };
}
