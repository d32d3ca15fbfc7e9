import { coldWallet, type ColdTask } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Banner, EmptyState, Inline, Link, RowMenu, Stack, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { live } from '#shared/freshness/live.ts';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { taskColumns } from '../flow-log/task-columns.tsx';
import { useFeeCoin } from '../flow-log/use-fee-coin.ts';
import { taskDirections } from '../move/move.values.ts';
import { taskHref, toDecideHref } from './task-links.ts';
import { runningStatuses, tasksList, tasksOf } from './tasks-list.ts';

/** The moves that have not come to an end, and what they wait for. */
export function TasksTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { show } = useOverlayParam();
  const list = useList(tasksList);
  const feeCoin = useFeeCoin(walletId);
  const columns = useMemo(() => taskColumns(t, feeCoin), [t, feeCoin]);
  const query = useQuery({ ...tasksOf(list.state, walletId), placeholderData: keepPreviousData, ...live });
  const flowLog = withSelection(paths.center.coldWallet.assetsFlowLog, search);
  const act = (id: string | number, { task_id }: ColdTask) => {
    if (id === 'sign') show('sign', task_id);
    else void navigate(id === 'decide' ? toDecideHref(search) : taskHref(task_id, search));
  };
  return (
    <Stack gap="m">
      <Inline justify="between">
        <span>
          {spaced(t('tasks.detail'))}
          <Link href={flowLog}>{t('home.flowLog')}</Link>
        </span>
        <ListTools {...{ list, columns, query }} />
      </Inline>
      <ListView
        list={list}
        query={query}
        filters={<TaskFilters walletId={walletId} list={list} />}
        empty={
          <EmptyState title={t('tasks.empty')} action={<Link href={flowLog}>{t('home.flowLog')}</Link>}>
            {t('tasks.emptyDetail')}
          </EmptyState>
        }
      >
        {(data, table) => (
          <Stack gap="m">
            {data.list.some(({ status }) => status === 5) ? (
              <Banner tone="attention" title={t('tasks.late.title')}>
                {t('tasks.late.detail')}
              </Banner>
            ) : null}
            <Table
              {...table}
              label={t('home.tab.tasks')}
              columns={columns}
              rows={data.list}
              rowKey={({ task_id }) => task_id}
              rowHref={({ task_id }) => taskHref(task_id, search)}
              onOpen={({ task_id }) => void navigate(taskHref(task_id, search))}
              rowActions={(task, name) => (
                <RowMenu
                  name={name}
                  items={[
                    { id: 'open', label: t('move.openTask') },
                    ...(task.status === 0 ? [{ id: 'decide', label: t('tasks.toDo') }] : []),
                    ...(task.status === 1 ? [{ id: 'sign', label: t('tasks.sign') }] : []),
                  ]}
                  onAction={(id) => act(id, task)}
                />
              )}
            />
          </Stack>
        )}
      </ListView>
    </Stack>
  );
}

interface TaskFiltersProps {
  walletId: number;
  list: UsedList<typeof tasksList>;
}

/** Narrows the tasks: by direction, coin and status. */
function TaskFilters({ walletId, list }: TaskFiltersProps) {
  const { t } = useTranslation('coldWallet');
  const selects = useSelects(list, [
    { name: 'way', label: t('move.way.label') },
    { name: 'coin', label: t('move.coin') },
    { name: 'status', label: t('flow.column.status') },
  ]);
  const coins = useQuery({
    ...read(coldWallet.coins, { wallet_id: walletId }),
    staleTime: cacheLifetime,
    enabled: selects.isWanted,
  });
  return (
    <ListFilters list={list}>
      <SelectFilters
        filters={selects}
        options={{
          way: taskDirections.map((id) => ({ id: String(id), label: t(`move.way.${id}`) })),
          coin: (coins.data ?? []).map((coin) => coinOption(coin)),
          status: runningStatuses.map((id) => ({ id: String(id), label: t(`flow.status.${id}`) })),
        }}
      />
    </ListFilters>
  );
}
