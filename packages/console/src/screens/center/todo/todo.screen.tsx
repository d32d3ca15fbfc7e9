import type { ApprovalItem } from '@mpc/api';
import { Button, EmptyState, Page, Skeleton, SplitPane, Tabs } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { poll } from '#shared/api/poll.ts';
import { BulkDecisionDrawer, bulkLimit, type ItemRef, itemRefOf } from '#features/approvals';
import type { Decision } from '#features/decisions';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import type { ShortcutGroup } from '#shared/shortcuts/shortcuts.ts';
import { BesideList } from '#shared/overlay/beside-list.ts';
import { useWide } from '#shared/use-media.ts';
import { type Begun, NoDetail, TodoDetail } from './parts/todo-detail.tsx';
import { TodoFilters } from './parts/todo-filters.tsx';
import { TodoTable } from './parts/todo-table.tsx';
import { canDecide, bulkFault } from './todo-action.rules.ts';
import { todoColumns } from './todo-columns.tsx';
import { itemsOf } from './todo-first.ts';
import { todoList, todoTabs } from './todo-list.ts';

const nothing: ReadonlySet<number | string> = new Set();

/** The keys that work through the list without a pointer; nothing is decided by a key alone. */
const triage: ShortcutGroup = {
  title: 'todo.keys.title',
  shortcuts: [
    { keys: ['j', 'k'], shown: 'J · K', label: 'todo.keys.move' },
    { keys: ['o', 'Enter'], shown: 'O · Enter', label: 'todo.keys.open' },
    { keys: ['a'], shown: 'A', label: 'todo.keys.approve' },
    { keys: ['r'], shown: 'R', label: 'todo.keys.refuse' },
  ],
};

/** Everything that waits for this person, that they wait for, and that is over. */
export function TodoScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const list = useList(todoList);
  const { open, show } = useOverlayParam();
  const [picked, setPicked] = useState(nothing);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const isWide = useWide();
  const [asked, setAsked] = useState<{ refs: ItemRef[]; decision: Decision } | null>(null);
  const { tab } = list.state;
  const columns = useMemo(() => todoColumns(t, tab, isWide), [t, tab, isWide]);

  const items = useQuery({
    ...itemsOf(list.state, walletId ?? 0),
    placeholderData: keepPreviousData,
    refetchInterval: poll(10_000),
  });
  const rows = items.data?.list ?? [];

  const isOpen = (item: ApprovalItem) => {
    const ref = itemRefOf(item);
    return open !== null && ref !== null && ref.kind === open.kind && String(ref.id) === open.id;
  };
  const openItem = (item: ApprovalItem, decision?: Decision) => {
    const ref = itemRefOf(item);
    if (ref === null) return;
    const now = `${ref.kind}:${ref.id}`;
    setBegun((before) =>
      decision === undefined ? null : { open: now, decision, times: (before?.times ?? 0) + 1 },
    );
    show(ref.kind, ref.id);
  };
  /** The one below what was decided, while the list still has both. */
  const openNext = () => {
    if (!isWide) return;
    const below = rows[rows.findIndex(isOpen) + 1];
    const ref = below === undefined ? null : itemRefOf(below);
    setBegun(null);
    if (ref === null) return;
    setNext(`${ref.kind}:${ref.id}`);
    show(ref.kind, ref.id);
  };
  const ask = (chosen: readonly ApprovalItem[], decision: Decision) =>
    setAsked({ refs: chosen.flatMap((item) => itemRefOf(item) ?? []), decision });
  const onKey = (key: string, row: number) => {
    const item = rows[row];
    if (item === undefined) return;
    openItem(item, canDecide(item) ? (key === 'a' ? 'approve' : 'refuse') : undefined);
  };

  const actions = (keys: ReadonlySet<number | string>) => {
    const chosen = rows.filter((item) => keys.has(item.item_id));
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

  const detail = (
    <TodoDetail
      begun={begun}
      isNext={open !== null && next === `${open.kind}:${open.id}`}
      onDecided={openNext}
    />
  );
  return (
    <Page title={t('nav.todo')} action={<ListTools list={list} columns={columns} query={items} />}>
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
          <Beside detail={detail}>
            <ListView
              list={list}
              query={items}
              filters={<TodoFilters list={list} />}
              skeleton={<Skeleton shape="rows" />}
              keys={{ group: triage, onKey }}
              empty={<EmptyState title={t(`todo.empty.${tab}`)}>{t(`todo.emptyDetail.${tab}`)}</EmptyState>}
            >
              {(data, table) => (
                <TodoTable
                  {...table}
                  tab={tab}
                  isBeside={isWide}
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
          </Beside>
        </BesideList>
      </Tabs>
      <Suspense>
        {asked === null ? null : (
          <BulkDecisionDrawer
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

/** The list with its detail beside it where there is room, and over it elsewhere. */
function Beside({ detail, children }: { detail: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const { open } = useOverlayParam();
  if (!use(BesideList))
    return (
      <>
        {children}
        {detail}
      </>
    );
  return (
    <SplitPane
      side={open === null ? <NoDetail /> : detail}
      sideLabel={t('todo.detail')}
      sidePlace="end"
      sideWidth="minmax(440px, 44%)"
    >
      {children}
    </SplitPane>
  );
}
