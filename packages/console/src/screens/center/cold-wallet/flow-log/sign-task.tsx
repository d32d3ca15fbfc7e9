import { coldWallet, type ColdTaskInfo } from '@mpc/api';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QrSign, type SignCheck } from '#features/signing';
import { client } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { isSameTask } from './task-content.ts';
import { directionWords } from './task-words.ts';
import { TaskSheet } from './task-sheet.tsx';

interface SignTaskProps {
  walletId: number;
  /** As it was looked at when the code was wanted. */
  task: ColdTaskInfo;
  onClose: () => void;
}

/** The code of a task, with all that is signed by it. */
export function SignTask({ walletId, task, onClose }: SignTaskProps) {
  const { t } = useTranslation('coldWallet');
  const [looked] = useState(task);
  const check = async (): Promise<SignCheck> => {
    const now = await client.call(coldWallet.task, { task_id: looked.task_id }).catch(() => null);
    if (now === null) return 'unread';
    return isSameTask(now, looked) ? 'same' : 'changed';
  };
  return (
    <QrSign
      request={{
        business_type: 'cold_task',
        business_id: looked.task_id,
        summary: t('flow.summary', {
          direction: directionWords(looked.direction, t),
          amount: exactAmount(looked.amount),
          coin: coinName(looked),
        }),
      }}
      check={check}
      onClose={onClose}
    >
      <TaskSheet walletId={walletId} task={looked} />
    </QrSign>
  );
}
