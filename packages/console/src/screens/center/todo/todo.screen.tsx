import { approvals, type ApprovalItem } from '@mpc/api';
import { Button, EmptyState, Page, Skeleton, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { poll } from '#shared/api/poll.ts';
import { client } from '#shared/api/api.ts';
import { bulkLimit, type ItemRef, itemRefOf } from '#features/approvals';
import type { Decision } from '#features/decisions';
import { lazyPart } from '#shared/lazy-part.tsx';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { BesideList } from '#shared/overlay/beside-list.ts';
import { ListAndDetail } from '#shared/overlay/list-and-detail.tsx';
import { useBeside } from '#shared/overlay/use-beside.ts';
import { usePhone } from '#shared/use-media.ts';
import { TodoDetail } from './parts/todo-detail.tsx';
import { TodoFilters } from './parts/todo-filters.tsx';
import { TodoTable } from './parts/todo-table.tsx';
import { bulkFault } from './todo-action.rules.ts';
import { todoColumns } from './todo-columns.tsx';
import { itemsOf } from './todo-first.ts';
import { todoList, todoParams, todoTabs } from './todo-list.ts';
import { useTriage } from './use-triage.ts';

// What was confirmed in this browser is large code, and wanted once several are decided.
const BulkDecision = lazyPart(() => import('./parts/bulk-decision.tsx'), 'BulkDecision');

const nothing: ReadonlySet<number | string> = new Set();

/** Everything that waits for this person, that they wait for, and that is over. */
export function TodoScreen() {
  const { t, i18n } = useTranslation();
  const { walletId } = useSelection();
  const list = useList(todoList);
  const [picked, setPicked] = useState(nothing);
  const { open } = useOverlayParam();
  const isWide = useBeside();
  // Alone, the list has the room for whole requests and what can be done with them.
  const isBeside = isWide && open !== null;
  const [asked, setAsked] = useState<{ refs: ItemRef[]; decision: Decision } | null>(null);
  const { tab } = list.state;
  const isPhone = usePhone();
  const columns = useMemo(
    () => todoColumns({ t, i18n }, tab, { isBeside, isPhone }),
    [t, i18n, tab, isBeside, isPhone],
  );

  const items = useQuery({
    ...itemsOf(list.state, walletId ?? 0),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10_000),
  });
  const { isOpen, openItem, keys, detail: opened } = useTriage(items.data?.list ?? [], { opensNext: isWide });
  // In its own columns, whatever stands beside the list.
  const file = useTableFile(list.name, todoColumns({ t, i18n }, tab, { isBeside: false, isPhone: false }), {
    keyOf: ({ item_id }) => item_id,
    page: (at, signal) =>
      client.call(approvals.items, { ...todoParams(list.state, walletId ?? 0), ...at }, { signal }),
  });
  const ask = (chosen: readonly ApprovalItem[], decision: Decision) =>
    setAsked({ refs: chosen.flatMap((item) => itemRefOf(item) ?? []), decision });

  const actions = (keys: ReadonlySet<number | string>) => {
    const chosen = (items.data?.list ?? []).filter((item) => keys.has(item.item_id));
    const fault = bulkFault(chosen);
    return (
      <Button
        size="small"
        disabledReason={fault === null ? undefined : t(`todo.selected.${fault}`, { count: bulkLimit })}
        onClick={() => ask(chosen, 'approve')}
      >
        {t('todo.selected.approve')}
      </Button>
    );
  };

  const detail = <TodoDetail {...opened} />;
  return (
    <Page
      title={t('nav.todo')}
      action={<ListTools list={list} columns={columns} query={items} file={file} />}
    >
      <Tabs
        label={t('todo.tabs')}
        items={todoTabs.map((id) => ({ id, label: t(`todo.tab.${id}`), count: items.data?.counts[id] }))}
        selected={tab}
        onSelect={(id) => {
          setPicked(nothing);
          list.choose('tab', [id]);
        }}
      >
        <BesideList value={isWide}>
          <ListAndDetail detail={detail} detailLabel={t('todo.detail')}>
            <ListView
              list={list}
              query={items}
              file={file}
              filters={<TodoFilters list={list} />}
              skeleton={<Skeleton shape="rows" />}
              keys={keys}
              empty={<EmptyState title={t(`todo.empty.${tab}`)}>{t(`todo.emptyDetail.${tab}`)}</EmptyState>}
            >
              {(data, table) => (
                <TodoTable
                  {...table}
                  tab={tab}
                  isBeside={isBeside}
                  columns={columns}
                  items={data.list}
                  selectedKey={data.list.find(isOpen)?.item_id}
                  onOpen={openItem}
                  onRevoke={(item) => ask([item], 'revoke')}
                  picked={picked}
                  onPick={setPicked}
                  actions={actions}
                />
              )}
            </ListView>
          </ListAndDetail>
        </BesideList>
      </Tabs>
      <Suspense>
        {asked === null ? null : (
          <BulkDecision
            refs={asked.refs}
            decision={asked.decision}
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
