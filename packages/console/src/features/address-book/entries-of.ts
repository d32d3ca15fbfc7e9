import { addressBook } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import type { BookId } from './book-id.ts';
import { entryParams, type BookState } from './book-list.ts';

/** One page of a book, as the address of its list asks for it. */
export const entriesOf = (book: BookId, state: BookState) =>
  read(addressBook.list, {
    ...entryParams(state, book),
    ...(book.kind === 'personal' ? {} : { need_white: 1 as const }),
    ...orderOf(state),
    ...pagingOf(state),
  });
