import type { DepositStatus, WithdrawStatus, TransKind } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

/** How a status is shown: its colour's meaning, its words, and whether it was called off rather than refused. */
export interface StatusLook {
  tone: Tone;
  label: ParseKeys;
  outlined?: boolean;
}

const withdraw = {
  1000: { tone: 'attention', label: 'status.withdraw.awaitingApproval' },
  1100: { tone: 'attention', label: 'status.withdraw.awaitingSignature' },
  1200: { tone: 'running', label: 'status.withdraw.inPayment' },
  2000: { tone: 'success', label: 'status.withdraw.done' },
  2100: { tone: 'danger', label: 'status.withdraw.notApproved' },
  2200: { tone: 'danger', label: 'status.withdraw.rejected' },
  2201: { tone: 'danger', label: 'status.withdraw.rejectedBySystem' },
  2202: { tone: 'idle', label: 'status.withdraw.autoCancelled', outlined: true },
  2300: { tone: 'idle', label: 'status.withdraw.discarded', outlined: true },
  2400: { tone: 'danger', label: 'status.withdraw.failed' },
} as const satisfies Record<WithdrawStatus, StatusLook>;

const deposit = {
  1000: { tone: 'running', label: 'status.deposit.unconfirmed' },
  1100: { tone: 'running', label: 'status.deposit.confirmed' },
  2000: { tone: 'success', label: 'status.deposit.credited' },
  3000: { tone: 'danger', label: 'status.deposit.abnormal' },
  4000: { tone: 'idle', label: 'status.deposit.returned', outlined: true },
} as const satisfies Record<DepositStatus, StatusLook>;

/** The look of a transaction's status; null for a code nobody has told us of, which is shown as its number. */
export function statusLook(kind: TransKind, status: number): StatusLook | null {
  const table: Record<number, StatusLook> = kind === 'deposit' || kind === 'nft' ? deposit : withdraw;
  return table[status] ?? null;
}
