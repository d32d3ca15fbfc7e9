import { kyt } from '@mpc/api';
import { EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { servicesOf } from '../kyt-config-first.ts';
import { kytOrderColumns } from './kyt-order-columns.tsx';
import { kytOrdersList, orderParams, ordersOf, orderStatuses } from './kyt-orders-list.ts';

/** What was bought from the providers of a wallet. */
export function KytOrdersTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('kyt');
  const list = useList(kytOrdersList);
  const { show } = useOverlayParam();
  const columns = useMemo(() => kytOrderColumns(t), [t]);
  const orders = useQuery({ ...ordersOf(list.state, walletId), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ order_id: id }) => id,
    page: (at, signal) =>
      client.call(kyt.orders, { ...orderParams(list.state, walletId), ...at }, { signal }),
  });
  return (
    <ListView
      list={list}
      query={orders}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={orders} file={file}>
          <OrderFilters walletId={walletId} list={list} />
        </ListBar>
      }
      empty={<EmptyState title={t('config.order.empty')}>{t('config.buy')}</EmptyState>}
    >
      {(data, table) => (
        <Table
          {...table}
          label={t('config.tab.orders')}
          columns={columns}
          rows={data.list}
          rowKey={({ order_id: id }) => id}
          onOpen={({ order_id: id }) => show('order', id)}
        />
      )}
    </ListView>
  );
}

interface OrderFiltersProps {
  walletId: number;
  list: UsedList<typeof kytOrdersList>;
}

/** Narrows the orders: by provider and by how the bill stands. */
function OrderFilters({ walletId, list }: OrderFiltersProps) {
  const { t } = useTranslation('kyt');
  const selects = useSelects(list, [
    { name: 'provider', label: t('config.order.provider') },
    { name: 'status', label: t('config.order.statusTitle') },
  ]);
  const services = useQuery({ ...servicesOf(walletId), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <SelectFilters
        filters={selects}
        options={{
          provider: (services.data?.kyt_service ?? []).map(({ name }) => ({ id: name, label: name })),
          status: orderStatuses.map((id) => ({ id: String(id), label: t(`config.order.status.${id}`) })),
        }}
      />
    </ListFilters>
  );
}
