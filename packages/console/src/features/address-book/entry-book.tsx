import type { ListedEntry } from '@mpc/api';
import {
  Button,
  EmptyState,
  Inline,
  Pagination,
  Skeleton,
  Stack,
  Tabs,
  useCopy,
  useTableLayout,
} from '@mpc/ui';
import { Columns3 } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { usePageParams } from '#shared/open/use-page-params.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { BookDrawers } from './book-drawers.tsx';
import { BookFilters } from './book-filters.tsx';
import { bookTabs, isBookNarrowed } from './book-filter.values.ts';
import { logOf, transactionsWith } from './book-links.ts';
import type { BookPlace } from './book-place.ts';
import type { EntryAct } from './entry-acts.ts';
import { entryColumns } from './entry-columns.tsx';
import { EntryTable } from './entry-table.tsx';
import { ExportEntries } from './export-entries.tsx';
import type { useBookFilter } from './use-book-filter.ts';
import type { useEntries } from './use-entries.ts';

// The entries can be read before any of these is there.
const Columns = lazyPart(() => import('./book-columns.tsx'), 'BookColumns');
const Remove = lazyPart(() => import('./remove-entry-dialog.tsx'), 'RemoveEntryDialog');
const White = lazyPart(() => import('./white-entry-dialog.tsx'), 'WhiteEntryDialog');

/** As high as the button that arranges the columns. */
const columnsPlace = <Button aria-hidden disabled icon={<Columns3 size={16} strokeWidth={1.5} />} />;

export interface EntryBookProps {
  place: BookPlace;
  entries: ReturnType<typeof useEntries>;
  /** Its filter, by which the entries were asked for. */
  filtering: ReturnType<typeof useBookFilter>;
  /** Begins a payment to an entry. */
  onUse?: (entry: ListedEntry) => void;
}

/** A book: what it is narrowed to, its entries, and everything that can be done with them. */
export function EntryBook({ place, entries, filtering, onUse }: EntryBookProps) {
  const { t } = useTranslation('whiteAddress');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { open, show } = useOpen();
  const copy = useCopy();
  const [asking, setAsking] = useState<{ act: 'delete' | 'white'; entry: ListedEntry } | null>(null);
  const { filter, change, reset } = filtering;
  const { kind } = place;
  const columns = useMemo(() => entryColumns(kind, t), [kind, t]);
  const arranged = useTableLayout(`mpc.columns.book.${kind}`);
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const go = (href: string) => void navigate(withSelection(href, search));

  const act = (wanted: EntryAct, entry: ListedEntry) => {
    const acts: Record<EntryAct, () => void> = {
      use: () => onUse?.(entry),
      edit: () => show('edit', entry.id),
      propose: () => show('propose', entry.id),
      request: () => show('request', entry.audit_id),
      copy: () => void copy(entry.address, { label: t('column.address') }),
      transactions: () => go(transactionsWith(entry, place)),
      log: () => go(logOf(entry)),
      delete: () => setAsking({ act: 'delete', entry }),
      white: () => setAsking({ act: 'white', entry }),
    };
    acts[wanted]();
  };

  const list = (
    <Stack>
      <Inline justify="between" align="start">
        <BookFilters place={place} filter={filter} onChange={change} onReset={reset} />
        <Inline align="start">
          <Suspense fallback={columnsPlace}>
            <Columns columns={columns} {...arranged} />
          </Suspense>
          <ExportEntries place={place} filter={filter} count={entries.data?.count} />
        </Inline>
      </Inline>
      <QueryView query={entries} skeleton={<Skeleton shape="rows" count={8} />}>
        {(data) => (
          <EntryTable
            place={place}
            columns={columns}
            rows={data.list}
            loading={entries.isPlaceholderData}
            {...arranged}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            selectedKey={open?.kind === 'entry' ? Number(open.id) : undefined}
            onOpen={({ id }) => show('entry', id)}
            onAct={act}
            empty={
              <Nothing
                narrowed={isBookNarrowed(filter)}
                whole={t(`empty.${kind}.title`)}
                detail={t(`empty.${kind}.detail`)}
                onReset={reset}
                onAdd={() => show('add')}
              />
            }
            footer={
              data.count === 0 ? undefined : (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  count={data.count}
                  onPage={setPage}
                  onPageSize={setPageSize}
                />
              )
            }
          />
        )}
      </QueryView>
    </Stack>
  );
  return (
    <>
      {kind === 'personal' ? (
        list
      ) : (
        <Tabs
          label={t('book.tabs')}
          items={bookTabs.map((id) => ({ id, label: t(`book.tab.${id}`), count: entries.data?.counts[id] }))}
          selected={filter.tab}
          onSelect={(id) => change({ tab: bookTabs.find((one) => one === id) ?? 'effective', statuses: [] })}
        >
          {list}
        </Tabs>
      )}
      <BookDrawers place={place} entries={entries.data?.list} onAct={act} />
      <Suspense>
        {asking?.act === 'delete' ? <Remove entry={asking.entry} onClose={() => setAsking(null)} /> : null}
        {asking?.act === 'white' ? <White entry={asking.entry} onClose={() => setAsking(null)} /> : null}
      </Suspense>
    </>
  );
}

interface NothingProps {
  narrowed: boolean;
  whole: string;
  detail: string;
  onReset: () => void;
  onAdd: () => void;
}

/** Says why there is nothing, and what to do about it. */
function Nothing({ narrowed, whole, detail, onReset, onAdd }: NothingProps): ReactNode {
  const { t } = useTranslation('whiteAddress');
  return narrowed ? (
    <EmptyState title={t('empty.narrowed')} action={<Button onClick={onReset}>{t('empty.reset')}</Button>}>
      {t('empty.narrowedDetail')}
    </EmptyState>
  ) : (
    <EmptyState
      title={whole}
      action={
        <Button variant="primary" onClick={onAdd}>
          {t('act.add')}
        </Button>
      }
    >
      {detail}
    </EmptyState>
  );
}
