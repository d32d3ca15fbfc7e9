import { operations } from '@mpc/api';
import { EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client, read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { exportLogColumns, opWords } from './export-log-columns.tsx';
import { ExportLogFilters } from './export-log-filters.tsx';
import { exportLogList, exportLogParams } from './export-log-list.ts';

/** Who asked for keys, why, what became of it, and who exported them. */
export function ExportLogTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('privateKeyRecovery');
  const { t: words } = useTranslation();
  const list = useList(exportLogList);
  const { show } = useOverlayParam();
  const params = exportLogParams(list.state, walletId);
  const log = useQuery({
    ...read(operations.list, { ...params, ...orderOf(list.state), ...pagingOf(list.state) }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => exportLogColumns(t, words), [t, words]);
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) => client.call(operations.list, { ...params, ...list.order, ...at }, { signal }),
  });
  return (
    <ListView
      list={list}
      query={log}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={log} file={file}>
          <ExportLogFilters walletId={walletId} list={list} />
        </ListBar>
      }
      empty={<EmptyState title={t('log.empty')}>{t('log.emptyDetail')}</EmptyState>}
    >
      {(data, table) => (
        <Table
          {...table}
          label={t('log.title')}
          columns={columns}
          rows={data.list}
          rowKey={({ id }) => id}
          rowName={({ op_type, sub_wallet_name }) =>
            `${opWords(op_type, t)} · ${sub_wallet_name || t('log.all')}`
          }
          opens={({ item_id }) => item_id > 0}
          onOpen={({ item_id }) => show('key-export', item_id)}
        />
      )}
    </ListView>
  );
}
