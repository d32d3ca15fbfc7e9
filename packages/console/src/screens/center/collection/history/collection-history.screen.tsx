import { collection } from '@mpc/api';
import { EmptyState, Link, Page, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { second } from '#shared/durations.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { PeriodDays } from '#shared/list/period-filter.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useToday } from '#shared/list/use-today.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { runColumns } from '../runs/collect-run-columns.tsx';
import { RunDrawers } from '../runs/run-drawers.tsx';
import { RunTable } from '../runs/run-table.tsx';
import { runsOf } from './collection-history-first.ts';
import { RunFilters } from './run-filters.tsx';
import { runsList, runsParams } from './runs-list.ts';

/** Everything that was swept by contract in this wallet, down to the single address. */
export function CollectionHistoryScreen() {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const { search } = useLocation();
  useCrumbs([{ label: t('history.title') }]);
  const list = useList(runsList);
  const today = useToday();
  const columns = useMemo(() => runColumns(t, { words }), [t, words]);
  const runs = useQuery({
    ...runsOf(list.state, walletId, today),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10 * second),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        collection.history,
        { ...runsParams(list.state, walletId, today), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <Page
      title={t('history.title')}
      description={t('history.note')}
      action={
        <Link variant="button" href={withSelection(paths.center.collection.index, search)}>
          {t('gone.back')}
        </Link>
      }
    >
      <ListView
        list={list}
        query={runs}
        file={file}
        filters={
          <Stack gap="s">
            <ListBar list={list} columns={columns} query={runs} file={file}>
              <RunFilters list={list} today={today} />
            </ListBar>
            <PeriodDays value={list.state.period} onChange={(period) => list.change({ period })} />
          </Stack>
        }
        empty={<EmptyState title={t('history.empty')}>{t('history.emptyDetail')}</EmptyState>}
      >
        {(data, table) => <RunTable {...table} columns={columns} rows={data.list} />}
      </ListView>
      <RunDrawers />
    </Page>
  );
}
