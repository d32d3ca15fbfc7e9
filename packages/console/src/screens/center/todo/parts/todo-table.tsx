import type { ApprovalItem } from '@mpc/api';
import {
  Avatar,
  formatNumber,
  Inline,
  ShortAddress,
  Table,
  StatusTag,
  Text,
  Time,
  type TableColumn,
} from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coinName } from '../../../../shared/coin/coin-name.ts';
import { nodePosition } from '../../../../shared/order/order-turn.rules.ts';
import { itemStatus } from '../todo-status.ts';

export interface TodoTableProps {
  items: readonly ApprovalItem[];
  /** Other items are on their way. */
  loading: boolean;
  /** The order that stands open. */
  selectedId: number | null;
  onOpen: (item: ApprovalItem) => void;
  empty: ReactNode;
  footer: ReactNode;
}

/** One line for each item: what is asked, by whom, how far it has come, and what is this person's to do. */
export function TodoTable({ items, selectedId, ...rest }: TodoTableProps) {
  const { t } = useTranslation();
  const columns: TableColumn<ApprovalItem>[] = [
    {
      key: 'what',
      header: t('todo.column.what'),
      isTitle: true,
      cell: (item) => (
        <Inline>
          <Text tone="strong">
            {t('todo.transfer', {
              amount: formatNumber(item.amount, { digits: 'all' }),
              coin: coinName({ symbol_alias: item.symbol_alias ?? '', coin_net: item.coin_net ?? '' }),
            })}
          </Text>
          {item.address_to === undefined ? null : <ShortAddress address={item.address_to} />}
        </Inline>
      ),
    },
    { key: 'sub', header: t('todo.column.subWallet'), cell: (item) => item.sub_wallet_name },
    {
      key: 'initiator',
      header: t('todo.column.initiator'),
      cell: ({ initiator }) => (
        <Inline wrap={false}>
          <Avatar name={initiator.nickname} size={24} />
          {initiator.nickname}
        </Inline>
      ),
    },
    {
      key: 'created',
      header: t('todo.column.created'),
      cell: (item) => <Time at={item.created_at} kind="short" />,
    },
    {
      key: 'step',
      header: t('todo.column.step'),
      cell: (item) => t('todo.step', nodePosition(item.node_list)),
    },
    {
      key: 'status',
      header: t('todo.column.status'),
      cell: (item) => {
        const look = itemStatus[item.status];
        return (
          <StatusTag tone={look.tone} outlined={look.outlined}>
            {t(look.label)}
          </StatusTag>
        );
      },
    },
    {
      key: 'action',
      header: t('todo.column.action'),
      cell: (item) => (
        <Text tone={item.my_action === 0 ? 'muted' : 'strong'}>{t(`todo.action.${item.my_action}`)}</Text>
      ),
    },
  ];
  return (
    <Table
      {...rest}
      label={t('place.todo')}
      columns={columns}
      rows={items}
      rowKey={(item) => item.item_id}
      selectedKey={items.find((item) => item.business_id === selectedId)?.item_id}
    />
  );
}
