import type { TransKind } from '@mpc/api';
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
