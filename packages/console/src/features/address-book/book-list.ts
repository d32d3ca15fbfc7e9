import type { EntryStatus } from '@mpc/api';
import { choice, choices, ids, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';
import type { UsedList } from '#shared/list/use-list.ts';
import { bookParams, type BookId } from './book-id.ts';

/** The parts of a book that have a tab of their own. */
export const bookTabs = ['effective', 'pending', 'all'] as const;

export type BookTab = (typeof bookTabs)[number];

/** The statuses an entry of each tab can have. */
export const statusesIn = {
  effective: [2, 5],
  pending: [1, 2, 5],
  all: [1, 2, 3, 4, 5],
} as const satisfies Record<BookTab, readonly EntryStatus[]>;

/** Something that is so, or is not so. */
export const answers = ['yes', 'no'] as const;

const define = (name: string, tab: BookTab) =>
  defineList({
    name,
    view: { tab: choice(bookTabs, tab) },
    filters: {
      /** By main coin. */
      net: names(),
      sub: ids(),
      white: choice(answers),
      status: choices(statusesIn.all),
      /** Whether it was paid in the last 30 days. */
      recent: choice(answers),
      /** Part of a label, an address, a memo or a remark. */
      q: text(),
    },
    sort: ['label', 'used_count', 'last_used_at', 'created_at', 'updated_at'],
    refine: (values) => {
      const known: readonly EntryStatus[] = statusesIn[values.tab];
      return { ...values, status: values.status.filter((status) => known.includes(status)) };
    },
  });

/** The list of each kind of book. All entries of a person's own are effective: no tab chooses among them. */
export const bookLists = {
  wallet: define('book', 'effective'),
  subWallet: define('sub-wallet-book', 'effective'),
  personal: define('personal-book', 'all'),
} as const satisfies Record<BookId['kind'], unknown>;

export type BookList = UsedList<(typeof bookLists)['wallet']>;

export type BookState = StateOf<(typeof bookLists)['wallet']>;

const bit = (answer: (typeof answers)[number] | null) =>
  answer === null ? null : answer === 'yes' ? (1 as const) : (0 as const);

/** What a filter asks of the server, for a book. */
export const entryParams = (state: BookState, book: BookId) => ({
  ...omitEmpty({
    base_symbol: state.net,
    sub_wallet_id: state.sub,
    is_white: bit(state.white),
    status: state.status.length === 0 && state.tab === 'effective' ? [...statusesIn.effective] : state.status,
    pending: state.tab === 'pending' ? (1 as const) : null,
    recently_used: bit(state.recent),
    keyword: state.q,
  }),
  ...bookParams(book),
});
