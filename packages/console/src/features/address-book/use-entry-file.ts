import { addressBook, type ListedEntry } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { csvColumns } from '#shared/csv/csv-columns.ts';
import { useExport } from '#shared/list/use-export.ts';
import { entryParams, type BookList } from './book-list.ts';
import type { BookId } from './book-id.ts';
import { fileColumns } from './entry-columns.tsx';

/** The file of all entries of a book that its filter matches. */
export function useEntryFile(book: BookId, list: BookList) {
  const { t } = useTranslation('whiteAddress');
  // The order in which they were added does not change while they are read.
  const params = { ...entryParams(list.state, book), order_by: 'created_at', order: 'asc' } as const;
  return useExport(list.name, async () => ({
    columns: csvColumns(fileColumns(book, t)),
    keyOf: ({ id }: ListedEntry) => id,
    page: (at, signal) => client.call(addressBook.list, { ...params, ...at }, { signal }),
  }));
}
