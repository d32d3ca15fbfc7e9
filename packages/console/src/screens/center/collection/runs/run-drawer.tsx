import { collection, isTerminal, type CollectHistoryInfo } from '@mpc/api';
import { Skeleton } from '@mpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { readAgain } from '../rule/rule-query.ts';
import { runFacts } from './run-content.ts';
import { RunView } from './run-view.tsx';

export interface RunDrawerProps {
  /** The sweep's number. */
  id: number;
  /** What is asked about at once, where the sweep allows it. */
  begin?: Decision | undefined;
  /** Shows the transaction of one address. */
  onShow: (transaction: number) => void;
  onClose: () => void;
}

/** How often it is read again while it is in sight. */
function pace(run: CollectHistoryInfo | undefined): number | false {
  if (run === undefined || isTerminal({ trans_kind: 'collect', status: run.status })) return false;
  return run.status === 1200 ? 4000 : live.refetchInterval;
}

/** One sweep down to the single address, and what may be done about it. */
export function RunDrawer({ id, begin, onShow, onClose }: RunDrawerProps) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const reading = read(collection.historyInfo, { id });
  const run = useQuery({
    ...reading,
    // Nobody decides on what was read before the drawer was opened.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pace(state.data),
  });
  return (
    <DetailFrame
      title={t('run.title')}
      status={run.data === undefined ? undefined : <TransactionStatusTag of={runFacts(run.data)} />}
      onClose={onClose}
    >
      {run.data !== undefined && !run.isFetchedAfterMount ? (
        <Skeleton shape="form" />
      ) : (
        <QueryView query={run} skeleton={<Skeleton shape="form" />}>
          {(data) => (
            <RunView
              key={id}
              id={id}
              run={data}
              begin={begin}
              observedAt={run.dataUpdatedAt}
              refreshing={run.isFetching}
              readAgain={() => readAgain(queryClient, reading)}
              onShow={onShow}
            />
          )}
        </QueryView>
      )}
    </DetailFrame>
  );
}
