import type { ColdTask } from '@mpc/api';
import { EmptyState } from '@mpc/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { taskColumns } from '../flow-log/task-columns.tsx';
import { TaskTable } from '../flow-log/task-table.tsx';
import { useFeeCoin } from '../flow-log/use-fee-coin.ts';

interface MadeTasksProps {
  walletId: number;
  /** The newest first. */
  tasks: readonly ColdTask[];
}

/** What is the same of all of them. */
const common = new Set(['coin', 'source', 'creator', 'from', 'to', 'remark']);

/** The last tasks that a strategy made. */
export function MadeTasks({ walletId, tasks }: MadeTasksProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const navigate = useNavigate();
  const feeCoin = useFeeCoin(walletId);
  const columns = useMemo(
    () =>
      taskColumns(t, feeCoin)
        .filter(({ key }) => !common.has(key))
        .map((column) => ({ ...column, sortable: false })),
    [t, feeCoin],
  );
  const href = ({ task_id }: ColdTask) =>
    withSelection(`${paths.center.coldWallet.assetsFlowLog}?open=task:${task_id}`, search);
  return (
    <TaskTable
      columns={columns}
      rows={tasks}
      rowHref={href}
      onOpen={(task) => void navigate(href(task))}
      empty={<EmptyState title={t('strategy.noTasks')}>{t('strategy.noTasksDetail')}</EmptyState>}
    />
  );
}
