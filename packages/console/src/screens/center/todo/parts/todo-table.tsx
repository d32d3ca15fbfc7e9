import type { ApprovalItem } from '@mpc/api';
import {
  Avatar,
  Button,
  Inline,
  missingNumber,
  Stack,
  StatusTag,
  Table,
  Text,
  Time,
  type TableColumn,
} from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderKind, kindOf, placeOf, TitleWords, TypeName } from '#features/approvals';
import { positionIn } from '#features/decisions';
import { itemStatusLook } from '#shared/status/item-status.ts';
import { actionOf, canDecide, canTakeBack } from '../todo-action.rules.ts';
import type { TodoFilter } from '../todo-filter.values.ts';
import { TypeIcon } from './type-icon.tsx';

export interface TodoTableProps {
  tab: TodoFilter['tab'];
  items: readonly ApprovalItem[];
  /** Other items are on their way. */
  loading: boolean;
  /** The item that stands open. */
  selectedKey: number | undefined;
  onOpen: (item: ApprovalItem) => void;
  onRevoke: (item: ApprovalItem) => void;
  /** Those that are ticked, by number. */
  picked: ReadonlySet<number | string>;
  onPick: (keys: ReadonlySet<number | string>) => void;
  /** What can be done with what is ticked. */
  actions: (keys: ReadonlySet<number | string>) => ReactNode;
  empty: ReactNode;
  footer: ReactNode;
}

/** One line for each item: what is asked, by whom, how far it has come, and what is this person's to do. */
export function TodoTable({ tab, items, picked, onPick, actions, onRevoke, ...rest }: TodoTableProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => columnsOf(t, tab), [t, tab]);
  return (
    <Table
      {...rest}
      label={t('place.todo')}
      columns={columns}
      rows={items}
      rowKey={(item) => item.item_id}
      opens={(item) => placeOf(item) !== null}
      {...(tab === 'mine'
        ? { selectedKeys: picked, onSelect: onPick, selectable: canDecide, selectionActions: actions }
        : {})}
      {...(tab === 'done'
        ? {}
        : {
            rowActions: (item: ApprovalItem) => (
              <Inline gap="s" wrap={false}>
                <Act item={item} onOpen={rest.onOpen} />
                {tab === 'started' ? <TakeBack item={item} onRevoke={onRevoke} /> : null}
              </Inline>
            ),
          })}
    />
  );
}

/** What is this person's to do: it is done where everything about it stands. */
function Act({ item, onOpen }: { item: ApprovalItem; onOpen: (item: ApprovalItem) => void }) {
  const { t } = useTranslation();
  const action = actionOf(item);
  if (action === 0) return null;
  return (
    <Button size="small" onClick={() => onOpen(item)}>
      {t(`todo.action.${action}`)}
    </Button>
  );
}

/** An order is cancelled, a change revoked; what the server has no call for says so. */
function TakeBack({ item, onRevoke }: { item: ApprovalItem; onRevoke: (item: ApprovalItem) => void }) {
  const { t } = useTranslation();
  const kind = kindOf(item.item_type);
  if (kind === 'bill') return null;
  const label = t(kind !== null && isOrderKind(kind) ? 'todo.cancel' : 'todo.revoke');
  return (
    <Button
      size="small"
      disabledReason={canTakeBack(item) ? undefined : t('todo.noRevoke')}
      onClick={() => onRevoke(item)}
    >
      {label}
    </Button>
  );
}

function columnsOf(t: TFunction, tab: TodoFilter['tab']): TableColumn<ApprovalItem>[] {
  return [
    {
      key: 'type',
      header: t('todo.column.type'),
      width: '152px',
      cell: ({ item_type }) => (
        <Inline wrap={false}>
          <TypeIcon type={item_type} />
          <Text tone="muted">
            <TypeName type={item_type} />
          </Text>
        </Inline>
      ),
    },
    {
      key: 'what',
      header: t('todo.column.what'),
      isTitle: true,
      minWidth: 220,
      cell: ({ title, item_type }) => (
        <Text tone="strong">
          <TitleWords title={title} type={item_type} />
        </Text>
      ),
    },
    {
      key: 'sub',
      header: t('todo.column.subWallet'),
      width: '132px',
      cell: (item) => (
        <Stack gap="xs">
          <span>{item.sub_wallet_name || t('todo.wholeWallet')}</span>
          <Text tone="muted" size="label">
            {item.wallet_name}
          </Text>
        </Stack>
      ),
    },
    // What one has started, one has asked for.
    ...(tab === 'started' ? [] : [initiatorOf(t)]),
    {
      key: 'created',
      header: t('todo.column.created'),
      width: '152px',
      cell: (item) => <Time at={item.created_at} kind="short" />,
    },
    {
      key: 'step',
      header: t('todo.column.step'),
      width: '72px',
      // What nobody had to approve has no steps.
      cell: ({ node_list: nodes }) =>
        nodes.length === 0 ? missingNumber : t('todo.step', positionIn({ nodes })),
    },
    {
      key: 'status',
      header: t('todo.column.status'),
      width: '108px',
      cell: ({ status }) => {
        const look = itemStatusLook(status);
        return (
          <StatusTag tone={look.tone} outlined={look.outlined}>
            {look.label === null ? status : t(look.label)}
          </StatusTag>
        );
      },
    },
  ];
}

function initiatorOf(t: TFunction): TableColumn<ApprovalItem> {
  return {
    key: 'initiator',
    header: t('todo.column.initiator'),
    width: '124px',
    cell: ({ initiator }) => (
      <Inline wrap={false}>
        <Avatar name={initiator.nickname} size={24} />
        {initiator.nickname}
      </Inline>
    ),
  };
}
