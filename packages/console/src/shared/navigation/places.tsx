import type { ParseKeys } from 'i18next';
import { ArrowLeftRight, ListChecks, Vault, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

/** A screen one can go to by name. */
export interface Place {
  id: string;
  label: ParseKeys;
  href: string;
  icon: ReactNode;
  /** Whether it needs a wallet to be chosen. */
  inWallet: boolean;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The screens in the order of the navigation. */
export const places: readonly Place[] = [
  {
    id: 'wallets',
    label: 'place.wallets',
    href: paths.wallet.index,
    icon: <Wallet {...icon} />,
    inWallet: false,
  },
  {
    id: 'assets',
    label: 'place.assets',
    href: paths.center.wallet.index,
    icon: <Vault {...icon} />,
    inWallet: true,
  },
  {
    id: 'transactions',
    label: 'place.transactions',
    href: paths.center.transactions,
    icon: <ArrowLeftRight {...icon} />,
    inWallet: true,
  },
  {
    id: 'todo',
    label: 'place.todo',
    href: paths.center.todo,
    icon: <ListChecks {...icon} />,
    inWallet: true,
  },
];
