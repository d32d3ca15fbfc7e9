import type { ColdTask } from '@mpc/api';
import { Amount, Inline, ShortAddress, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { wayOf } from '../move/move-content.ts';
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
    text: ({ direction }) => wayOf(direction, t).label,
    cell: ({ direction }) => wayOf(direction, t).label,
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
    header: t('flow.column.status'),
    card: 'state',
    text: ({ status }) => codeWords(taskLooks, status, t),
    cell: ({ status }) => <CodeTag looks={taskLooks} code={status} t={t} />,
  },
];
