import { WithdrawStatus, type DepositStatus, type TransactionRow, type WithdrawInfo } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys, TFunction } from 'i18next';

/** How a status is shown: its color's meaning, its words, and whether it was called off rather than refused. */
export interface StatusLook {
  tone: Tone;
  label: ParseKeys;
  outlined?: boolean;
}

/** What says where a transaction stands. Of a bare code only `trans_kind` and `status` are known. */
export type StatusFacts = Pick<TransactionRow, 'trans_kind' | 'status'> &
  Partial<Pick<TransactionRow, 'txid' | 'confirmations' | 'confirmations_needed' | 'kyt_status'>> &
  Partial<Pick<WithdrawInfo, 'withdraw_confirmation'>>;

const withdraw = {
  1000: { tone: 'attention', label: 'status.withdraw.awaitingApproval' },
  1100: { tone: 'attention', label: 'status.withdraw.awaitingSignature' },
  1200: { tone: 'running', label: 'status.withdraw.broadcast' },
  2000: { tone: 'success', label: 'status.withdraw.completed' },
  2100: { tone: 'danger', label: 'status.withdraw.rejected' },
  2200: { tone: 'danger', label: 'status.withdraw.signatureRejected' },
  2201: { tone: 'danger', label: 'status.withdraw.rejectedBySystem' },
  2202: { tone: 'idle', label: 'status.withdraw.expired', outlined: true },
  2300: { tone: 'idle', label: 'status.withdraw.canceledOrReplaced', outlined: true },
  2400: { tone: 'danger', label: 'status.withdraw.failed' },
} as const satisfies Record<WithdrawStatus, StatusLook>;

const broadcasting: StatusLook = { tone: 'running', label: 'status.withdraw.broadcasting' };
const confirming: StatusLook = { tone: 'running', label: 'status.withdraw.confirming' };
const canceled: StatusLook = { tone: 'idle', label: 'status.withdraw.canceled', outlined: true };
const onHold: StatusLook = { tone: 'danger', label: 'status.withdraw.onHold' };

const deposit = {
  1000: { tone: 'running', label: 'status.deposit.unconfirmed' },
  1100: { tone: 'running', label: 'status.deposit.confirmed' },
  2000: { tone: 'success', label: 'status.deposit.credited' },
  3000: { tone: 'danger', label: 'status.deposit.onHold' },
  4000: { tone: 'idle', label: 'status.deposit.refunded', outlined: true },
} as const satisfies Record<DepositStatus, StatusLook>;

export const isIncoming = (kind: string): boolean => kind === 'deposit' || kind === 'nft';

/** KYT found a risk, or froze it. */
const isHeld = (kyt: number | undefined) => kyt === 3 || kyt === 4;

/** The look of a transaction's status; null for a code nobody has told us of, which is shown as its number. */
export function statusLook(facts: StatusFacts): StatusLook | null {
  const { trans_kind, status, txid, confirmations = 0, kyt_status } = facts;
  if (isIncoming(trans_kind)) return (deposit as Record<number, StatusLook>)[status] ?? null;
  const isWaiting = status === WithdrawStatus.awaitingApproval || status === WithdrawStatus.awaitingSignature;
  if (isWaiting && isHeld(kyt_status)) return onHold;
  if (status === WithdrawStatus.inPayment && txid === '') return broadcasting;
  if (status === WithdrawStatus.inPayment && confirmations > 0) return confirming;
  if (status === WithdrawStatus.discarded && txid === '') return canceled;
  return (withdraw as Record<number, StatusLook>)[status] ?? null;
}

/** The status of a transaction in words, everywhere the same: on screen, in files, in receipts. */
export function sayStatus(t: TFunction, facts: StatusFacts): string {
  const look = statusLook(facts);
  if (look === null) return String(facts.status);
  const { confirmations = 0, confirmations_needed, withdraw_confirmation } = facts;
  return t(look.label, { done: confirmations, of: confirmations_needed ?? withdraw_confirmation ?? '?' });
}
