import { EmptyState, Page, Tabs } from '@mpc/ui';
import { addressBook, operations } from '@mpc/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ItemDrawer } from '#features/approvals';
import { poll } from '#shared/api/poll.ts';
import { client } from '#shared/api/api.ts';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { operationsOf, requestsOf } from './address-book-log-first.ts';
import { bookLogList, logTabs, operationParams, requestParams } from './book-log-list.ts';
import { BookLogFilters } from './parts/book-log-filters.tsx';
import { OperationTable, useOperationColumns } from './parts/operation-table.tsx';
import { RequestTable, useRequestColumns } from './parts/request-table.tsx';

/** What was asked to change in the address book, by whom, and what became of it. */
export function AddressBookLogScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(bookLogList);
  const { open, show, close } = useOverlayParam();
  const { tab } = list.state;
  const isRequests = tab === 'requests';
  const requestColumns = useRequestColumns(walletId);
  const operationColumns = useOperationColumns();

  const requests = useQuery({
    ...requestsOf(list.state, walletId),
    enabled: isRequests,
    placeholderData: keepPreviousData,
    refetchInterval: poll(10_000),
  });
  const log = useQuery({
    ...operationsOf(list.state, walletId),
    enabled: !isRequests,
    placeholderData: keepPreviousData,
  });

  const requestFile = useTableFile(list.name, requestColumns, {
    keyOf: ({ audit_id }) => audit_id,
    page: (at, signal) =>
      client.call(addressBook.audits, { ...requestParams(list.state, walletId), ...at }, { signal }),
  });
  const logFile = useTableFile(list.name, operationColumns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(operations.list, { ...operationParams(list.state, walletId), ...at }, { signal }),
  });

  const openId = open?.kind === 'request' && /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : undefined;
  const frame = {
    list,
    filters: <BookLogFilters list={list} />,
    empty: <EmptyState title={t('log.empty')}>{t('log.emptyDetail')}</EmptyState>,
  };
  return (
    <Page
      title={words('nav.addressBookLog')}
      description={t('log.description')}
      action={
        <ListTools
          list={list}
          columns={isRequests ? requestColumns : operationColumns}
          query={isRequests ? requests : log}
          file={isRequests ? requestFile : logFile}
        />
      }
    >
      <Tabs
        label={t('log.tabs')}
        items={logTabs.map((id) => ({ id, label: t(`log.tab.${id}`) }))}
        selected={tab}
        onSelect={(id) => list.choose('tab', [id])}
      >
        {isRequests ? (
          <ListView {...frame} query={requests} file={requestFile}>
            {(data, table) => (
              <RequestTable
                {...table}
                columns={requestColumns}
                requests={data.list}
                selectedId={openId}
                onOpen={(request) => show('request', request.audit_id)}
              />
            )}
          </ListView>
        ) : (
          <ListView {...frame} query={log} file={logFile}>
            {(data, table) => (
              <OperationTable
                {...table}
                columns={operationColumns}
                operations={data.list}
                onOpen={(operation) => show('request', operation.item_id)}
              />
            )}
          </ListView>
        )}
      </Tabs>
      <Suspense>
        {openId === undefined ? null : <ItemDrawer key={openId} kind="book" id={openId} onClose={close} />}
      </Suspense>
    </Page>
  );
}
