import { approvals } from '@mpc/api';
import { EmptyState, Page, Pagination, Skeleton, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '../../../shared/api/api.ts';
import { useOpen } from '../../../shared/open/use-open.ts';
import { usePageParams } from '../../../shared/open/use-page-params.ts';
import { todoTypes } from '../../../shared/order/todo-types.ts';
import { QueryView } from '../../../shared/query-view/query-view.tsx';
import { useSelection } from '../../../shared/selection/use-selection.ts';
import { TodoTable } from './parts/todo-table.tsx';
import { useTodoTab, todoTabs } from './use-todo-tab.ts';

const Order = lazy(async () => ({
  default: (await import('../../../shared/order/order-drawer.tsx')).OrderDrawer,
}));

/** Everything that waits for this person, that they wait for, and that is over. */
export function TodoScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const { tab, choose } = useTodoTab();
  const { page, pageSize, setPage, setPageSize } = usePageParams();
  const { open, show, close } = useOpen();
  const items = useQuery({
    ...read(approvals.items, {
      wallet_id: walletId ?? 0,
      tab,
      item_type: todoTypes,
      page_no: page,
      page_size: pageSize,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const openId = open?.kind === 'withdraw' && /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : null;

  return (
    <Page title={t('place.todo')}>
      <Tabs
        label={t('todo.tabs')}
        items={todoTabs.map((id) => ({ id, label: t(`todo.tab.${id}`), count: items.data?.counts[id] }))}
        selected={tab}
        onSelect={choose}
      >
        <QueryView query={items} skeleton={<Skeleton shape="rows" />}>
          {(data) => (
            <TodoTable
              items={data.list}
              loading={items.isPlaceholderData}
              selectedId={openId}
              onOpen={(item) => show('withdraw', item.business_id)}
              empty={<EmptyState title={t(`todo.empty.${tab}`)}>{t(`todo.emptyDetail.${tab}`)}</EmptyState>}
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
      </Tabs>
      <Suspense>{openId === null ? null : <Order key={openId} id={openId} onClose={close} />}</Suspense>
    </Page>
  );
}
