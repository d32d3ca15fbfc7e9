import type { HandleType, KytRecord } from '@mpc/api';

/** By what words somebody is asked about a handling, and told what it means. */
export function askName(
  { trans_kind }: Pick<KytRecord, 'trans_kind'>,
  type: HandleType,
): 'releaseDeposit' | 'releaseTransfer' | 'freeze' | 'refund' | 'reject' {
  if (type === 1) return trans_kind === 'deposit' ? 'releaseDeposit' : 'releaseTransfer';
  if (type === 2) return 'freeze';
  return type === 3 ? 'refund' : 'reject';
}
