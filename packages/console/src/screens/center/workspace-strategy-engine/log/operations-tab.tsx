import { operations, type OperateLog } from '@mpc/api';
import { DiffView, EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StrategyRequest } from '#features/strategies';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { workspaceOf } from '../workspace-strategies-first.ts';
import { BusinessFilters } from './business-filters.tsx';
import { operationList, operationParams, operationsOf } from './business-list.ts';
import type { LogTabProps } from './changes-tab.tsx';
import { useOperationColumns } from './operation-columns.tsx';

/** Who did what with the workspace strategies, from which address; a row opens the request it led to. */
export function OperationsTab({ walletId, children }: LogTabProps) {
  const { t } = useTranslation('strategyEngine');
  const list = useList(operationList);
  const { open, show } = useOverlayParam();
  const all = useQuery(workspaceOf(walletId)).data;
  const nameOf = useCallback(
    ({ area }: OperateLog) => all?.find((one) => one.business_type === area)?.business_name ?? area,
    [all],
  );
  const columns = useOperationColumns(nameOf);
  const query = useQuery({
    ...operationsOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        operations.list,
        { ...operationParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const openId = open?.kind === 'strategy' ? Number(open.id) : undefined;
  return children(
    <ListTools {...{ list, columns, query, file }} />,
    <>
      <ListView
        {...{ list, query, file }}
        filters={<BusinessFilters list={list} walletId={walletId} />}
        empty={<EmptyState title={t('workspace.noOperations')} />}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('workspace.tab.operations')}
            columns={columns}
            rows={data.list}
            rowKey={({ id }) => id}
            selectedKey={data.list.find(({ item_id }) => item_id === openId)?.id}
            opens={({ item_id }) => item_id > 0}
            onOpen={({ item_id }) => show('strategy', item_id)}
            expanded={(row) => (
              <DiffView
                label={t('log.change')}
                items={[
                  {
                    key: 'steps',
                    label: nameOf(row),
                    before: row.content_before,
                    after: row.content_after,
                    kind: 'text',
                  },
                ]}
              />
            )}
          />
        )}
      </ListView>
      <StrategyRequest />
    </>,
  );
}
