import { DepositStatus, WithdrawStatus, type Callback, type ParamsOf, type callbacks } from '@mpc/api';
import {
  boundsOf,
  periodFrom,
  periodText,
  usualPeriod,
  type PeriodChoice,
} from '#shared/filter/period.rules.ts';

/** What a delivery is about. */
export const sides = ['deposit', 'withdraw', 'web3-trans'] as const satisfies Callback['side'][];

/** How far a delivery has come. */
export const outcomes = [0, 1, 2] as const satisfies Callback['notify_status'][];

/** What the server can sort by. */
const sortKeys = ['created_at', 'notify_count', 'last_notify_at'] as const;

/** What the deliveries are narrowed to, and in which order. */
export interface CallbackFilter extends PeriodChoice {
  side: Callback['side'] | null;
  outcome: Callback['notify_status'] | null;
  /** States of the transaction, by the server's codes; none means all. */
  statuses: readonly number[];
  /** By symbol; null means all. */
  coin: string | null;
  /** A number, or a part of a hash or of a request id. */
  keyword: string;
  /** What the list is sorted by, and whether the smallest comes first; null for the newest first. */
  sort: { by: (typeof sortKeys)[number]; isAscending: boolean } | null;
}

/** What is shown to somebody who has not narrowed anything. */
export const everything: CallbackFilter = {
  side: null,
  outcome: null,
  statuses: [],
  coin: null,
  ...usualPeriod,
  keyword: '',
  sort: null,
};

/** The filters that choose from a list, by the words they are named with. */
export const pickers = ['side', 'outcome', 'status', 'coin'] as const;

export type Picker = (typeof pickers)[number];

/** Whether something is chosen with a picker. */
export function isPicked({ side, outcome, statuses, coin }: CallbackFilter, picker: Picker): boolean {
  return {
    side: side !== null,
    outcome: outcome !== null,
    status: statuses.length > 0,
    coin: coin !== null,
  }[picker];
}

/** The kinds of transaction whose states a side can tell of. */
export const kindsOf = (side: CallbackFilter['side']): readonly ('deposit' | 'withdraw')[] =>
  side === null ? ['withdraw', 'deposit'] : side === 'deposit' ? ['deposit'] : ['withdraw'];

/** The states a side can tell of, in the order of their life. */
export function statusesOf(side: CallbackFilter['side']): number[] {
  const codes = {
    deposit: Object.values<number>(DepositStatus),
    withdraw: Object.values<number>(WithdrawStatus),
  };
  return [...new Set(kindsOf(side).flatMap((kind) => codes[kind]))].sort((one, other) => one - other);
}

function sortFrom(text: string | null): CallbackFilter['sort'] {
  const [name, direction] = (text ?? '').split('.');
  const by = sortKeys.find((key) => key === name);
  return by === undefined ? null : { by, isAscending: direction === 'asc' };
}

/** The sort by a column of that name; null where the server cannot. */
export const sortBy = (name: string, isAscending: boolean): CallbackFilter['sort'] =>
  sortFrom(`${name}.${isAscending ? 'asc' : 'desc'}`);

/** Reads the filter out of an address. What makes no sense there is left out. */
export function filterFrom(search: URLSearchParams): CallbackFilter {
  const side = sides.find((one) => one === search.get('side')) ?? null;
  const known = statusesOf(side);
  return {
    side,
    outcome: outcomes.find((one) => String(one) === search.get('outcome')) ?? null,
    statuses: (search.get('status') ?? '')
      .split(',')
      .filter((text) => /^\d{4}$/.test(text))
      .map(Number)
      .filter((status) => known.includes(status)),
    coin: search.get('coin') || null,
    ...periodFrom(search),
    keyword: search.get('q') ?? '',
    sort: sortFrom(search.get('sort')),
  };
}

/** Writes a filter into an address, all else kept; a narrowed list starts at its first page. */
export function withFilter(search: URLSearchParams, filter: CallbackFilter): URLSearchParams {
  const known = statusesOf(filter.side);
  const written: Record<string, string> = {
    side: filter.side ?? '',
    outcome: filter.outcome === null ? '' : String(filter.outcome),
    status: filter.statuses.filter((status) => known.includes(status)).join(','),
    coin: filter.coin ?? '',
    ...periodText(filter),
    q: filter.keyword,
    sort: filter.sort === null ? '' : `${filter.sort.by}.${filter.sort.isAscending ? 'asc' : 'desc'}`,
  };
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything is narrowed. */
export const isNarrowed = (filter: CallbackFilter): boolean =>
  withFilter(new URLSearchParams(), { ...filter, sort: null }).size > 0;

/** What is asked of the server, but for which page of it. */
export type CallbackQuestion = Omit<ParamsOf<typeof callbacks.list>, 'page_no' | 'page_size'>;

/** What a filter asks of the server. */
export function questionFor(
  filter: CallbackFilter,
  place: { walletId: number; today: number },
): CallbackQuestion {
  const { side, outcome, statuses, coin, keyword, sort } = filter;
  return {
    wallet_id: place.walletId,
    ...(side === null ? {} : { side: [side] }),
    ...(outcome === null ? {} : { notify_status: [outcome] }),
    ...(statuses.length === 0 ? {} : { status: [...statuses] }),
    ...(coin === null ? {} : { symbol: coin }),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    ...(sort === null ? {} : { order_by: sort.by, order: sort.isAscending ? 'asc' : 'desc' }),
    ...boundsOf(filter, place.today),
  };
}
