import { type addressBook, type EntryStatus, type ParamsOf } from '@mpc/api';
import type { TableSort } from '@mpc/ui';

/** The parts of a book that have a tab of their own. */
export const bookTabs = ['effective', 'pending', 'all'] as const;

export type BookTab = (typeof bookTabs)[number];

/** The statuses an entry of each tab can have. */
export const statusesIn = {
  effective: [2, 5],
  pending: [1, 2, 5],
  all: [1, 2, 3, 4, 5],
} as const satisfies Record<BookTab, readonly EntryStatus[]>;

const sortKeys = ['label', 'used_count', 'last_used_at', 'created_at', 'updated_at'] as const;

/** Something that is so, is not so, or is not asked about. */
type Choice = 'yes' | 'no' | null;

/** What a book is narrowed to. */
export interface BookFilter {
  tab: BookTab;
  /** By main coin; none means all. */
  networks: readonly string[];
  /** By number; none means all. */
  subWallets: readonly number[];
  white: Choice;
  statuses: readonly EntryStatus[];
  /** Whether it was paid in the last 30 days. */
  recent: Choice;
  /** Part of a label, an address, a memo or a remark. */
  keyword: string;
  sort: TableSort | null;
}

/** What is shown to somebody who has not narrowed anything. */
export const wholeBook: BookFilter = {
  tab: 'effective',
  networks: [],
  subWallets: [],
  white: null,
  statuses: [],
  recent: null,
  keyword: '',
  sort: null,
};

/** What is chosen from a list. */
export type BookPicker = 'network' | 'subWallets' | 'white' | 'status' | 'recent';

/** What is chosen in one of them; empty where it is off. */
export function pickedIn(filter: BookFilter, picker: BookPicker): readonly string[] {
  if (picker === 'network') return filter.networks;
  if (picker === 'subWallets') return filter.subWallets.map(String);
  if (picker === 'status') return filter.statuses.map(String);
  const chosen = filter[picker];
  return chosen === null ? [] : [chosen];
}

/** The part of a filter that a choice in one of them makes. */
export function pickIn({ tab }: BookFilter, picker: BookPicker, ids: readonly string[]): Partial<BookFilter> {
  if (picker === 'network') return { networks: ids };
  if (picker === 'subWallets') return { subWallets: ids.map(Number) };
  if (picker === 'status')
    return { statuses: statusesIn[tab].filter((status) => ids.includes(String(status))) };
  return { [picker]: choice(ids[0] ?? null) };
}

const list = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');

const choice = (text: string | null): Choice => (text === 'yes' || text === 'no' ? text : null);

function sortFrom(text: string | null): TableSort | null {
  const [name, way] = (text ?? '').split('.');
  const key = sortKeys.find((one) => one === name);
  return key === undefined ? null : { key, direction: way === 'desc' ? 'descending' : 'ascending' };
}

/** Reads the filter out of an address. What makes no sense there is left out. */
export function bookFilterFrom(search: URLSearchParams): BookFilter {
  const tab = bookTabs.find((one) => one === search.get('tab')) ?? wholeBook.tab;
  const asked = list(search.get('status'));
  return {
    tab,
    networks: list(search.get('net')),
    subWallets: list(search.get('sub'))
      .filter((part) => /^\d{1,15}$/.test(part))
      .map(Number),
    white: choice(search.get('white')),
    statuses: statusesIn[tab].filter((status) => asked.includes(String(status))),
    recent: choice(search.get('recent')),
    keyword: search.get('q') ?? '',
    sort: sortFrom(search.get('sort')),
  };
}

/** Writes a filter into an address, all else kept; a narrowed list starts at its first page. */
export function withBookFilter(search: URLSearchParams, filter: BookFilter): URLSearchParams {
  const allowed: readonly EntryStatus[] = statusesIn[filter.tab];
  const { sort } = filter;
  const written: Record<string, string> = {
    tab: filter.tab === wholeBook.tab ? '' : filter.tab,
    net: filter.networks.join(','),
    sub: filter.subWallets.join(','),
    white: filter.white ?? '',
    status: filter.statuses.filter((status) => allowed.includes(status)).join(','),
    recent: filter.recent ?? '',
    q: filter.keyword,
    sort: sort === null ? '' : `${sort.key}.${sort.direction === 'descending' ? 'desc' : 'asc'}`,
  };
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything besides the tab and the order is narrowed. */
export function isBookNarrowed(filter: BookFilter): boolean {
  return (
    withBookFilter(new URLSearchParams(), { ...filter, tab: wholeBook.tab, sort: null, statuses: [] }).size >
      0 || filter.statuses.length > 0
  );
}

type Asked = ParamsOf<typeof addressBook.list>;

const flag = (name: 'is_white' | 'recently_used', wanted: Choice): Partial<Asked> =>
  wanted === null ? {} : { [name]: wanted === 'yes' ? 1 : 0 };

/** What is asked of the server for a filter, the page aside. */
export function entryQuestion(filter: BookFilter): Asked {
  const { tab, networks, subWallets, white, statuses, recent, keyword, sort } = filter;
  const wanted: readonly EntryStatus[] =
    statuses.length > 0 ? statuses : tab === 'effective' ? statusesIn.effective : [];
  const order_by = sortKeys.find((key) => key === sort?.key);
  return {
    ...(networks.length === 0 ? {} : { base_symbol: [...networks] }),
    ...(subWallets.length === 0 ? {} : { sub_wallet_id: [...subWallets] }),
    ...flag('is_white', white),
    ...(wanted.length === 0 ? {} : { status: [...wanted] }),
    ...(tab === 'pending' ? { pending: 1 as const } : {}),
    ...flag('recently_used', recent),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    ...(order_by === undefined || sort === null
      ? {}
      : { order_by, order: sort.direction === 'descending' ? ('desc' as const) : ('asc' as const) }),
  };
}
