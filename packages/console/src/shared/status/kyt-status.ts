import type { TransactionRow } from '@mpc/api';
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

/** How the screening of a transaction is shown; null for a code nobody has told us of. */
export function kytLook(status: number): KytLook | null {
  const table: Record<number, KytLook> = kyt;
  return table[status] ?? null;
}
