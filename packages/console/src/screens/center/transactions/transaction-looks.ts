import type { TransactionRow, TransKind } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Blocks,
  Fuel,
  ImageDown,
  Merge,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

/** How a kind of transaction is shown, and which way it goes. */
interface KindLook {
  icon: LucideIcon;
  label: ParseKeys;
  way: 'in' | 'out';
}

const kinds = {
  deposit: { icon: ArrowDownToLine, label: 'transactions.kind.deposit', way: 'in' },
  withdraw: { icon: ArrowUpFromLine, label: 'transactions.kind.withdraw', way: 'out' },
  web3: { icon: Blocks, label: 'transactions.kind.web3', way: 'out' },
  collect: { icon: Merge, label: 'transactions.kind.collect', way: 'out' },
  fueling: { icon: Fuel, label: 'transactions.kind.fueling', way: 'out' },
  refund: { icon: Undo2, label: 'transactions.kind.refund', way: 'out' },
  nft: { icon: ImageDown, label: 'transactions.kind.nft', way: 'in' },
} as const satisfies Record<TransKind, KindLook>;

const kindLooks = new Map<string, KindLook>(Object.entries(kinds));

/** The look of a kind of transaction; null for one nobody has told us of, which is shown by its own name and does not open. */
export function kindLook(kind: string): KindLook | null {
  return kindLooks.get(kind) ?? null;
}

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
