import { autoCollect, type SnapshotSum } from '@mpc/api';
import { Amount, Card, LineChart, Skeleton, Stack, Table, type TableColumn } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { sumsByDay } from './snapshot-sums.rules.ts';

interface SnapshotChartProps {
  walletId: number;
  /** Coins that are looked at; empty for all. */
  symbols: readonly string[];
  /** The last day; the last there is where it is undefined. */
  day: string | undefined;
}

/** What lay on all addresses together, day by day: the value of each coin as a line, and its sum on the last day. */
export function SnapshotChart({ walletId, symbols, day }: SnapshotChartProps) {
  const { t } = useTranslation('coSigner');
  const sums = useQuery(
    read(autoCollect.snapshotSums, {
      wallet_id: walletId,
      ...(symbols.length === 0 ? {} : { symbol: [...symbols] }),
      ...(day === undefined ? {} : { end_date: day }),
    }),
  );
  const columns = useMemo(
    (): TableColumn<SnapshotSum>[] => [
      { key: 'coin', header: t('rule.coin'), isTitle: true, card: 'lead', cell: coinName },
      { key: 'date', header: t('snapshot.day'), card: 'note', cell: ({ date }) => date },
      {
        key: 'count',
        header: t('funds.addresses'),
        align: 'end',
        cell: ({ address_count }) => address_count,
      },
      {
        key: 'total',
        header: t('snapshot.sum'),
        align: 'end',
        cell: ({ total, symbol_alias }) => <Amount value={total} symbol={symbol_alias} />,
      },
      {
        key: 'usd',
        header: t('funds.usd'),
        align: 'end',
        cell: ({ usd }) => <Amount value={usd} kind="fiat" />,
      },
    ],
    [t],
  );
  return (
    <Card title={t('snapshot.title')}>
      <QueryView query={sums} skeleton={<Skeleton shape="rows" />}>
        {(rows) => {
          const { days, series, last } = sumsByDay(rows);
          return (
            <Stack>
              <LineChart
                label={t('snapshot.title')}
                unit="USD"
                x={days}
                xLabel={t('snapshot.day')}
                series={series}
                empty={t('snapshot.empty')}
              />
              {last.length === 0 ? null : (
                <Table
                  label={t('snapshot.sums')}
                  columns={columns}
                  rows={last}
                  rowKey={({ symbol, date }) => `${symbol} ${date}`}
                />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Card>
  );
}
