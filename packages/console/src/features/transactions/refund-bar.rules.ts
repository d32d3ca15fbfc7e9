import { DepositStatus, isTerminal, type DepositInfo } from '@mpc/api';

type HeldDeposit = Pick<DepositInfo, 'can_refund' | 'refunds' | 'status' | 'held_by' | 'trans_kind'>;

/** Why a deposit cannot be given back here and now; null where it can. */
export function refundBar({ can_refund, refunds = [], status, held_by, trans_kind }: HeldDeposit) {
  if (can_refund) return null;
  if (status === DepositStatus.returned) return 'returned';
  if (refunds.some((refund) => !isTerminal({ trans_kind: 'refund', status: refund.status })))
    return 'pending';
  const settled = status === DepositStatus.credited || status === DepositStatus.abnormal;
  if (trans_kind === 'nft' || !settled || (held_by !== 'risk' && held_by !== 'memo')) return 'sound';
  return 'role';
}
