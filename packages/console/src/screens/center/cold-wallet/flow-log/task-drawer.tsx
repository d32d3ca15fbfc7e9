import { codes, coldWallet, Refusal, type ColdTaskInfo } from '@mpc/api';
import { EmptyState, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { isPending } from './task-looks.ts';
import { TaskStatusTag } from './task-status-tag.tsx';
import { TaskView } from './task-view.tsx';

export interface TaskDrawerProps {
  walletId: number;
  /** The task's number. */
  id: number;
  onClose: () => void;
}

const isGone = (error: unknown): boolean => error instanceof Refusal && error.code === codes.orderNotFound;

/** How often it is read again while it is in sight. */
function pace(task: ColdTaskInfo | undefined): number | false {
  if (task === undefined || !isPending(task)) return false;
  return task.status === 2 ? 4000 : live.refetchInterval;
}

/** One movement of funds in full, and what can be done about it. */
export function TaskDrawer({ walletId, id, onClose }: TaskDrawerProps) {
  const { t } = useTranslation('coldWallet');
  const task = useQuery({
    ...read(coldWallet.task, { task_id: id }),
    // Nobody signs what was read before the drawer was opened.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pace(state.data),
  });
  return (
    <DetailFrame
      title={t('flow.task', { id })}
      status={task.data === undefined ? undefined : <TaskStatusTag status={task.data.status} />}
      onClose={onClose}
    >
      {isGone(task.error) ? (
        <EmptyState title={t('flow.gone')}>{t('flow.goneDetail')}</EmptyState>
      ) : (
        <QueryView query={task} skeleton={<Skeleton shape="form" />}>
          {(data) => <TaskView walletId={walletId} task={data} isFresh={task.isFetchedAfterMount} />}
        </QueryView>
      )}
    </DetailFrame>
  );
}
