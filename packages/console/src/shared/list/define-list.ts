import type { TableLayout, TableSort } from '@mpc/ui';
import type { Codec } from './codec.ts';

/** The values of a list, by the names they have in its state and in the address. */
export type Codecs = Readonly<Record<string, Codec<unknown>>>;

export type ValuesOf<Fields extends Codecs> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Codec<infer Value> ? Value : never;
};

/** An order, by a name the server sorts by. */
interface ListSort<Key extends string> extends TableSort {
  key: Key;
}

/** All that an address says of a list. */
export type ListState<Fields extends Codecs, Key extends string> = ValuesOf<Fields> & {
  /** Null for the server's own order. */
  readonly sort: ListSort<Key> | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
};

export interface ListDefinition<View extends Codecs, Filters extends Codecs, Key extends string> {
  /** Names its files, and what a person keeps of it: columns and views. */
  name: string;
  /** Which list is shown and how it is arranged, as by tabs: a reset keeps it. */
  view: View;
  /** What narrows it. */
  filters: Filters;
  /** What the server sorts by: the keys of the columns that sort. */
  sort?: readonly Key[];
  /** Columns that are left out until somebody arranges them. */
  hidden?: readonly string[];
  /** Takes out what cannot be meant together, such as a status the chosen kind never has. */
  refine?: (values: ValuesOf<View & Filters>) => ValuesOf<View & Filters>;
}

/** A list as it is defined once, beside its screen. */
export interface List<Fields extends Codecs, Key extends string> {
  name: string;
  fields: Fields;
  /** How its columns stand until somebody arranges them. */
  layout: TableLayout;
  /** What an address says; defaults where it says nothing, or nonsense. */
  parse: (search: URLSearchParams) => ListState<Fields, Key>;
  /** An address that says it, all else kept. */
  write: (search: URLSearchParams, state: ListState<Fields, Key>) => URLSearchParams;
  isNarrowed: (state: ListState<Fields, Key>) => boolean;
  /** The same list with nothing narrowed, from its first page. */
  reset: (state: ListState<Fields, Key>) => ListState<Fields, Key>;
  /** An address without what narrows, orders and pages it, as a link to another list has it. */
  clear: (search: URLSearchParams) => URLSearchParams;
}

/** The order of a list, for the server. */
export const orderOf = <Key extends string>({ sort }: { sort: ListSort<Key> | null }) =>
  sort === null ? {} : { order_by: sort.key, order: orders[sort.direction] };

/** The page of a list, for the server. */
export const pagingOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  page_no: page,
  page_size: pageSize,
});

/** The state of a defined list. */
export type StateOf<Of> = Of extends List<infer Fields, infer Key> ? ListState<Fields, Key> : never;

const orders = { ascending: 'asc', descending: 'desc' } as const;

export const usualSize = 20;
const sizes = [10, usualSize, 50, 100];

const pageIn = (text: string | null): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);

const sizeIn = (text: string | null): number => sizes.find((size) => String(size) === text) ?? usualSize;

function sortIn<Key extends string>(text: string | null, keys: readonly Key[]): ListSort<Key> | null {
  const isDescending = text?.startsWith('-') === true;
  const key = keys.find((one) => one === (isDescending ? text.slice(1) : text));
  return key === undefined ? null : { key, direction: isDescending ? 'descending' : 'ascending' };
}

const sortText = (sort: TableSort | null): string =>
  sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.key}`;

/** Defines what a list keeps in the address. All lists speak one grammar: docs/recipes.md, "A list". */
export function defineList<View extends Codecs, Filters extends Codecs, Key extends string = never>(
  definition: ListDefinition<View, Filters, Key>,
): List<View & Filters, Key> {
  type Fields = View & Filters;
  type State = ListState<Fields, Key>;
  const { name, view, filters, sort = [], hidden = [], refine = (values) => values } = definition;
  const fields: Fields = { ...view, ...filters };
  const parse = (search: URLSearchParams): State => {
    const values = mapCodecs(fields, (key, codec) => codec.parse(search.get(key) ?? ''));
    return {
      ...refine(values as ValuesOf<Fields>),
      sort: sortIn(search.get('sort'), sort),
      page: pageIn(search.get('page')),
      pageSize: sizeIn(search.get('size')),
    };
  };
  const write = (search: URLSearchParams, state: State): URLSearchParams => {
    const values: Readonly<Record<string, unknown>> = refine(state);
    const written: Record<string, string> = {
      ...mapCodecs(fields, (key, codec) => codec.format(values[key])),
      sort: sortText(state.sort),
      page: state.page === 1 ? '' : String(state.page),
      size: state.pageSize === usualSize ? '' : String(state.pageSize),
    };
    const next = new URLSearchParams(search);
    for (const [key, text] of Object.entries(written)) {
      if (text === '') next.delete(key);
      else next.set(key, text);
    }
    return next;
  };
  const reset = (state: State): State => ({
    ...state,
    ...mapCodecs(filters, (_key, codec) => codec.fallback),
    page: 1,
  });
  return {
    name,
    fields,
    layout: { order: [], hidden, widths: {} },
    parse,
    write,
    isNarrowed: (state: Readonly<Record<string, unknown>>) =>
      Object.entries(filters).some(([key, codec]) => codec.format(state[key]) !== ''),
    reset,
    clear: (search) => write(search, { ...reset(parse(search)), sort: null }),
  };
}

function mapCodecs<To>(codecs: Codecs, to: (name: string, codec: Codec<unknown>) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(codecs).map(([name, codec]) => [name, to(name, codec)]));
}
