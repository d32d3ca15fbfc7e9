import type { ParseKeys } from 'i18next';
import {
  ArrowLeftRight,
  BookUser,
  Braces,
  Contact,
  KeyRound,
  ListChecks,
  ListOrdered,
  Merge,
  ReceiptText,
  Send,
  ShieldAlert,
  ShieldCheck,
  Snowflake,
  UserCheck,
  Users,
  Vault,
  Wallet,
  WandSparkles,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths, type Href } from '#shared/paths.ts';

/** Places of the navigation that belong together, below those on top. */
export const navigationGroups = ['operate', 'control', 'settings'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

/** A screen one can go to by name. */
export interface Destination {
  id: string;
  label: ParseKeys;
  href: Href;
  icon: ReactNode;
  /** Whether it needs a wallet to be chosen. */
  inWallet: boolean;
  /** The places it stands among in the navigation. @default those on top */
  group?: NavigationGroup;
  /** The place it is reached from, where it is not in the navigation itself. */
  under?: string;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The screens in the order of the navigation. */
export const destinations: readonly Destination[] = [
  {
    id: 'wallets',
    label: 'nav.wallets',
    href: paths.wallet.index,
    icon: <Wallet {...icon} />,
    inWallet: false,
  },
  {
    id: 'personalBook',
    label: 'nav.personalBook',
    href: paths.wallet.personalBook,
    icon: <Contact {...icon} />,
    inWallet: false,
  },
  {
    id: 'assets',
    label: 'nav.assets',
    href: paths.center.wallet.index,
    icon: <Vault {...icon} />,
    inWallet: true,
  },
  {
    id: 'transactions',
    label: 'nav.transactions',
    href: paths.center.transactions,
    icon: <ArrowLeftRight {...icon} />,
    inWallet: true,
  },
  {
    id: 'todo',
    label: 'nav.todo',
    href: paths.center.todo,
    icon: <ListChecks {...icon} />,
    inWallet: true,
  },
  {
    id: 'addressBook',
    label: 'nav.addressBook',
    href: paths.center.addressBook.index,
    icon: <BookUser {...icon} />,
    inWallet: true,
    group: 'operate',
  },
  {
    id: 'collection',
    label: 'nav.collection',
    href: paths.center.collection.index,
    icon: <Merge {...icon} />,
    inWallet: true,
    group: 'operate',
  },
  {
    id: 'autoSweep',
    label: 'nav.autoSweep',
    href: paths.center.coSigner.index,
    icon: <WandSparkles {...icon} />,
    inWallet: true,
    group: 'operate',
  },
  {
    id: 'coldWallet',
    label: 'nav.coldWallet',
    href: paths.center.coldWallet.index,
    icon: <Snowflake {...icon} />,
    inWallet: true,
    group: 'operate',
  },
  {
    id: 'strategyEngine',
    label: 'nav.strategyEngine',
    href: paths.center.strategyEngine.index,
    icon: <ListOrdered {...icon} />,
    inWallet: true,
    group: 'control',
  },
  {
    id: 'workspaceStrategies',
    label: 'nav.workspaceStrategies',
    href: paths.center.workspaceStrategyEngine.index,
    icon: <UserCheck {...icon} />,
    inWallet: true,
    group: 'control',
  },
  {
    id: 'kytRecords',
    label: 'nav.kytRecords',
    href: paths.center.kyt.details,
    icon: <ShieldAlert {...icon} />,
    inWallet: true,
    group: 'control',
  },
  {
    id: 'kytConfig',
    label: 'nav.kytConfig',
    href: paths.center.kyt.config,
    icon: <ShieldCheck {...icon} />,
    inWallet: true,
    group: 'control',
  },
  {
    id: 'team',
    label: 'nav.team',
    href: paths.center.teamMember,
    icon: <Users {...icon} />,
    inWallet: true,
    group: 'control',
  },
  {
    id: 'api',
    label: 'nav.api',
    href: paths.center.api.index,
    icon: <Braces {...icon} />,
    inWallet: true,
    group: 'settings',
  },
  {
    id: 'keyRecovery',
    label: 'nav.keyRecovery',
    href: paths.center.keyRecovery,
    icon: <KeyRound {...icon} />,
    inWallet: true,
    group: 'settings',
  },
  {
    id: 'callbacks',
    label: 'nav.callbacks',
    href: paths.center.transactionNotification,
    icon: <Send {...icon} />,
    inWallet: true,
    group: 'settings',
  },
  {
    id: 'invoice',
    label: 'nav.invoice',
    href: paths.center.invoice,
    icon: <ReceiptText {...icon} />,
    inWallet: true,
    group: 'settings',
  },
  {
    id: 'tools',
    label: 'nav.tools',
    href: paths.center.tools.index,
    icon: <Wrench {...icon} />,
    inWallet: true,
    group: 'settings',
  },
  {
    id: 'subWalletBook',
    label: 'nav.subWalletBook',
    href: paths.center.wallet.addressBook,
    icon: <BookUser {...icon} />,
    inWallet: true,
    under: 'assets',
  },
  {
    id: 'addressBookLog',
    label: 'nav.addressBookLog',
    href: paths.center.addressBook.log,
    icon: <BookUser {...icon} />,
    inWallet: true,
    under: 'addressBook',
  },
  {
    id: 'basicLog',
    label: 'nav.basicLog',
    href: paths.center.strategyEngine.basicLog,
    icon: <ShieldCheck {...icon} />,
    inWallet: true,
    under: 'strategyEngine',
  },
  {
    id: 'workspaceStrategyLog',
    label: 'nav.workspaceStrategyLog',
    href: paths.center.workspaceStrategyEngine.log,
    icon: <UserCheck {...icon} />,
    inWallet: true,
    under: 'workspaceStrategies',
  },
];
