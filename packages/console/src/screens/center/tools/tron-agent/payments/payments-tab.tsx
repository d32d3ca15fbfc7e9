import { tron } from '@mpc/api';
import { EmptyState, Stack, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { PeriodDays, PeriodFilter } from '#shared/list/period-filter.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useToday } from '#shared/list/use-today.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paymentColumns } from './payment-columns.tsx';
import { paymentLooks } from './payment-looks.ts';
import { paymentsList, paymentsParams, paymentStatuses } from './payments-list.ts';

/** The settlements: fees that were taken, or could not be. */
export function PaymentsTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const list = useList(paymentsList);
  const today = useToday();
  const { open, show } = useOverlayParam();
  const columns = useMemo(() => paymentColumns(t), [t]);
  const params = paymentsParams(list.state, walletId, today);
  const payments = useQuery({
    ...read(tron.payments, { ...params, ...orderOf(list.state), ...pagingOf(list.state) }),
    placeholderData: keepPreviousData,
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) => client.call(tron.payments, { ...params, ...list.order, ...at }, { signal }),
  });
  const selects = useSelects(list, [{ name: 'status', label: t('agent.payment.column.status') }]);
  return (
    <ListView
      list={list}
      query={payments}
      file={file}
      filters={
        <Stack gap="s">
          <ListBar list={list} columns={columns} query={payments} file={file}>
            <ListFilters list={list}>
              <PeriodFilter
                value={list.state.period}
                today={today}
                onChange={(period) => list.change({ period })}
              />
              <SelectFilters
                filters={selects}
                options={{
                  status: paymentStatuses.map((id) => ({
                    id: String(id),
                    label: t(paymentLooks[id].label),
                  })),
                }}
              />
            </ListFilters>
          </ListBar>
          <PeriodDays value={list.state.period} onChange={(period) => list.change({ period })} />
        </Stack>
      }
      empty={<EmptyState title={t('agent.payment.empty')}>{t('agent.payment.emptyDetail')}</EmptyState>}
    >
      {({ list: rows }, table) => (
        <Table
          {...table}
          label={t('agent.tab.payments')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ id }) => t('agent.payment.name', { id })}
          selectedKey={open?.kind === 'payment' ? Number(open.id) : undefined}
          onOpen={({ id }) => show('payment', id)}
        />
      )}
    </ListView>
  );
}
