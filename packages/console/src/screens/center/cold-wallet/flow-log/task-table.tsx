import type { ColdTask } from '@mpc/api';
import { Table, type TableBasics } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export type TaskTableProps = Omit<TableBasics<ColdTask>, 'label' | 'rowKey' | 'rowName'>;

/** One line for each task. */
export function TaskTable(props: TaskTableProps) {
  const { t } = useTranslation('coldWallet');
  return (
    <Table
      {...props}
      label={t('flow.title')}
      rowKey={({ task_id }) => task_id}
      rowName={({ task_id }) => t('flow.task', { id: task_id })}
    />
  );
}
