import { codes, collection, isTerminal, Refusal, type CollectHistoryInfo } from '@mpc/api';
import { EmptyState, Skeleton } from '@mpc/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Decision } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { readAgain } from '#shared/api/read-again.ts';
import { live } from '#shared/freshness/live.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { ruleOf } from '../rule/rule-query.ts';
import { runFacts, type RuleRun } from './run-content.ts';
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

const isGone = (error: unknown): boolean => error instanceof Refusal && error.code === codes.badParameter;

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
  const ruleId = run.data?.rule_id ?? 0;
  const rule = useQuery({
    ...ruleOf(ruleId),
    enabled: ruleId !== 0,
    refetchOnMount: 'always',
    // A sweep that is suddenly of another rule is the same sweep, changed.
    placeholderData: keepPreviousData,
  });
  const both = async (): Promise<RuleRun | null> => {
    const now = await readAgain(queryClient, reading);
    const into = now === null ? null : await readAgain(queryClient, ruleOf(now.rule_id));
    return now === null || into === null ? null : { run: now, rule: into };
  };
  const shape = <Skeleton shape="form" />;
  return (
    <DetailFrame
      title={t('run.title')}
      status={run.data === undefined ? undefined : <TransactionStatusTag of={runFacts(run.data)} />}
      onClose={onClose}
    >
      {isGone(run.error) ? (
        <EmptyState title={t('run.gone')}>{t('run.goneDetail')}</EmptyState>
      ) : (
        <QueryView query={run} skeleton={shape}>
          {(data) =>
            run.isFetchedAfterMount ? (
              <QueryView query={rule} skeleton={shape}>
                {(into) => (
                  <RunView
                    key={id}
                    id={id}
                    run={data}
                    rule={into}
                    begin={begin}
                    observedAt={run.dataUpdatedAt}
                    refreshing={run.isFetching}
                    readAgain={both}
                    onShow={onShow}
                  />
                )}
              </QueryView>
            ) : (
              shape
            )
          }
        </QueryView>
      )}
    </DetailFrame>
  );
}
