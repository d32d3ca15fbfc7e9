import { periodFrom, periodText } from '#shared/filter/period.rules.ts';
import {
  everything,
  kinds,
  sortKeys,
  statusesOf,
  type TransactionFilter,
} from './transaction-filter.values.ts';

const numbers = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number);

const decimal = (text: string | null): string =>
  /^\d{1,30}(\.\d{1,30})?$/.test(text ?? '') ? (text ?? '') : '';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function sortFrom(text: string | null): TransactionFilter['sort'] {
  const [key = '', order] = (text ?? '').split(':');
  const by = oneOf(sortKeys, key);
  return by === null || (order !== 'asc' && order !== 'desc') ? null : { by, order };
}

/** Reads the filter out of an address. What makes no sense there is left out. */
export function filterFrom(search: URLSearchParams): TransactionFilter {
  const kind = oneOf(kinds, search.get('kind')) ?? everything.kind;
  const known: readonly number[] = statusesOf[kind];
  return {
    kind,
    subWallets: numbers(search.get('sub')),
    coin: search.get('coin') || null,
    network: search.get('net') || null,
    statuses: numbers(search.get('status')).filter((status) => known.includes(status)),
    direction: oneOf(['in', 'out'], search.get('way')),
    sources: numbers(search.get('source')).filter((source) => source >= 1 && source <= 3),
    screenings: numbers(search.get('kyt')).filter((status) => status <= 7),
    initiators: numbers(search.get('by')),
    least: decimal(search.get('min')),
    most: decimal(search.get('max')),
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    keyword: search.get('q') ?? '',
    ...periodFrom(search),
    sort: sortFrom(search.get('sort')),
  };
}

/** Writes a filter into an address, all else kept; a narrowed list starts at its first page. */
export function withFilter(search: URLSearchParams, filter: TransactionFilter): URLSearchParams {
  const known: readonly number[] = statusesOf[filter.kind];
  const { sort } = filter;
  const written: Record<string, string> = {
    kind: filter.kind === everything.kind ? '' : filter.kind,
    sub: filter.subWallets.join(','),
    coin: filter.coin ?? '',
    net: filter.network ?? '',
    status: filter.statuses.filter((status) => known.includes(status)).join(','),
    way: filter.direction ?? '',
    source: filter.sources.join(','),
    kyt: filter.screenings.join(','),
    by: filter.initiators.join(','),
    min: filter.least,
    max: filter.most,
    from: filter.from,
    to: filter.to,
    q: filter.keyword,
    ...periodText(filter),
    sort: sort === null ? '' : `${sort.by}:${sort.order}`,
  };
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** A filter alone, as an address writes it: what a view is saved as. */
export const filterText = (filter: TransactionFilter): string =>
  withFilter(new URLSearchParams(), filter).toString();

/** Whether anything besides the kind is narrowed. */
export const isNarrowed = (filter: TransactionFilter): boolean =>
  filterText({ ...filter, kind: everything.kind, sort: null }) !== '';
