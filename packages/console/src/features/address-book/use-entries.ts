import { addressBook, type EntryPage, type ListedEntry } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { poll } from '#shared/api/poll.ts';
import { read } from '#shared/api/api.ts';
import type { BookId } from './book-id.ts';
import type { BookList } from './book-list.ts';
import { entriesOf } from './entries-of.ts';

const noEntries: readonly ListedEntry[] = [];

/** Asks now and then how the entries stand that something waits for; when one has moved on, the book is read again. */
function useWaiting(entries: readonly ListedEntry[]): void {
  const queryClient = useQueryClient();
  const waiting = entries.filter((entry) => entry.audit_id > 0);
  const ids = waiting.map(({ id }) => id);
  const now = useQuery({
    ...read(addressBook.statuses, { ids }),
    enabled: ids.length > 0,
    refetchInterval: poll(10_000),
  });
  const moved =
    now.data !== undefined &&
    waiting.some((entry) => {
      const found = now.data.find(({ id }) => id === entry.id);
      return found?.audit_id !== entry.audit_id || found.status !== entry.status;
    });
  useEffect(() => {
    if (moved) void queryClient.invalidateQueries({ queryKey: keyOf(addressBook.list) });
  }, [moved, queryClient]);
}

/** One page of a book, kept up to date while something in it waits for approval. */
export function useEntries(book: BookId, { state }: BookList) {
  const entries = useQuery<EntryPage>({ ...entriesOf(book, state), placeholderData: keepPreviousData });
  useWaiting(entries.isPlaceholderData ? noEntries : (entries.data?.list ?? noEntries));
  return entries;
}
