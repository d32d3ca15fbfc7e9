import { DepositStatus, WithdrawStatus, type TransKind } from '@mpc/api';
import { usualPeriod, type PeriodChoice } from '#shared/filter/period.rules.ts';

/** The kinds that have a tab of their own. */
export const kinds = ['all', 'deposit', 'withdraw', 'web3', 'collect', 'fueling', 'refund'] as const;

/** By what the server can sort. */
export const sortKeys = ['created_at', 'amount', 'amount_usd', 'status'] as const;

/** What the list is narrowed to, and how it is sorted. Where a list of values is empty, or a text is, all are meant. */
export interface TransactionFilter extends PeriodChoice {
  kind: (typeof kinds)[number];
  /** By number. */
  subWallets: readonly number[];
  /** By symbol; null means all. */
  coin: string | null;
  /** By the symbol of its main coin; null means all. */
  network: string | null;
  /** By the server's codes. */
  statuses: readonly number[];
  direction: 'in' | 'out' | null;
  /** Where it was asked for: 1 app, 2 open API, 3 this console. */
  sources: readonly number[];
  /** What the screening said, by the server's codes. */
  screenings: readonly number[];
  /** Who asked for it, by uid. */
  initiators: readonly number[];
  /** In the coin itself, as decimals. */
  least: string;
  most: string;
  /** Part of the address. */
  from: string;
  to: string;
  /** Part of an address, a hash or a request id. */
  keyword: string;
  /** Newest first where there is none. */
  sort: { by: (typeof sortKeys)[number]; order: 'asc' | 'desc' } | null;
}

/** What is shown to somebody who has not narrowed anything. */
export const everything: TransactionFilter = {
  kind: 'all',
  subWallets: [],
  coin: null,
  network: null,
  statuses: [],
  direction: null,
  sources: [],
  screenings: [],
  initiators: [],
  least: '',
  most: '',
  from: '',
  to: '',
  keyword: '',
  ...usualPeriod,
  sort: null,
};

/** The filters that choose from a list, by the words they are named with; the first ones are always in sight. */
export const pickers = [
  'subWallet',
  'coin',
  'status',
  'network',
  'direction',
  'source',
  'screening',
  'initiator',
] as const;

export type Picker = (typeof pickers)[number];

/** The pickers that are always in sight; the others and the texts stand behind "More filters". */
export const usualPickers: readonly Picker[] = ['subWallet', 'coin', 'status'];

/** The texts a list can be narrowed by, besides the keyword. */
export const textFilters = ['least', 'most', 'from', 'to'] as const;

const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** What is chosen with a picker, as text. */
export function pickedWith(filter: TransactionFilter, picker: Picker): readonly string[] {
  const picked: Record<Picker, readonly (string | number)[]> = {
    subWallet: filter.subWallets,
    coin: one(filter.coin),
    status: filter.statuses,
    network: one(filter.network),
    direction: one(filter.direction),
    source: filter.sources,
    screening: filter.screenings,
    initiator: filter.initiators,
  };
  return picked[picker].map(String);
}

/** The change of a filter that a choice makes. */
export function pickWith(picker: Picker, ids: readonly string[]): Partial<TransactionFilter> {
  const numbers = ids.map(Number);
  const [first = null] = ids;
  const changes: Record<Picker, Partial<TransactionFilter>> = {
    subWallet: { subWallets: numbers },
    coin: { coin: first },
    status: { statuses: numbers },
    network: { network: first },
    direction: { direction: first === 'in' || first === 'out' ? first : null },
    source: { sources: numbers },
    screening: { screenings: numbers },
    initiator: { initiators: numbers },
  };
  return changes[picker];
}

const ofOrders = Object.values<number>(WithdrawStatus);
const ofDeposits = Object.values<number>(DepositStatus);

/** The status codes a kind can have, in the order of its life. */
export const statusesOf = {
  all: [...new Set([...ofOrders, ...ofDeposits])].sort((one, other) => one - other),
  deposit: ofDeposits,
  withdraw: ofOrders,
  web3: ofOrders,
  collect: ofOrders,
  fueling: ofOrders,
  refund: ofOrders,
} as const satisfies Record<TransactionFilter['kind'], readonly number[]>;

/** The kinds of transactions a tab shows: an NFT that came in is something received. */
export const transKindsOf = (kind: TransactionFilter['kind']): TransKind[] | undefined =>
  kind === 'all' ? undefined : kind === 'deposit' ? ['deposit', 'nft'] : [kind];
