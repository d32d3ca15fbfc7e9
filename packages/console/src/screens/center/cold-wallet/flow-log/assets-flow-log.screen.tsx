import { coldWallet } from '@mpc/api';
import { EmptyState, Link, Page, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { second } from '#shared/durations.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { tasksOf } from './assets-flow-log-first.ts';
import { FlowLogFilters } from './flow-log-filters.tsx';
import { flowLogList, flowLogParams } from './flow-log-list.ts';
import { taskColumns } from './task-columns.tsx';
import { TaskTable } from './task-table.tsx';
import { useFeeCoin } from './use-fee-coin.ts';

const TaskDrawer = lazyPart(() => import('./task-drawer.tsx'), 'TaskDrawer', 'order');

/** Every movement of funds between the tiers of the cold wallet, by fund strategies and by people. */
export function AssetsFlowLogScreen() {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  useCrumbs([{ label: t('flow.title') }]);
  const walletId = useSelection().walletId ?? 0;
  const list = useList(flowLogList);
  const { id, show, close } = useOpenTask();
  const feeCoin = useFeeCoin(walletId);
  const columns = useMemo(() => taskColumns(t, feeCoin), [t, feeCoin]);
  const tasks = useQuery({
    ...tasksOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10 * second),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ task_id }) => task_id,
    page: (at, signal) =>
      client.call(
        coldWallet.tasks,
        { ...flowLogParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <Page
      title={t('flow.title')}
      description={t('flow.description')}
      action={
        <Link variant="button" href={withSelection(paths.center.coldWallet.index, search)}>
          {t('flow.back')}
        </Link>
      }
    >
      <ListView
        list={list}
        query={tasks}
        file={file}
        filters={
          <Stack gap="s">
            <ListBar list={list} columns={columns} query={tasks} file={file}>
              <FlowLogFilters walletId={walletId} list={list} />
            </ListBar>
          </Stack>
        }
        empty={<EmptyState title={t('flow.empty')}>{t('flow.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <TaskTable
            {...table}
            columns={columns}
            rows={data.list}
            selectedKey={id ?? undefined}
            onOpen={({ task_id }) => show(task_id)}
          />
        )}
      </ListView>
      {id === null ? null : (
        <Suspense>
          <TaskDrawer key={id} walletId={walletId} id={id} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

/** The task that stands open: `open=task:12`, as every detail. Links that say `task=12` mean the same. */
function useOpenTask() {
  const { open, show, close } = useOverlayParam();
  const [search, setSearch] = useSearchParams();
  const linked = search.get('task');
  useEffect(() => {
    if (linked === null) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('task');
        next.set('open', `task:${linked}`);
        return next;
      },
      { replace: true },
    );
  }, [linked, setSearch]);
  const isTask = open?.kind === 'task' && /^\d{1,15}$/.test(open.id ?? '');
  return {
    id: isTask ? Number(open.id) : null,
    show: (task: number) => show('task', task),
    close,
  };
}
