import { coldWallet, type ColdTaskInfo } from '@mpc/api';
import { Banner, Drawer, Skeleton, Stack } from '@mpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedContent, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { readAnew } from '../move/use-move-check.ts';
import { taskContent, taskSummary } from './task-content.ts';
import { TaskSheet } from './task-sheet.tsx';

interface SignTaskProps {
  /** The task's number. */
  id: number;
  onClose: () => void;
}

/** The signature of a task that the address names: its code where this person may sign it now, otherwise who may. */
export function SignTask({ id, onClose }: SignTaskProps) {
  const { t } = useTranslation('coldWallet');
  const task = useQuery({ ...read(coldWallet.task, { task_id: id }), refetchOnMount: 'always' });
  // As it was when it was opened: it stays in sight though it is signed by now.
  const [looked, setLooked] = useState<ColdTaskInfo | null>(null);
  if (looked === null && task.isFetchedAfterMount && task.data?.can_sign === 1) setLooked(task.data);
  if (looked !== null) return <SignTaskCode task={looked} onClose={onClose} />;
  return (
    <Drawer open title={t('tasks.signTitle', { id })} onClose={onClose}>
      <QueryView query={task} skeleton={<Skeleton shape="form" />}>
        {(found) => (
          <Stack>
            <Banner tone="attention">{t('tasks.notToSign')}</Banner>
            <TaskSheet task={found} />
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}

/** The code of a task as it was when the code was wanted: whatever the server says later is held against that. */
export function SignTaskCode({ task, onClose }: { task: ColdTaskInfo; onClose: () => void }) {
  const { t } = useTranslation('coldWallet');
  const queryClient = useQueryClient();
  const [looked] = useState(task);
  const { task_id } = looked;
  const check = async (): Promise<SignCheck> => {
    const now = await readAnew(queryClient, read(coldWallet.task, { task_id }));
    if (now === null) return 'unread';
    const isSame = changedContent(taskContent(looked, t), taskContent(now, t)).length === 0;
    return isSame && now.can_sign === 1 ? 'same' : 'changed';
  };
  return (
    <QrSign
      request={{
        business_type: 'cold_task',
        business_id: task_id,
        summary: taskSummary(looked, t),
      }}
      check={check}
      shown={{ content: taskContent(looked, t) }}
      onClose={onClose}
    >
      <TaskSheet task={looked} />
    </QrSign>
  );
}
