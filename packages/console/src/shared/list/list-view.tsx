import { Refusal } from '@mpc/api';
import { Button, EmptyState, Pagination, Skeleton, Stack, type TableBasics } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { ExportProgress } from './export-progress.tsx';
import { usualKeys, useRowKeys, type RowKeys } from './row-keys.ts';
import type { Exporting } from './use-export.ts';
import type { AnyList } from './use-list.ts';

/** What the frame gives the table in it. */
export type ListTable = Pick<
  TableBasics<never>,
  'sort' | 'onSort' | 'layout' | 'onLayout' | 'loading' | 'empty' | 'footer'
>;

export interface ListViewProps<Data extends object> {
  list: AnyList;
  query: UseQueryResult<Data>;
  /** The filters, above the rows. */
  filters?: ReactNode;
  /** How the list's file comes along. */
  file?: Exporting;
  /** What is said where there is nothing yet. Where filters leave nothing, the frame says so. */
  empty: ReactNode;
  /** The shape of what is coming. @default ten rows */
  skeleton?: ReactNode;
  /** What keys do with a row, besides going from row to row. */
  keys?: RowKeys;
  /** The rows: a table that takes what the frame gives it. */
  children: (data: Data, table: ListTable) => ReactNode;
}

const countIn = (data: object | null | undefined): number | undefined =>
  data && 'count' in data && typeof data.count === 'number' ? data.count : undefined;

/** The states of a list: on its way, failed, nothing yet, nothing for these filters, or rows with their pages. */
export function ListView<Data extends object>({
  list,
  query,
  filters,
  file,
  empty,
  skeleton = <Skeleton shape="rows" count={10} />,
  keys = usualKeys,
  children,
}: ListViewProps<Data>) {
  const { t } = useTranslation();
  useRowKeys(keys);
  const { pages, table } = list;
  const count = countIn(query.data);
  const last = Math.max(1, Math.ceil((count ?? 0) / pages.pageSize));
  const isBeyond = count !== undefined && !query.isPlaceholderData && pages.page > last;
  const goBack = useEffectEvent(() => list.correctPage(last));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
  return (
    <Stack>
      {filters}
      {file === undefined ? null : <ExportProgress file={file} />}
      <QueryView
        query={query}
        skeleton={skeleton}
        remedy={
          // What a saved link names may be gone, and then the filters are what is wrong.
          list.isNarrowed && query.error instanceof Refusal ? (
            <Button size="small" onClick={list.reset}>
              {t('list.reset')}
            </Button>
          ) : undefined
        }
      >
        {(data) =>
          children(data, {
            ...table,
            loading: query.isPlaceholderData || isBeyond,
            empty: list.isNarrowed ? <NoMatch onReset={list.reset} /> : empty,
            footer: count ? <Pagination {...pages} count={count} /> : undefined,
          })
        }
      </QueryView>
    </Stack>
  );
}

/** There is nothing for these filters. */
function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('list.noMatch')} action={<Button onClick={onReset}>{t('list.reset')}</Button>}>
      {t('list.noMatchDetail')}
    </EmptyState>
  );
}
