import { strategies, type ChangeRequest } from '@mpc/api';
import { EmptyState, Table, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { changeParams, changesOf, type changeList } from './change-list.ts';

export interface ChangeLogOptions {
  list: UsedList<typeof changeList>;
  walletId: number;
  business: ChangeRequest['business'];
  columns: TableColumn<ChangeRequest>[];
  filters: ReactNode;
  /** Names the table. */
  label: string;
}

/** A log of requests to change strategies: its tools for the page's head, and its rows, each of which opens its request. */
export function useChangeLog(options: ChangeLogOptions): { tools: ReactNode; rows: ReactNode } {
  const { list, walletId, business, columns, filters, label } = options;
  const { t } = useTranslation('strategyEngine');
  const { open, show } = useOverlayParam();
  const query = useQuery({
    ...changesOf(list.state, walletId, business),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ audit_id }) => audit_id,
    page: (at, signal) =>
      client.call(
        strategies.changes,
        { ...changeParams(list.state, walletId, business), ...list.order, ...at },
        { signal },
      ),
  });
  return {
    tools: <ListTools {...{ list, columns, query, file }} />,
    rows: (
      <ListView {...{ list, query, file, filters }} empty={<EmptyState title={t('log.empty')} />}>
        {(data, table) => (
          <Table
            {...table}
            label={label}
            columns={columns}
            rows={data.list}
            rowKey={({ audit_id }) => audit_id}
            selectedKey={open?.kind === 'strategy' ? Number(open.id) : undefined}
            onOpen={({ audit_id }) => show('strategy', audit_id)}
          />
        )}
      </ListView>
    ),
  };
}
