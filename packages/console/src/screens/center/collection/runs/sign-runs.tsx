import { collection, type CollectHistoryInfo } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedContent } from '#features/decisions';
import { QrSign, type SignCheck } from '#features/signing';
import { read } from '#shared/api/api.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { readAgain } from '../rule/rule-query.ts';
import { runContent } from './run-content.ts';
import { RunSheet } from './run-sheet.tsx';

interface SignRunsProps {
  /** As they were looked at when the first code was wanted. */
  runs: readonly CollectHistoryInfo[];
  onClose: () => void;
}

/** The codes of sweeps, one after another, each with all that is signed by it. */
export function SignRuns({ runs, onClose }: SignRunsProps) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const [looked] = useState(runs);
  const [at, setAt] = useState(0);
  const run = looked[at];
  if (run === undefined) return null;
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain(queryClient, read(collection.historyInfo, { id: run.id }));
    if (now === null) return 'unread';
    const isSame = now.need_sign === 1 && changedContent(runContent(run, t), runContent(now, t)).length === 0;
    return isSame ? 'same' : 'changed';
  };
  return (
    <QrSign
      key={run.id}
      request={{
        business_type: 'collect',
        business_id: run.id,
        summary: t('run.summary', {
          amount: exactAmount(run.total_amount),
          coin: run.symbol_alias,
          count: run.address_count,
        }),
      }}
      check={check}
      sequence={
        looked.length === 1
          ? undefined
          : {
              at: at + 1,
              of: looked.length,
              onNext: () => (at + 1 < looked.length ? setAt(at + 1) : onClose()),
            }
      }
      onClose={onClose}
    >
      <RunSheet run={run} />
    </QrSign>
  );
}
