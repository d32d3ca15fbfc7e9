import { strategies, type BusinessApproval } from '@mpc/api';
import { EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { itemRefOf } from '#features/approvals';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { workspaceOf } from '../workspace-strategies-first.ts';
import { useBusinessColumns } from './business-columns.tsx';
import { BusinessDrawer } from './business-drawer.tsx';
import { BusinessFilters } from './business-filters.tsx';
import { businessList, businessOf, businessParams } from './business-list.ts';
import type { LogTabProps } from './changes-tab.tsx';

/** What stands open when a row is opened: its item, or its order. */
const refOf = ({ item_type, audit_id, business_id }: BusinessApproval) =>
  itemRefOf({ item_type, item_id: audit_id, business_id });

/** What the workspace strategies decided, or are to decide. */
export function BusinessTab({ walletId, children }: LogTabProps) {
  const { t } = useTranslation('strategyEngine');
  const list = useList(businessList);
  const { open, show } = useOverlayParam();
  const all = useQuery(workspaceOf(walletId)).data;
  const nameOf = useCallback(
    (business: string | undefined) =>
      all?.find((one) => one.business_type === business)?.business_name ?? business ?? '',
    [all],
  );
  const columns = useBusinessColumns(nameOf);
  const query = useQuery({
    ...businessOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ audit_id }) => audit_id,
    page: (at, signal) =>
      client.call(
        strategies.businessList,
        { ...businessParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const isOpen = (row: BusinessApproval) => {
    const ref = refOf(row);
    return ref !== null && open?.kind === ref.kind && open.id === String(ref.id);
  };
  return children(
    <ListTools {...{ list, columns, query, file }} />,
    <>
      <ListView
        {...{ list, query, file }}
        filters={<BusinessFilters list={list} walletId={walletId} />}
        empty={<EmptyState title={t('workspace.noBusiness')} />}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('workspace.tab.business')}
            columns={columns}
            rows={data.list}
            rowKey={({ audit_id }) => audit_id}
            selectedKey={data.list.find(isOpen)?.audit_id}
            onOpen={(row) => {
              const ref = refOf(row);
              if (ref !== null) show(ref.kind, ref.id);
            }}
          />
        )}
      </ListView>
      <BusinessDrawer />
    </>,
  );
}
