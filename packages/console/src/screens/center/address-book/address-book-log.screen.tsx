import { addressBook, operations } from '@mpc/api';
import { Button, EmptyState, Page, Pagination, Skeleton, Stack, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ItemDrawer } from '#features/approvals';
import { read } from '#shared/api/api.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { usePageParams } from '#shared/open/use-page-params.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import {
  bookLogFilterFrom,
  isLogNarrowed,
  logTabs,
  operationQuestion,
  requestQuestion,
  wholeLog,
  withBookLogFilter,
  type BookLogFilter,
} from './book-log-filter.values.ts';
import { BookLogFilters } from './parts/book-log-filters.tsx';
import { OperationTable } from './parts/operation-table.tsx';
import { RequestTable } from './parts/request-table.tsx';

/** What was asked to change in the address book, by whom, and what became of it. */
export function AddressBookLogScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const walletId = useSelection().walletId ?? 0;
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const { open, show, close } = useOpen();
  const filter = bookLogFilterFrom(search);
  const change = (part: Partial<BookLogFilter>) =>
    setSearch((now) => withBookLogFilter(now, { ...bookLogFilterFrom(now), ...part }), { replace: true });
  const reset = () => change({ ...wholeLog, tab: filter.tab });

  const where = { walletId, page, pageSize };
  const requests = useQuery({
    ...read(addressBook.audits, requestQuestion(filter, where)),
    enabled: filter.tab === 'requests',
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const log = useQuery({
    ...read(operations.list, operationQuestion(filter, where)),
    enabled: filter.tab === 'operations',
    placeholderData: keepPreviousData,
  });
  const openId = open?.kind === 'request' && /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : undefined;
  const pages = (count: number) =>
    count === 0 ? undefined : (
      <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} onPageSize={setPageSize} />
    );
  const empty = isLogNarrowed(filter) ? (
    <EmptyState title={t('empty.narrowed')} action={<Button onClick={reset}>{t('empty.reset')}</Button>}>
      {t('empty.narrowedDetail')}
    </EmptyState>
  ) : (
    <EmptyState title={t('log.empty')}>{t('log.emptyDetail')}</EmptyState>
  );

  return (
    <Page title={words('place.addressBookLog')} description={t('log.description')}>
      <Tabs
        label={t('log.tabs')}
        items={logTabs.map((id) => ({ id, label: t(`log.tab.${id}`) }))}
        selected={filter.tab}
        onSelect={(id) => change({ tab: logTabs.find((tab) => tab === id) ?? wholeLog.tab })}
      >
        <Stack>
          <BookLogFilters walletId={walletId} filter={filter} onChange={change} onReset={reset} />
          {filter.tab === 'requests' ? (
            <QueryView query={requests} skeleton={<Skeleton shape="rows" count={8} />}>
              {(data) => (
                <RequestTable
                  walletId={walletId}
                  requests={data.list}
                  loading={requests.isPlaceholderData}
                  selectedId={openId}
                  onOpen={(request) => show('request', request.audit_id)}
                  empty={empty}
                  footer={pages(data.count)}
                />
              )}
            </QueryView>
          ) : (
            <QueryView query={log} skeleton={<Skeleton shape="rows" count={8} />}>
              {(data) => (
                <OperationTable
                  operations={data.list}
                  loading={log.isPlaceholderData}
                  onOpen={(operation) => show('request', operation.item_id)}
                  empty={empty}
                  footer={pages(data.count)}
                />
              )}
            </QueryView>
          )}
        </Stack>
      </Tabs>
      <Suspense>
        {openId === undefined ? null : <ItemDrawer key={openId} kind="book" id={openId} onClose={close} />}
      </Suspense>
    </Page>
  );
}
