import Big from 'big.js';
import { DepositStatus, isTerminal } from '../../../domains/transactions/transactions.rules.ts';
import { governs, walletOf } from '../../world/access.ts';
import type { RefundRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { IncomingRow } from '../transactions/deposit-states.ts';

type Deposit = IncomingRow;

/** What was or is to be given back of a deposit, the newest first. */
export function refundsOf(world: World, { id, sub_wallet_id }: Deposit): RefundRow[] {
  return world.transactions
    .where('sub_wallet_id', sub_wallet_id)
    .flatMap((row) => (row.trans_kind === 'refund' && row.deposit_id === id ? [row] : []))
    .reverse();
}

/** The refund of a deposit that waits or is under way. */
export function pendingRefund(world: World, deposit: Deposit): RefundRow | undefined {
  return refundsOf(world, deposit).find((row) => !isTerminal(row));
}

/** What of a deposit was not given back yet. */
export function leftOf({ amount, refund_amount = '0' }: Deposit): string {
  return new Big(amount).minus(refund_amount).toFixed();
}

/**
 * Whether a deposit is one to give back: it was held for the risk of its origin or for its memo, and is so still or was
 * released since. One that a chain dropped is not: its money is not there.
 */
export function isRefundable({ trans_kind, status, held_by }: Deposit): boolean {
  const isSettled = status === DepositStatus.abnormal || status === DepositStatus.credited;
  return trans_kind === 'deposit' && isSettled && (held_by === 'risk' || held_by === 'memo');
}

/** Whether somebody may give it back now: owner and admins, one refund at a time. */
export function canRefund(world: World, deposit: Deposit, uid: number): boolean {
  return (
    isRefundable(deposit) &&
    governs(walletOf(world, deposit), uid) &&
    pendingRefund(world, deposit) === undefined
  );
}
