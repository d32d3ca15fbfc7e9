import type { approvals, ItemType, ParamsOf, Urgency } from '@mpc/api';
import { dayRange, type DayRange } from '@mpc/ui';

/** What waits for me, what I wait for, and what is over. */
export const todoTabs = ['mine', 'started', 'done'] as const;

/** The sorts of items there are, as they are offered. */
export const itemTypes = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
] as const satisfies ItemType[];

/** How soon something comes to nothing, the soonest first. */
export const urgencies = [2, 1, 0] as const satisfies Urgency[];

/** What the list is narrowed to. */
export interface TodoFilter {
  tab: (typeof todoTabs)[number];
  /** None means all. */
  types: readonly ItemType[];
  /** By number; null means all. */
  subWallet: number | null;
  urgencies: readonly Urgency[];
  /** First and last day of the reader on which it was asked for. */
  days: DayRange;
}

const anyDay: DayRange = { from: null, to: null };

/** What is shown to somebody who has not narrowed anything. */
export const everything: TodoFilter = {
  tab: 'mine',
  types: [],
  subWallet: null,
  urgencies: [],
  days: anyDay,
};

function among<Value extends number>(text: string | null, known: readonly Value[]): Value[] {
  const said = new Set((text ?? '').split(','));
  return known.filter((value) => said.has(String(value)));
}

const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

function daysIn(search: URLSearchParams): DayRange {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  return from === null || to === null || from > to ? anyDay : { from, to };
}

/** Reads the filter out of an address. What makes no sense there is left out. */
export function filterFrom(search: URLSearchParams): TodoFilter {
  const sub = search.get('sub') ?? '';
  return {
    tab: todoTabs.find((one) => one === search.get('tab')) ?? everything.tab,
    types: among(search.get('type'), itemTypes),
    subWallet: /^\d{1,15}$/.test(sub) ? Number(sub) : null,
    urgencies: among(search.get('urgency'), urgencies),
    days: daysIn(search),
  };
}

/** Writes a filter into an address, all else kept; a narrowed list starts at its first page. */
export function withFilter(search: URLSearchParams, filter: TodoFilter): URLSearchParams {
  const { tab, types, subWallet, days } = filter;
  const written: Record<string, string> = {
    tab: tab === everything.tab ? '' : tab,
    type: types.join(','),
    sub: subWallet === null ? '' : String(subWallet),
    urgency: filter.urgencies.join(','),
    from: days.from ?? '',
    to: days.to ?? '',
  };
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything besides the tab is narrowed. */
export function isNarrowed(filter: TodoFilter): boolean {
  return withFilter(new URLSearchParams(), { ...filter, tab: everything.tab }).size > 0;
}

/** What is asked of the server. */
export function paramsFor(
  { tab, types, subWallet, days, ...filter }: TodoFilter,
  place: { walletId: number; page: number; pageSize: number },
): ParamsOf<typeof approvals.items> {
  const { from, to } = dayRange(days);
  return {
    wallet_id: place.walletId,
    tab,
    ...(types.length === 0 ? {} : { item_type: [...types] }),
    ...(subWallet === null ? {} : { sub_wallet_id: subWallet }),
    ...(filter.urgencies.length === 0 ? {} : { urgency: [...filter.urgencies] }),
    ...(from === null ? {} : { start_time: from }),
    ...(to === null ? {} : { end_time: to }),
    page_no: place.page,
    page_size: place.pageSize,
  };
}
