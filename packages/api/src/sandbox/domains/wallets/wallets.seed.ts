import { people } from '../../world/people.seed.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import { day } from '../../../core/durations.ts';

const { owner, admin, member, secondMember, approver } = people;

/** The wallets, by what they show. */
export const walletIds = { treasury: 1001, operations: 1002, notComplete: 1003 } as const;

/** Sub-wallets that stories, tests and journeys name. */
export const subWalletIds = {
  main: 2001,
  customerDeposits: 2002,
  /** Pays only addresses on its whitelist. */
  payroll: 2003,
  /** Holds USDT on TRON and no TRX to pay a fee with. */
  grants: 2004,
  marketMaking: 2005,
  /** Holds coins of unspent outputs, and inscriptions. */
  reserve: 2008,
  dailyPayments: 2009,
  /** Holds the coins of chains that few use. */
  vendors: 2010,
} as const;

const wallet = (id: number, name: string, now: number): Omit<WalletRow, 'members' | 'open_chains'> => ({
  wallet_id: id,
  wallet_name: name,
  app_id: `${id}`.padStart(32, '9f3c7a10'),
  wallet_status: 1,
  is_top: 0,
  package_name: 'Business',
  package_expire_time: now + 214 * day,
  backup_status: 1,
  co_signer_status: 0,
  address_limit: 100,
  sign_protect: 1,
  tron_agent: 'off',
  created_at: now - 420 * day,
});

/** Treasury and Operations are in use, Operations is pinned and paid for only nine days more; one is not complete yet. */
export const walletRows = (now: number): WalletRow[] => [
  {
    ...wallet(walletIds.treasury, 'Treasury', now),
    members: [
      { uid: owner.uid, role: 1 },
      { uid: admin.uid, role: 2 },
      { uid: member.uid, role: 3 },
      { uid: secondMember.uid, role: 3 },
      { uid: approver.uid, role: 3 },
    ],
    open_chains: ['ETH', 'TRX', 'BSC', 'MATIC1', 'XRP', 'BTC', 'LTC', 'DOGE'],
    co_signer_status: 2,
    tron_agent: 'on',
    daily_limit_usd: '1000000',
  },
  {
    ...wallet(walletIds.operations, 'Operations', now),
    is_top: 1,
    package_name: 'Starter',
    address_limit: 20,
    package_expire_time: now + 9 * day,
    sign_protect: 0,
    co_signer_status: 1,
    tron_agent: 'arrears',
    created_at: now - 200 * day,
    members: [
      { uid: admin.uid, role: 1 },
      { uid: owner.uid, role: 2 },
      { uid: secondMember.uid, role: 3 },
    ],
    open_chains: ['ETH', 'TRX', 'BSC', 'SOL', 'TON', 'ATOM', 'EOS', 'HECO'],
  },
  {
    ...wallet(walletIds.notComplete, 'Family office', now),
    wallet_status: 0,
    backup_status: 0,
    package_name: 'Trial',
    address_limit: 10,
    package_expire_time: now + 30 * day,
    created_at: now - day,
    members: [{ uid: owner.uid, role: 1 }],
    open_chains: [],
  },
];

const everyCoin = ['ETH', 'USDTERC20', 'USDC', 'TRX', 'TUSDT', 'BSC', 'USDTBEP20', 'BUSD', 'MATIC1', 'XRP'];

type Facts = Partial<SubWalletRow> & Pick<SubWalletRow, 'sub_wallet_name' | 'focus'>;

const treasury: Facts[] = [
  {
    sub_wallet_name: 'Main sub-wallet',
    is_top: 1,
    member_uids: [member.uid, secondMember.uid],
    focus: everyCoin,
  },
  {
    sub_wallet_name: 'Customer deposits',
    sub_wallet_type: 1,
    member_uids: [member.uid],
    focus: ['ETH', 'USDTERC20', 'TRX', 'TUSDT', 'XRP'],
  },
  {
    sub_wallet_name: 'Payroll',
    sub_wallet_type: 1,
    white_status: 1,
    member_uids: [member.uid, approver.uid],
    focus: ['TRX', 'TUSDT', 'ETH', 'USDC'],
  },
  { sub_wallet_name: 'Grants', member_uids: [member.uid], focus: ['TRX', 'TUSDT'] },
  {
    sub_wallet_name: 'Market making',
    member_uids: [secondMember.uid],
    focus: ['BSC', 'USDTBEP20', 'ETH', 'USDTERC20'],
  },
  { sub_wallet_name: 'Omnibus', collect_role: 1, focus: ['TRX', 'TUSDT', 'ETH'] },
  { sub_wallet_name: 'Gas station', sub_wallet_type: 1, collect_role: 2, focus: ['TRX', 'ETH', 'BSC'] },
  { sub_wallet_name: 'Reserve', sub_wallet_type: 1, focus: ['ETH', 'USDC', 'MATIC1', 'BTC', 'LTC', 'DOGE'] },
];

const operations: Facts[] = [
  {
    sub_wallet_name: 'Daily payments',
    member_uids: [secondMember.uid],
    kyt_status: 0,
    focus: ['TRX', 'TUSDT', 'ETH'],
  },
  {
    sub_wallet_name: 'Vendors',
    kyt_status: 0,
    focus: ['ETH', 'USDC', 'BSC', 'SOL', 'TON', 'ATOM', 'EOS', 'HECO'],
  },
  { sub_wallet_name: 'Subscriptions', sub_wallet_type: 1, kyt_status: 0, focus: ['TRX', 'TUSDT'] },
  { sub_wallet_name: 'New hires', kyt_status: 0, focus: ['TRX', 'TUSDT'] },
];

/** Twelve sub-wallets; the one that people start in comes first. */
export const subWalletRows = (now: number): SubWalletRow[] =>
  [...treasury, ...operations].map((facts, index) => ({
    sub_wallet_id: subWalletIds.main + index,
    sub_wallet_type: 2,
    app_show_status: '1',
    wallet_id: index < treasury.length ? walletIds.treasury : walletIds.operations,
    is_top: 0,
    white_status: 0,
    collect_role: 0,
    kyt_status: 1,
    member_uids: [],
    created_at: now - (400 - index * 17) * day,
    ...facts,
  }));
