import { Amount, Select, Stack, Table, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchRow, RowState } from './row-state.rules.ts';
import { countStates } from './row-state.rules.ts';
import { rowTotals, statesIn, type RowTotal } from './row-totals.rules.ts';

interface RowSummaryProps {
  rows: readonly BatchRow[];
  shown: RowState | 'all';
  onShow: (shown: RowState | 'all') => void;
}

const keyOf = ({ symbol }: RowTotal) => symbol;

/** How many rows stand where, to choose from, and what they come to by coin. */
export function RowSummary({ rows, shown, onShow }: RowSummaryProps) {
  const { t } = useTranslation();
  const counts = useMemo(() => countStates(rows), [rows]);
  const totals = useMemo(() => rowTotals(rows), [rows]);
  const columns = useMemo(
    (): TableColumn<RowTotal>[] => [
      { key: 'coin', header: t('batch.column.coin'), isTitle: true, cell: ({ coinName }) => coinName },
      { key: 'count', header: t('batch.total.count'), align: 'end', cell: ({ count }) => count },
      {
        key: 'amount',
        header: t('batch.total.amount'),
        align: 'end',
        cell: ({ amount, coinName }) => <Amount value={amount} symbol={coinName} />,
      },
      {
        key: 'paid',
        header: t('batch.state.completed'),
        align: 'end',
        cell: ({ paid, coinName }) => <Amount value={paid} symbol={coinName} />,
      },
    ],
    [t],
  );
  return (
    <Stack>
      <Table label={t('batch.total.title')} columns={columns} rows={totals} rowKey={keyOf} />
      <Select<RowState | 'all'>
        label={t('batch.show.label')}
        options={[
          { id: 'all', label: t('batch.show.all', { count: rows.length }) },
          // One that is chosen stays to be chosen, though its last row has moved on.
          ...statesIn({ ...counts, ...(shown === 'all' ? {} : { [shown]: Math.max(1, counts[shown]) }) }).map(
            (state) => ({ id: state, label: `${t(`batch.state.${state}`)} ${counts[state]}` }),
          ),
        ]}
        value={shown}
        onChange={onShow}
      />
    </Stack>
  );
}
