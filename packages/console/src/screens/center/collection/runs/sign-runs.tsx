import { collection, type CollectHistoryInfo, type CollectRule } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, type SignCheck } from '#features/decisions';
import { QrSign } from '#features/signing';
import { read } from '#shared/api/api.ts';
import { readAgain } from '#shared/api/read-again.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { ruleOf } from '../rule/rule-query.ts';
import { runContent } from './run-content.ts';
import { RunSheet } from './run-sheet.tsx';

interface SignRunsProps {
  /** As they were looked at when the first code was wanted. */
  runs: readonly CollectHistoryInfo[];
  rule: CollectRule;
  onClose: () => void;
}

/** The codes of sweeps, one after another, each with all that is signed by it. */
export function SignRuns({ runs, rule, onClose }: SignRunsProps) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const [looked] = useState({ runs, rule });
  const [at, setAt] = useState(0);
  const run = looked.runs[at];
  if (run === undefined) return null;
  const said = runContent({ run, rule: looked.rule }, t);
  const check = async (): Promise<SignCheck> => {
    const [now, into] = await Promise.all([
      readAgain(queryClient, read(collection.historyInfo, { id: run.id })),
      readAgain(queryClient, ruleOf(looked.rule.id)),
    ]);
    if (now === null || into === null) return 'unread';
    const isSame = changedContent(said, runContent({ run: now, rule: into }, t)).length === 0;
    return isSame && now.need_sign === 1 ? 'same' : 'changed';
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
      shown={{ content: said }}
      sequence={
        looked.runs.length === 1
          ? undefined
          : {
              at: at + 1,
              of: looked.runs.length,
              onNext: () => (at + 1 < looked.runs.length ? setAt(at + 1) : onClose()),
            }
      }
      onClose={onClose}
    >
      <RunSheet run={run} rule={looked.rule} />
    </QrSign>
  );
}
