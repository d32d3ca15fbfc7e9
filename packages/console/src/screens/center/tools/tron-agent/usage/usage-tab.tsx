import { tron } from '@mpc/api';
import { Amount, Columns, EmptyState, formatNumber, Stack, Stat, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { PeriodDays } from '#shared/list/period-filter.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useToday } from '#shared/list/use-today.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { usageColumns, usageName } from './usage-columns.tsx';
import { UsageFilters } from './usage-filters.tsx';
import { usagesList, usagesParams } from './usages-list.ts';

/** What was used of delegated energy, transaction by transaction, with the sums of all that it is narrowed to. */
export function UsageTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const list = useList(usagesList);
  const today = useToday();
  const { open, show } = useOverlayParam();
  const columns = useMemo(() => usageColumns(t, words), [t, words]);
  const params = usagesParams(list.state, walletId, today);
  const usages = useQuery({
    ...read(tron.feeUsage, { ...params, ...orderOf(list.state), ...pagingOf(list.state) }),
    placeholderData: keepPreviousData,
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) => client.call(tron.feeUsage, { ...params, ...list.order, ...at }, { signal }),
  });
  return (
    <ListView
      list={list}
      query={usages}
      file={file}
      filters={
        <Stack gap="s">
          <ListBar list={list} columns={columns} query={usages} file={file}>
            <UsageFilters walletId={walletId} list={list} today={today} />
          </ListBar>
          <PeriodDays value={list.state.period} onChange={(period) => list.change({ period })} />
        </Stack>
      }
      empty={<EmptyState title={t('usage.empty')}>{t('usage.emptyDetail')}</EmptyState>}
    >
      {({ list: rows, sums, count }, table) => (
        <Stack gap="m">
          {count === 0 ? null : (
            <Columns min="140px">
              <Stat
                label={t('usage.sum.energy')}
                value={formatNumber(String(sums.energy), { digits: 'all' })}
              />
              <Stat label={t('usage.sum.net')} value={formatNumber(String(sums.net), { digits: 'all' })} />
              <Stat label={t('usage.sum.fee')} value={<Amount value={sums.service_fee} symbol="TRX" />} />
              <Stat label={t('usage.sum.saved')} value={<Amount value={sums.saved_trx} symbol="TRX" />} />
            </Columns>
          )}
          <Table
            {...table}
            label={t('agent.tab.usage')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={(row) => usageName(row, t, words)}
            selectedKey={open?.kind === 'usage' ? Number(open.id) : undefined}
            onOpen={({ id }) => show('usage', id)}
          />
        </Stack>
      )}
    </ListView>
  );
}
