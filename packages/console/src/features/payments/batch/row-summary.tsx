import { Amount, Segmented, Table, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { BatchRow, RowState } from './row-state.rules.ts';
import { countStates, rowStates } from './row-state.rules.ts';
import { sayState } from './row-words.ts';
import { rowTotals, type RowTotal } from './row-totals.rules.ts';

interface StateFilterProps {
  rows: readonly BatchRow[];
  shown: RowState | 'all';
  onShow: (shown: RowState | 'all') => void;
}

const keyOf = ({ symbol }: RowTotal) => symbol;

/** How many rows stand where, to choose from. */
export function StateFilter({ rows, shown, onShow }: StateFilterProps) {
  const { t } = useTranslation();
  const counts = useMemo(() => countStates(rows), [rows]);
  // One that is chosen stays to be chosen, though its last row has moved on.
  const states = rowStates.filter((state) => counts[state] > 0 || state === shown);
  return (
    <Segmented<RowState | 'all'>
      label={t('batch.show.label')}
      items={[
        { id: 'all', label: t('batch.show.all', { count: rows.length }) },
        ...states.map((state) => ({ id: state, label: `${sayState(t, state)} ${counts[state]}` })),
      ]}
      selected={shown}
      onSelect={onShow}
    />
  );
}

/** What the rows come to by coin, and how much of it is paid. */
export function RowTotals({ rows }: { rows: readonly BatchRow[] }) {
  const { t } = useTranslation();
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
        header: t('status.withdraw.completed'),
        align: 'end',
        cell: ({ paid, coinName }) => <Amount value={paid} symbol={coinName} />,
      },
    ],
    [t],
  );
  return <Table label={t('batch.total.title')} columns={columns} rows={totals} rowKey={keyOf} />;
}
