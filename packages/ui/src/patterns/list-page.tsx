import { useMemo, useState } from 'react';
import {
  Button,
  ConfirmDialog,
  createToasts,
  EmptyState,
  Inline,
  Page,
  Pagination,
  RowMenu,
  Table,
  TableColumnsButton,
  ToastRegion,
  useClientRows,
  useTableLayout,
  type TableSort,
} from '../index.ts';
import { listTexts } from './list-page-texts.ts';
import type { PageState } from './page-state.ts';
import { PatternFrame } from './pattern-frame.tsx';
import { recipientColumns } from './recipient-columns.tsx';
import { narrow, noFilter, RecipientFilters } from './recipient-filters.tsx';
import { recipients } from './recipients.ts';
import { useTexts } from './use-texts.ts';

/** Under which the arrangement of the columns is kept. */
export const listLayoutKey = 'pattern-list';

export interface ListPageProps {
  /** @default 'ready' */
  state?: PageState;
  onRetry?: () => void;
}

/** A list to find something in and to do something with: filters, a table, pages. */
export function ListPage({ state = 'ready', onRetry = () => undefined }: ListPageProps) {
  const words = useTexts(listTexts);
  const [toasts] = useState(createToasts);
  const [all, setAll] = useState(state === 'ready' ? recipients : []);
  const [filter, setFilter] = useState(noFilter);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [removing, setRemoving] = useState<ReadonlySet<string | number>>(new Set());
  const arranged = useTableLayout(listLayoutKey);
  const columns = useMemo(() => recipientColumns(words), [words]);
  const found = useMemo(() => narrow(all, filter, words), [all, filter, words]);
  const { rows, count } = useClientRows(found, { columns, sort, page, pageSize: 10 });

  const remove = () => {
    setAll(all.filter(({ id }) => !removing.has(id)));
    setSelected(new Set());
    setRemoving(new Set());
    toasts.show({ tone: 'success', message: words.removed.replace('{count}', String(removing.size)) });
  };
  return (
    <PatternFrame place="addresses">
      <Page
        title={words.title}
        description={words.description}
        action={<Button variant="primary">{words.add}</Button>}
      >
        <Inline justify="between">
          <RecipientFilters
            filter={filter}
            onChange={(wanted) => {
              setFilter(wanted);
              setPage(1);
            }}
          />
          <TableColumnsButton columns={columns} {...arranged} />
        </Inline>
        <Table
          label={words.label}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          {...arranged}
          selectedKeys={selected}
          onSelect={setSelected}
          selectionActions={(keys) => (
            <Button size="small" variant="danger" onClick={() => setRemoving(keys)}>
              {words.remove}
            </Button>
          )}
          rowActions={({ id }, name) => (
            <RowMenu
              name={name}
              items={[
                { id: 'edit', label: words.edit },
                { id: 'remove', label: words.remove, danger: true },
              ]}
              onAction={(action) => {
                if (action === 'remove') setRemoving(new Set([id]));
              }}
            />
          )}
          loading={state === 'loading'}
          loadingRows={10}
          error={state === 'failing' ? { message: words.failing, onRetry } : undefined}
          empty={
            all.length === 0 ? (
              <EmptyState title={words.empty} action={<Button variant="primary">{words.add}</Button>}>
                {words.emptyDetail}
              </EmptyState>
            ) : (
              <EmptyState
                title={words.noMatch}
                action={<Button onClick={() => setFilter(noFilter)}>{words.reset}</Button>}
              >
                {words.noMatchDetail}
              </EmptyState>
            )
          }
          footer={count > 0 && <Pagination page={page} pageSize={10} count={count} onPage={setPage} />}
        />
      </Page>
      <ConfirmDialog
        open={removing.size > 0}
        type="remove"
        title={words.ask.replace('{count}', String(removing.size))}
        confirmLabel={words.remove}
        onConfirm={remove}
        onCancel={() => setRemoving(new Set())}
      >
        {words.askDetail}
      </ConfirmDialog>
      <ToastRegion toasts={toasts} />
    </PatternFrame>
  );
}
