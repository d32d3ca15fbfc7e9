import { kyt, type KytRecord } from '@mpc/api';
import { Button, EmptyState, Page, Stack, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { BesideList } from '#shared/overlay/beside-list.ts';
import { ListAndDetail } from '#shared/overlay/list-and-detail.tsx';
import { useBeside } from '#shared/overlay/use-beside.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { usePhone } from '#shared/use-media.ts';
import { kytRecordParams, kytRecordsList } from './kyt-records-list.ts';
import { recordsOf } from './kyt-records-first.ts';
import { recordColumns } from './record-columns.tsx';
import { RecordFilters } from './record-filters.tsx';
import { RecordsSummary } from './records-summary.tsx';
import { useWorkThrough } from './use-work-through.ts';

const RecordDetail = lazyPart(() => import('./detail/record-detail.tsx'), 'RecordDetail', ['kyt', 'order']);

/** What was screened in the wallet, what was found, and handling it by hand. */
export function KytRecordsScreen() {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(kytRecordsList);
  const isWide = useBeside();
  const isPhone = usePhone();
  const records = useQuery({
    ...recordsOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const { id, isNext, close, openRecord, onDecided } = useWorkThrough(records.data?.list ?? [], {
    opensNext: isWide,
  });
  const isBeside = isWide && id !== null;
  const columns = useMemo(
    () => recordColumns({ words, t, isBeside, isPhone }),
    [words, t, isBeside, isPhone],
  );
  // In its own columns, whatever stands beside the list.
  const file = useTableFile(list.name, recordColumns({ words, t, isBeside: false, isPhone: false }), {
    keyOf: ({ record_id }) => record_id,
    page: (at, signal) =>
      client.call(
        kyt.records,
        { ...kytRecordParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <Page
      title={words('nav.kytRecords')}
      action={<ListTools list={list} columns={columns} query={records} file={file} />}
    >
      <Stack>
        <RecordsSummary stat={records.isError ? (records.data?.stat ?? null) : records.data?.stat} />
        <BesideList value={isWide}>
          <ListAndDetail
            detailLabel={t('records.detail')}
            detail={
              id === null ? null : (
                <Suspense>
                  <RecordDetail key={id} id={id} isNext={isNext} onClose={close} onDecided={onDecided} />
                </Suspense>
              )
            }
          >
            <ListView
              list={list}
              query={records}
              file={file}
              filters={<RecordFilters list={list} />}
              empty={<EmptyState title={t('records.empty')}>{t('records.emptyDetail')}</EmptyState>}
            >
              {(data, table) => (
                <Table
                  {...table}
                  label={words('nav.kytRecords')}
                  columns={columns}
                  rows={data.list}
                  rowKey={({ record_id }) => record_id}
                  rowName={({ record_id }) => String(record_id)}
                  selectedKey={id ?? undefined}
                  onOpen={openRecord}
                  // A card opens wherever it is touched.
                  rowActions={
                    isBeside || isPhone ? undefined : (row) => <Act row={row} onOpen={openRecord} />
                  }
                />
              )}
            </ListView>
          </ListAndDetail>
        </BesideList>
      </Stack>
    </Page>
  );
}

/** What can be done with a record is done where all of it stands. */
function Act({ row, onOpen }: { row: KytRecord; onOpen: (row: KytRecord) => void }) {
  const { t } = useTranslation('kyt');
  return (
    <Button
      size="small"
      aria-label={t(row.can_handle.length > 0 ? 'records.handleOne' : 'records.viewOne', {
        id: row.record_id,
      })}
      onClick={({ currentTarget }) => {
        // Beside an open record the rows have no buttons: the focus stays in the row.
        currentTarget.closest('tr')?.querySelector<HTMLElement>('[data-does="open"]')?.focus();
        onOpen(row);
      }}
    >
      {t(row.can_handle.length > 0 ? 'records.handle' : 'records.view')}
    </Button>
  );
}
