import { approvals, type ApprovalItem } from '@mpc/api';
import { Button, EmptyState, Page, Pagination, Skeleton, Stack, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '#features/approvals';
import type { Verdict } from '#features/decisions';
import { lazyPart } from '#shared/lazy-part.ts';
import { read } from '#shared/api/api.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { usePageParams } from '#shared/open/use-page-params.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { TodoDrawers } from './parts/todo-drawers.tsx';
import { TodoFilters } from './parts/todo-filters.tsx';
import { TodoTable } from './parts/todo-table.tsx';
import type { Place } from './parts/together/use-together.ts';
import { canDecide, togetherFault, togetherLimit } from './todo-action.rules.ts';
import { isNarrowed, paramsFor, todoTabs } from './todo-filter.values.ts';
import { useTodoFilter } from './use-todo-filter.ts';
import { useTriage } from './use-triage.ts';

const Together = lazyPart(() => import('./parts/together/together-drawer.tsx'), 'TogetherDrawer', 'order');

const nothing: ReadonlySet<number | string> = new Set();

/** Everything that waits for this person, that they wait for, and that is over. */
export function TodoScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { filter, change, reset } = useTodoFilter();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const { open, show } = useOpen();
  const [picked, setPicked] = useState(nothing);
  const [asked, setAsked] = useState<{ places: Place[]; verdict: Verdict } | null>(null);
  const { tab } = filter;
  const items = useQuery({
    ...read(approvals.items, paramsFor(filter, { walletId: walletId ?? 0, page, pageSize })),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const rows = items.data?.list ?? [];

  const openItem = (item: ApprovalItem) => {
    const place = placeOf(item);
    if (place !== null) show(place.kind, place.id);
  };
  const ask = (chosen: readonly ApprovalItem[], verdict: Verdict) =>
    setAsked({ places: chosen.flatMap((item) => placeOf(item) ?? []), verdict });
  useTriage({
    items: rows,
    onOpen: openItem,
    onAsk: (item, verdict) => {
      if (canDecide(item)) ask([item], verdict);
      else openItem(item);
    },
  });

  const isOpen = (item: ApprovalItem) => {
    const place = placeOf(item);
    return open !== null && place !== null && place.kind === open.kind && String(place.id) === open.id;
  };
  const narrowed = isNarrowed(filter);
  const actions = (keys: ReadonlySet<number | string>) => {
    const chosen = rows.filter((item) => keys.has(item.item_id));
    const fault = togetherFault(chosen);
    return (
      <Button
        size="small"
        disabledReason={fault === null ? undefined : t(`todo.selected.${fault}`, { count: togetherLimit })}
        onClick={() => ask(chosen, 'approve')}
      >
        {t('todo.selected.approve')}
      </Button>
    );
  };

  return (
    <Page title={t('place.todo')}>
      <Tabs
        label={t('todo.tabs')}
        items={todoTabs.map((id) => ({ id, label: t(`todo.tab.${id}`), count: items.data?.counts[id] }))}
        selected={tab}
        onSelect={(id) => {
          setPicked(nothing);
          change({ tab: todoTabs.find((one) => one === id) ?? 'mine' });
        }}
      >
        <Stack>
          <TodoFilters filter={filter} onChange={change} onReset={reset} />
          <QueryView query={items} skeleton={<Skeleton shape="rows" />}>
            {(data) => (
              <TodoTable
                tab={tab}
                items={data.list}
                loading={items.isPlaceholderData}
                selectedKey={data.list.find(isOpen)?.item_id}
                onOpen={openItem}
                onRevoke={(item) => ask([item], 'revoke')}
                picked={picked}
                onPick={setPicked}
                actions={actions}
                empty={
                  <EmptyState
                    title={t(narrowed ? 'todo.emptyNarrowed' : `todo.empty.${tab}`)}
                    action={narrowed ? <Button onClick={reset}>{t('todo.reset')}</Button> : undefined}
                  >
                    {t(narrowed ? 'todo.emptyNarrowedDetail' : `todo.emptyDetail.${tab}`)}
                  </EmptyState>
                }
                footer={
                  <Pagination
                    page={page}
                    pageSize={pageSize}
                    count={data.count}
                    onPage={setPage}
                    onPageSize={setPageSize}
                  />
                }
              />
            )}
          </QueryView>
        </Stack>
      </Tabs>
      <TodoDrawers />
      <Suspense>
        {asked === null ? null : (
          <Together
            places={asked.places}
            verdict={asked.verdict}
            onClose={() => {
              setAsked(null);
              setPicked(nothing);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
