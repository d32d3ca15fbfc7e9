import { collection, WithdrawStatus, type CollectHistoryInfo } from '@mpc/api';
import {
  Amount,
  Banner,
  Button,
  DrawerFooter,
  Inline,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
} from '@mpc/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { runFacts } from '../runs/run-content.ts';
import { SignRuns } from '../runs/sign-runs.tsx';
import { isAsConfirmed, type Sweepable } from './sweep-content.ts';

export interface SweepStartedProps {
  ids: readonly number[];
  /** The rule and the coins as they were confirmed. */
  confirmed: Sweepable;
  onClose: () => void;
}

/** The sweeps that were begun, read back and held against what was confirmed; and their signatures, one after another. */
export function SweepStarted({ ids, confirmed, onClose }: SweepStartedProps) {
  const { t } = useTranslation('collection');
  const [isSigning, setSigning] = useState(false);
  const queries = useQueries({
    queries: ids.map((id) => ({ ...read(collection.historyInfo, { id }), ...live })),
  });
  const runs = queries.flatMap(({ data }) => data ?? []);
  const isRead = runs.length === ids.length;
  const isOther = runs.some((run) => !isAsConfirmed(run, confirmed.waiting));
  const toSign = runs.filter(({ need_sign }) => need_sign === 1);
  const isSigned = runs.every(({ status }) => status !== WithdrawStatus.awaitingSignature);
  const next = () => {
    if (isSigned) return t('sweep.follow');
    return t(toSign.length > 0 ? 'sweep.signNow' : 'sweep.signLater');
  };
  const columns = useMemo(
    (): TableColumn<CollectHistoryInfo>[] => [
      { key: 'coin', header: t('column.coin'), isTitle: true, cell: ({ symbol_alias: alias }) => alias },
      {
        key: 'amount',
        header: t('column.amount'),
        align: 'end',
        card: 'lead',
        cell: (run) => <Amount value={run.total_amount} symbol={run.symbol_alias} />,
      },
      {
        key: 'addresses',
        header: t('column.addresses'),
        align: 'end',
        cell: ({ address_count: count }) => count,
      },
      {
        key: 'status',
        header: t('field.status'),
        card: 'state',
        cell: (run) => <TransactionStatusTag of={runFacts(run)} />,
      },
    ],
    [t],
  );
  if (!isRead)
    return (
      <>
        <ChecksFailed checks={queries} />
        <Skeleton shape="rows" count={ids.length} />
      </>
    );
  return (
    <Stack>
      {isOther ? (
        <Banner tone="danger" title={t('sweep.differs')}>
          {t('sweep.differsDetail')}
        </Banner>
      ) : (
        <Banner tone="running" title={t('sweep.matches')}>
          {next()}
        </Banner>
      )}
      <Table label={t('sweep.begun')} columns={columns} rows={runs} rowKey={({ id }) => id} />
      <DrawerFooter>
        <Inline justify="end">
          <Button onClick={onClose}>{t('act.close')}</Button>
          {toSign.length === 0 ? null : (
            <Button
              variant="primary"
              disabledReason={isOther ? t('sweep.differs') : undefined}
              onClick={() => setSigning(true)}
            >
              {t('run.sign')}
            </Button>
          )}
        </Inline>
      </DrawerFooter>
      {isSigning ? <SignRuns runs={toSign} rule={confirmed.rule} onClose={() => setSigning(false)} /> : null}
    </Stack>
  );
}
