import type { TransactionRow } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';

/** How the screening of a transaction is shown. */
export const kytLooks = {
  0: { tone: 'idle', label: 'transactions.kyt.none' },
  1: { tone: 'running', label: 'transactions.kyt.screening' },
  2: { tone: 'success', label: 'transactions.kyt.passed' },
  3: { tone: 'danger', label: 'transactions.kyt.risk' },
  4: { tone: 'danger', label: 'transactions.kyt.frozen' },
  5: { tone: 'attention', label: 'transactions.kyt.released' },
  6: { tone: 'idle', label: 'transactions.kyt.refunded' },
  7: { tone: 'attention', label: 'transactions.kyt.failed' },
} as const satisfies Record<TransactionRow['kyt_status'], { tone: Tone; label: ParseKeys }>;
