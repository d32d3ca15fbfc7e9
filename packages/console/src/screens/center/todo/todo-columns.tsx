import type { ApprovalItem } from '@mpc/api';
import { Avatar, Inline, missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import type { i18n, TFunction } from 'i18next';
import { Suspense } from 'react';
import { hasRisk, ItemRisk, ItemRiskShape, titleText, TitleWords, typeName } from '#features/approvals';
import { positionIn } from '#features/decisions';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { itemStatusLook } from '#shared/status/item-status.ts';
import { ItemStatusTag } from '#shared/status/item-status-tag.tsx';
import { BillDue } from './parts/bill-due.tsx';
import { ItemRecipient } from './parts/item-recipient.tsx';
import type { TodoState } from './todo-list.ts';

/** The columns of a tab; a person chooses among them and puts them in order. */
export function todoColumns(
  say: { t: TFunction; i18n: i18n },
  tab: TodoState['tab'],
  { isBeside, isPhone }: { isBeside: boolean; isPhone: boolean },
): TableColumn<ApprovalItem>[] {
  const { t } = say;
  return [
    {
      key: 'request',
      header: t('todo.column.request'),
      isTitle: true,
      card: 'lead',
      minWidth: isBeside ? 180 : tab === 'mine' ? 300 : 240,
      // Beside an open item there is no room for a long one on one line, and it is read nowhere else.
      whole: isBeside,
      text: ({ title, item_type }) => titleText(title, say) ?? typeName(t, item_type),
      cell: ({ title, item_type }) => (
        <Text tone="strong">
          <TitleWords title={title} type={item_type} />
        </Text>
      ),
    },
    { ...recipientOf(t, isBeside || isPhone), ...(isBeside ? { priority: 1 as const } : {}) },
    // What is over is no risk any more.
    ...(tab === 'done' ? [] : [riskOf(t, tab)]),
    // The detail says these as well.
    ...(isBeside ? [] : [subWalletOf(t)]),
    // What one has started, one has asked for.
    ...(tab === 'started' || isBeside ? [] : [initiatorOf(t)]),
    ...(isBeside && tab !== 'done' ? [] : [createdOf(t, tab)]),
    ...(isBeside ? [] : [stepOf(t)]),
    ...(tab === 'done' ? [] : [expiresOf(t)]),
    // What waits for one has no other status.
    ...(tab === 'mine' ? [] : [statusOf(t)]),
  ];
}

const hasRecipient = ({ address_to = '', recipients = [] }: ApprovalItem) =>
  recipients.length > 1 || address_to !== '';

function recipientOf(t: TFunction, isNarrow: boolean): TableColumn<ApprovalItem> {
  return {
    key: 'recipient',
    header: t('todo.column.recipient'),
    minWidth: isNarrow ? 132 : 180,
    // Names come in after the rows; the column is as wide before.
    ...(isNarrow ? {} : { width: '180px' }),
    card: 'about',
    text: ({ address_to = '', recipients = [] }) =>
      recipients.length > 1 ? recipients.join('; ') : address_to,
    cell: (item) => (hasRecipient(item) ? <ItemRecipient item={item} isNarrow={isNarrow} /> : missingNumber),
  };
}

function riskOf(t: TFunction, tab: TodoState['tab']): TableColumn<ApprovalItem> {
  return {
    key: 'risk',
    minWidth: 104,
    header: t('todo.column.risk'),
    width: '124px',
    // Where a status stands in its place, it has a line of its own.
    ...(tab === 'mine' ? { card: 'state' as const } : {}),
    text: ({ kyt_level: level }) => (level === undefined ? '' : t(`order.risk.${level}`)),
    cell: (item) =>
      hasRisk(item.item_type) ? (
        <Suspense fallback={<ItemRiskShape item={item} />}>
          <ItemRisk item={item} />
        </Suspense>
      ) : (
        missingNumber
      ),
  };
}

function stepOf(t: TFunction): TableColumn<ApprovalItem> {
  return {
    key: 'step',
    priority: 3,
    header: t('todo.column.step'),
    hideOnPhone: true,
    // What nobody had to approve has no steps.
    cell: ({ node_list: nodes }) =>
      nodes.length === 0 ? missingNumber : t('todo.step', positionIn({ nodes })),
  };
}

function createdOf(t: TFunction, tab: TodoState['tab']): TableColumn<ApprovalItem> {
  return {
    key: 'created',
    priority: 2,
    header: t('todo.column.created'),
    ...(tab === 'done' ? { card: 'note' as const } : { hideOnPhone: true }),
    cell: (item) => <Time at={item.created_at} kind="short" />,
    text: ({ created_at }) => isoWithZone(created_at),
  };
}

function expiresOf(t: TFunction): TableColumn<ApprovalItem> {
  return {
    key: 'expires',
    header: t('todo.column.expires'),
    align: 'end',
    card: 'note',
    cell: ({ expire_at, due_time }) => {
      if (due_time !== undefined) return <BillDue at={due_time} />;
      return expire_at === 0 ? missingNumber : <Time at={expire_at} kind="relative" />;
    },
    text: ({ expire_at, due_time: at = expire_at }) => (at === 0 ? '' : isoWithZone(at)),
  };
}

function initiatorOf(t: TFunction): TableColumn<ApprovalItem> {
  return {
    key: 'initiator',
    priority: 1,
    header: t('todo.column.initiator'),
    minWidth: 128,
    hideOnPhone: true,
    cell: ({ initiator }) => (
      <Inline wrap={false}>
        <Avatar name={initiator.nickname} size={24} />
        <Text truncate>{initiator.nickname}</Text>
      </Inline>
    ),
    text: ({ initiator }) => initiator.nickname,
  };
}

function subWalletOf(t: TFunction): TableColumn<ApprovalItem> {
  return {
    key: 'sub',
    priority: 1,
    header: t('todo.column.subWallet'),
    minWidth: 128,
    hideOnPhone: true,
    cell: (item) => (
      <Text truncate title={`${item.sub_wallet_name || t('todo.wholeWallet')} · ${item.wallet_name}`}>
        {item.sub_wallet_name || t('todo.wholeWallet')}
      </Text>
    ),
    text: ({ sub_wallet_name }) => sub_wallet_name || t('todo.wholeWallet'),
  };
}

function statusOf(t: TFunction): TableColumn<ApprovalItem> {
  return {
    key: 'status',
    header: t('todo.column.status'),
    minWidth: 140,
    card: 'state',
    cell: ({ status }) => <ItemStatusTag status={status} />,
    text: ({ status }) => {
      const { label } = itemStatusLook(status);
      return label === null ? String(status) : t(label);
    },
  };
}
