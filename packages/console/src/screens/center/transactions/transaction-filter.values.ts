import { DepositStatus, WithdrawStatus, type ParamsOf, type transactions } from '@mpc/api';

/** The kinds that have a tab of their own. */
export const kinds = ['all', 'deposit', 'withdraw'] as const;

/** How far back. */
export const periods = ['today', '7d', '30d', '90d'] as const;

/** What the list is narrowed to. */
export interface TransactionFilter {
  kind: (typeof kinds)[number];
  /** By number; none means all. */
  subWallets: readonly number[];
  /** By symbol; null means all. */
  coin: string | null;
  /** By the server's codes; none means all. */
  statuses: readonly number[];
  period: (typeof periods)[number];
  /** Part of an address, a hash or a request id. */
  keyword: string;
}

/** What is shown to somebody who has not narrowed anything. */
export const everything: TransactionFilter = {
  kind: 'all',
  subWallets: [],
  coin: null,
  statuses: [],
  period: '30d',
  keyword: '',
};

/** The filters that choose from a list, by the words they are named with. */
export const pickers = ['subWallet', 'coin', 'status'] as const;

export type Picker = (typeof pickers)[number];

/** Whether something is chosen with a picker. */
export function isPicked({ subWallets, coin, statuses }: TransactionFilter, picker: Picker): boolean {
  return { subWallet: subWallets.length > 0, coin: coin !== null, status: statuses.length > 0 }[picker];
}

const daysBefore = { today: 0, '7d': 6, '30d': 29, '90d': 89 } as const;

/** The status codes a kind can have, in the order of its life. */
export const statusesOf = {
  all: [...new Set<number>([...Object.values(WithdrawStatus), ...Object.values(DepositStatus)])].sort(
    (one, other) => one - other,
  ),
  deposit: Object.values<number>(DepositStatus),
  withdraw: Object.values<number>(WithdrawStatus),
} as const satisfies Record<TransactionFilter['kind'], readonly number[]>;

const numbers = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number);

/** Reads the filter out of an address. What makes no sense there is left out. */
export function filterFrom(search: URLSearchParams): TransactionFilter {
  const kind = kinds.find((one) => one === search.get('kind')) ?? everything.kind;
  const known: readonly number[] = statusesOf[kind];
  return {
    kind,
    subWallets: numbers(search.get('sub')),
    coin: search.get('coin') || null,
    statuses: numbers(search.get('status')).filter((status) => known.includes(status)),
    period: periods.find((one) => one === search.get('period')) ?? everything.period,
    keyword: search.get('q') ?? '',
  };
}

/** Writes a filter into an address, all else kept; a narrowed list starts at its first page. */
export function withFilter(search: URLSearchParams, filter: TransactionFilter): URLSearchParams {
  const known: readonly number[] = statusesOf[filter.kind];
  const written: Record<string, string> = {
    kind: filter.kind === everything.kind ? '' : filter.kind,
    sub: filter.subWallets.join(','),
    coin: filter.coin ?? '',
    status: filter.statuses.filter((status) => known.includes(status)).join(','),
    period: filter.period === everything.period ? '' : filter.period,
    q: filter.keyword,
  };
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything besides the kind is narrowed. */
export function isNarrowed(filter: TransactionFilter): boolean {
  return withFilter(new URLSearchParams(), { ...filter, kind: everything.kind }).size > 0;
}

/** What is asked of the server. A period counts whole days of the reader, the one that began at `today` included. */
export function paramsFor(
  filter: TransactionFilter,
  place: { walletId: number; page: number; pageSize: number; today: number },
): ParamsOf<typeof transactions.list> {
  const { kind, subWallets, coin, statuses, period, keyword } = filter;
  const start = new Date(place.today);
  start.setDate(start.getDate() - daysBefore[period]);
  return {
    wallet_id: place.walletId,
    ...(kind === 'all' ? {} : { trans_kind: [kind] }),
    ...(subWallets.length === 0 ? {} : { sub_wallet_id: [...subWallets] }),
    ...(coin === null ? {} : { symbol: coin }),
    ...(statuses.length === 0 ? {} : { status: [...statuses] }),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    start_time: start.getTime(),
    page_no: place.page,
    page_size: place.pageSize,
  };
}
