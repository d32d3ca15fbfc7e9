import type { ListedEntry } from '@mpc/api';
import { Button, EmptyState, Tabs, useCopyToast } from '@mpc/ui';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import type { Href } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { BookDrawers } from './book-drawers.tsx';
import { BookFilters } from './book-filters.tsx';
import { bookTabs, type BookList } from './book-list.ts';
import { logOf, transactionsWith } from './book-links.ts';
import type { BookId } from './book-id.ts';
import type { EntryAct } from './entry-acts.ts';
import { entryColumns } from './entry-columns.tsx';
import { EntryTable } from './entry-table.tsx';
import type { useEntries } from './use-entries.ts';
import { useEntryFile } from './use-entry-file.ts';

// The entries can be read before any of these is there.
const Remove = lazyPart(() => import('./remove-entry-dialog.tsx'), 'RemoveEntryDialog');
const White = lazyPart(() => import('./white-entry-dialog.tsx'), 'WhiteEntryDialog');

export interface EntryBookProps {
  book: BookId;
  list: BookList;
  /** What was asked for by the list. */
  entries: ReturnType<typeof useEntries>;
  /** Begins a payment to an entry. */
  onUse?: (entry: ListedEntry) => void;
}

/** A book: what it is narrowed to, its entries, and everything that can be done with them. */
export function EntryBook({ book, list, entries, onUse }: EntryBookProps) {
  const { t } = useTranslation('whiteAddress');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { open, show } = useOverlayParam();
  const copyToast = useCopyToast();
  const [asking, setAsking] = useState<{ act: 'delete' | 'white'; entry: ListedEntry } | null>(null);
  const { kind } = book;
  const hasMemos = entries.data?.list.some(({ memo }) => memo !== '') ?? false;
  const columns = useMemo(() => entryColumns(kind, t, hasMemos), [kind, t, hasMemos]);
  const file = useEntryFile(book, list);
  const go = (href: Href) => void navigate(withSelection(href, search));

  const act = (wanted: EntryAct, entry: ListedEntry) => {
    const acts: Record<EntryAct, () => void> = {
      use: () => onUse?.(entry),
      edit: () => show('edit', entry.id),
      propose: () => show('propose', entry.id),
      request: () => show('request', entry.audit_id),
      copy: () => void copyToast({ text: entry.address, label: t('column.address') }),
      transactions: () => go(transactionsWith(entry, book)),
      log: () => go(logOf(entry)),
      delete: () => setAsking({ act: 'delete', entry }),
      white: () => setAsking({ act: 'white', entry }),
    };
    acts[wanted]();
  };

  const view = (
    <ListView
      list={list}
      query={entries}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={entries} file={file}>
          <BookFilters book={book} list={list} />
        </ListBar>
      }
      empty={
        <EmptyState
          title={t(`empty.${kind}.title`)}
          action={
            <Button variant="primary" onClick={() => show('add')}>
              {t('act.add')}
            </Button>
          }
        >
          {t(`empty.${kind}.detail`)}
        </EmptyState>
      }
    >
      {(data, table) => (
        <EntryTable
          {...table}
          book={book}
          columns={columns}
          rows={data.list}
          selectedKey={open?.kind === 'entry' ? Number(open.id) : undefined}
          onOpen={({ id }) => show('entry', id)}
          onAct={act}
        />
      )}
    </ListView>
  );
  return (
    <>
      {kind === 'personal' ? (
        view
      ) : (
        <Tabs
          label={t('book.tabs')}
          items={bookTabs.map((id) => ({ id, label: t(`book.tab.${id}`), count: entries.data?.counts[id] }))}
          selected={list.state.tab}
          onSelect={(id) => list.choose('tab', [id])}
        >
          {view}
        </Tabs>
      )}
      <BookDrawers book={book} entries={entries.data?.list} onAct={act} />
      <Suspense>
        {asking?.act === 'delete' ? <Remove entry={asking.entry} onClose={() => setAsking(null)} /> : null}
        {asking?.act === 'white' ? <White entry={asking.entry} onClose={() => setAsking(null)} /> : null}
      </Suspense>
    </>
  );
}
