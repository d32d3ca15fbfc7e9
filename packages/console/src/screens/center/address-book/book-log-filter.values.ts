import type { addressBook, BookOp, ItemStatus, operations, ParamsOf } from '@mpc/api';
import { dayRange, type DayRange } from '@mpc/ui';

/** The requests with their approvals, and the log of what people did. */
export const logTabs = ['requests', 'operations'] as const;

export const bookOps = [1, 2, 3, 4, 5] as const satisfies BookOp[];

export const auditStatuses = [0, 1, 2, 3, 4, 5] as const satisfies ItemStatus[];

/** What the log calls each operation. */
const opNames = {
  1: 'addressAdd',
  2: 'addressDelete',
  3: 'whitelistOn',
  4: 'whitelistOff',
  5: 'addressEdit',
} as const satisfies Record<BookOp, string>;

/** The operation a log means; undefined for one this console does not know. */
export const opOf = (name: string): BookOp | undefined => bookOps.find((op) => opNames[op] === name);

/** What is chosen from a list. */
export type LogPicker = 'op' | 'result' | 'network' | 'subWallets';

/** What the log is narrowed to. */
export interface BookLogFilter {
  tab: (typeof logTabs)[number];
  ops: readonly BookOp[];
  statuses: readonly ItemStatus[];
  /** By main coin; requests alone have one. */
  networks: readonly string[];
  subWallets: readonly number[];
  days: DayRange;
  keyword: string;
}

/** What is shown to somebody who has not narrowed anything. */
export const wholeLog: BookLogFilter = {
  tab: 'requests',
  ops: [],
  statuses: [],
  networks: [],
  subWallets: [],
  days: { from: null, to: null },
  keyword: '',
};

/** What is chosen in one of the lists; empty where it is off. */
export function pickedInLog(filter: BookLogFilter, picker: LogPicker): readonly string[] {
  const { ops, statuses, networks, subWallets } = filter;
  const chosen = { op: ops, result: statuses, network: networks, subWallets };
  return chosen[picker].map(String);
}

/** The part of a filter that a choice in one of the lists makes. */
export function pickInLog(picker: LogPicker, ids: readonly string[]): Partial<BookLogFilter> {
  if (picker === 'network') return { networks: ids };
  if (picker === 'subWallets') return { subWallets: ids.map(Number) };
  if (picker === 'op') return { ops: bookOps.filter((op) => ids.includes(String(op))) };
  return { statuses: auditStatuses.filter((status) => ids.includes(String(status))) };
}

const list = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');

const day = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

function daysFrom(search: URLSearchParams): DayRange {
  const [from, to] = [day(search.get('from')), day(search.get('to'))];
  return from !== null && to !== null && from <= to ? { from, to } : wholeLog.days;
}

/** Reads the filter out of an address. What makes no sense there is left out. */
export function bookLogFilterFrom(search: URLSearchParams): BookLogFilter {
  const ops = list(search.get('op'));
  const statuses = list(search.get('status'));
  return {
    tab: logTabs.find((one) => one === search.get('tab')) ?? wholeLog.tab,
    ops: bookOps.filter((op) => ops.includes(String(op))),
    statuses: auditStatuses.filter((status) => statuses.includes(String(status))),
    networks: list(search.get('net')),
    subWallets: list(search.get('sub'))
      .filter((part) => /^\d{1,15}$/.test(part))
      .map(Number),
    days: daysFrom(search),
    keyword: search.get('q') ?? '',
  };
}

/** Writes a filter into an address, all else kept; a narrowed list starts at its first page. */
export function withBookLogFilter(search: URLSearchParams, filter: BookLogFilter): URLSearchParams {
  const written: Record<string, string> = {
    tab: filter.tab === wholeLog.tab ? '' : filter.tab,
    op: filter.ops.join(','),
    status: filter.statuses.join(','),
    net: filter.networks.join(','),
    sub: filter.subWallets.join(','),
    from: filter.days.from ?? '',
    to: filter.days.to ?? '',
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

/** Whether anything besides the tab is narrowed. */
export const isLogNarrowed = (filter: BookLogFilter): boolean =>
  withBookLogFilter(new URLSearchParams(), { ...filter, tab: wholeLog.tab }).size > 0;

interface Where {
  walletId: number;
  page: number;
  pageSize: number;
}

function common({ statuses, days, keyword }: BookLogFilter, { walletId, page, pageSize }: Where) {
  const { from, to } = dayRange(days);
  return {
    wallet_id: walletId,
    ...(statuses.length === 0 ? {} : { status: [...statuses] }),
    ...(from === null ? {} : { start_time: from }),
    ...(to === null ? {} : { end_time: to }),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    page_no: page,
    page_size: pageSize,
  };
}

/** What is asked of the requests. */
export function requestQuestion(filter: BookLogFilter, where: Where): ParamsOf<typeof addressBook.audits> {
  const { ops, networks, subWallets } = filter;
  return {
    ...common(filter, where),
    ...(ops.length === 0 ? {} : { op_type: [...ops] }),
    ...(networks.length === 0 ? {} : { base_symbol: [...networks] }),
    ...(subWallets.length === 0 ? {} : { sub_wallet_id: [...subWallets] }),
  };
}

/** What is asked of the log: of one sub-wallet or of all. */
export function operationQuestion(filter: BookLogFilter, where: Where): ParamsOf<typeof operations.list> {
  const { ops, subWallets } = filter;
  const [only] = subWallets;
  return {
    ...common(filter, where),
    business: ['address_book'],
    ...(ops.length === 0 ? {} : { op_type: ops.map((op) => opNames[op]) }),
    ...(only === undefined ? {} : { sub_wallet_id: only }),
  };
}
