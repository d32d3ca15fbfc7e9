import type { ListedEntry } from '@mpc/api';
import { paths, type Href } from '#shared/paths.ts';
import type { BookId } from './book-id.ts';

/** The transactions with an address, and those of a book's log. */
export function transactionsWith({ address }: Pick<ListedEntry, 'address'>, book: BookId): Href {
  const search = new URLSearchParams({ period: '90d', q: address });
  if (book.kind === 'subWallet') search.set('sub', String(book.subWalletId));
  return `${paths.center.transactions}?${search.toString()}`;
}

/** What was asked to change of an address. */
export const logOf = ({ address }: Pick<ListedEntry, 'address'>): Href =>
  `${paths.center.addressBook.log}?${new URLSearchParams({ q: address }).toString()}`;
