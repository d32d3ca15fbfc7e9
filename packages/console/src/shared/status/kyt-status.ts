import type { RiskLevel, TransactionRow } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

interface KytLook {
  tone: Tone;
  label: ParseKeys;
}

const kyt = {
  0: { tone: 'idle', label: 'transactions.kyt.none' },
  1: { tone: 'running', label: 'transactions.kyt.screening' },
  2: { tone: 'success', label: 'transactions.kyt.passed' },
  3: { tone: 'danger', label: 'transactions.kyt.risk' },
  4: { tone: 'danger', label: 'transactions.kyt.frozen' },
  5: { tone: 'attention', label: 'transactions.kyt.released' },
  6: { tone: 'idle', label: 'transactions.kyt.refunded' },
  7: { tone: 'attention', label: 'transactions.kyt.failed' },
} as const satisfies Record<TransactionRow['kyt_status'], KytLook>;

/** A transfer is not kept back: what is not let go ends. */
const rejected: KytLook = { tone: 'danger', label: 'transactions.kyt.rejected' };

const differs: KytLook = { tone: 'danger', label: 'transactions.kyt.differs' };

/** What is told of a screening: how it stands, which way the money goes, and, beside a list, what it found. */
export type Screened = Pick<TransactionRow, 'kyt_status'> & {
  trans_kind?: TransactionRow['trans_kind'] | undefined;
  kyt?: { level: RiskLevel } | undefined;
};

/** Those that a rating ends, and those that have none; a person may release, freeze or refund with or without one. */
const needsRating: Partial<Record<number, boolean>> = { 0: false, 1: false, 2: true, 3: true, 7: false };

/** Whether how a screening stands and what it found can both be true. Wherever one of them is shown, they are compared. */
export function isStatusOfRating({ kyt_status, kyt }: Screened): boolean {
  const needed = needsRating[kyt_status];
  return needed === undefined || kyt === undefined || needed === kyt.level > 0;
}

/** How a code of the screening is called; null for one nobody has told us of. */
export function kytStatusLook(status: number): KytLook | null {
  const table: Record<number, KytLook> = kyt;
  return table[status] ?? null;
}

/** How the screening of a transaction is shown, the same everywhere. */
export function kytLook(of: Screened): KytLook | null {
  if (!isStatusOfRating(of)) return differs;
  return of.kyt_status === 4 && of.trans_kind === 'withdraw' ? rejected : kytStatusLook(of.kyt_status);
}
