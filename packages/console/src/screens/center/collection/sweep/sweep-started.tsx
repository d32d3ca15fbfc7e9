import { collection, type CollectHistoryInfo } from '@mpc/api';
import {
  Amount,
  Banner,
  Button,
  DrawerFooter,
  Inline,
  Skeleton,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@mpc/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { compare } from '#shared/money/decimal.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { runFacts } from '../runs/run-content.ts';
import { SignRuns } from '../runs/sign-runs.tsx';
import type { WaitingCoin } from './sweep-content.ts';

export interface SweepStartedProps {
  ids: readonly number[];
  /** What was confirmed of each coin. */
  confirmed: readonly WaitingCoin[];
  onClose: () => void;
}

/** Whether a sweep is not the one that was confirmed. */
const differs = (run: CollectHistoryInfo, confirmed: readonly WaitingCoin[]): boolean => {
  const coin = confirmed.find(({ symbol }) => symbol === run.symbol);
  return (
    coin === undefined ||
    compare(coin.amount, run.total_amount) !== 0 ||
    coin.address_count !== run.address_count
  );
};

/** The sweeps that were begun, read back and held against what was confirmed; and their signatures, one after another. */
export function SweepStarted({ ids, confirmed, onClose }: SweepStartedProps) {
  const { t } = useTranslation('collection');
  const [isSigning, setSigning] = useState(false);
  const queries = useQueries({
    queries: ids.map((id) => ({ ...read(collection.historyInfo, { id }), ...live })),
  });
  const runs = queries.flatMap(({ data }) => data ?? []);
  const isRead = runs.length === ids.length;
  const isOther = runs.some((run) => differs(run, confirmed));
  const toSign = runs.filter(({ need_sign }) => need_sign === 1);
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
          {t(toSign.length > 0 ? 'sweep.signNow' : 'sweep.signLater')}
        </Banner>
      )}
      <Table label={t('sweep.begun')} columns={columns} rows={runs} rowKey={({ id }) => id} />
      <Text as="p" tone="muted">
        {t('sweep.follow')}
      </Text>
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
      {isSigning ? <SignRuns runs={toSign} onClose={() => setSigning(false)} /> : null}
    </Stack>
  );
}
