import type { TronResource } from '@mpc/api';
import { Amount, Table, Time, type TableColumn } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

interface HistoryTableProps {
  series: TronResource['series'];
  /** What the address is called. */
  name: string;
}

/** The same as the line of the last 24 hours, and more, hour by hour; the newest first. */
export function HistoryTable({ series, name }: HistoryTableProps) {
  const { t } = useTranslation('tools');
  const columns: TableColumn<TronResource['series'][number]>[] = [
    {
      key: 'time',
      header: t('monitor.history.time'),
      isTitle: true,
      cell: ({ time }) => <Time at={time} kind="short" />,
    },
    {
      key: 'energy',
      header: t('monitor.history.energy'),
      align: 'end',
      cell: ({ energy_used }) => exactAmount(String(energy_used)),
    },
    {
      key: 'net',
      header: t('monitor.history.bandwidth'),
      align: 'end',
      cell: ({ net_used }) => exactAmount(String(net_used)),
    },
    {
      key: 'trx',
      header: t('monitor.balance'),
      align: 'end',
      cell: ({ trx_balance }) => <Amount value={trx_balance} symbol="TRX" />,
    },
  ];
  return (
    <Table
      label={t('monitor.history.of', { name })}
      columns={columns}
      rows={[...series].reverse()}
      rowKey={({ time }) => time}
    />
  );
}
