import type { ColdTask } from '@mpc/api';
import { Amount, Inline, ShortAddress, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { taskLooks } from './task-looks.ts';

const isSortable = { sortable: true } as const;

/** The columns of running tasks. */
export const taskColumns = (t: TFunction<'coldWallet'>): TableColumn<ColdTask>[] => [
  {
    key: 'task',
    header: t('tasks.task'),
    isTitle: true,
    minWidth: 80,
    text: ({ task_id: id }) => String(id),
    cell: ({ task_id: id }) => <Text tone="strong">{id}</Text>,
  },
  {
    key: 'amount',
    header: t('move.amount'),
    align: 'end',
    card: 'lead',
    ...isSortable,
    text: ({ amount }) => amount,
    cell: (task) => <Amount value={task.amount} symbol={task.symbol_alias} />,
  },
  {
    key: 'coin',
    header: t('move.coin'),
    card: 'about',
    text: coinName,
    cell: coinName,
  },
  {
    key: 'direction',
    header: t('move.way.label'),
    text: ({ direction }) => t(`move.way.${direction}`),
    cell: ({ direction }) => t(`move.way.${direction}`),
  },
  {
    key: 'route',
    header: t('tasks.route'),
    priority: 2,
    hideOnPhone: true,
    text: ({ address_from: from, address_to: to }) => `${from} → ${to}`,
    cell: ({ address_from: from, address_to: to }) => (
      <Inline gap="xs" wrap={false}>
        <ShortAddress address={from} label={t('tasks.from')} />
        →
        <ShortAddress address={to} label={t('tasks.to')} />
      </Inline>
    ),
  },
  {
    key: 'creator',
    header: t('tasks.creator'),
    priority: 1,
    text: ({ creator }) => creator?.nickname ?? t('tasks.bySystem'),
    cell: ({ creator }) => creator?.nickname ?? t('tasks.bySystem'),
  },
  {
    key: 'created_at',
    header: t('tasks.created'),
    align: 'end',
    ...isSortable,
    cell: ({ created_at: at }) => <Time at={at} kind="relative" />,
    text: ({ created_at: at }) => String(at),
  },
  {
    key: 'status',
    header: t('tasks.status.title'),
    card: 'state',
    text: ({ status }) => t(`tasks.status.${status}`),
    cell: ({ status }) => <StatusTag tone={taskLooks[status]}>{t(`tasks.status.${status}`)}</StatusTag>,
  },
];
