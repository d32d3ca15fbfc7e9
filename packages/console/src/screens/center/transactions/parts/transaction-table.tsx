import type { TransactionRow } from '@mpc/api';
import { Amount, formatNumber, ShortAddress, Table, Time, type TableColumn } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindLook } from '../transaction-looks.ts';
import { AmountCell, CoinCell, KindCell, ScreeningCell, StatusCell } from './transaction-cells.tsx';

export interface TransactionTableProps {
  rows: readonly TransactionRow[];
  /** Other rows are on their way. */
  loading: boolean;
  /** The row that stands open, as `kind:number`. */
  selectedKey: string | undefined;
  onOpen: (row: TransactionRow) => void;
  empty: ReactNode;
  footer: ReactNode;
}

/** One line for each thing that moved: which way, how much to the last digit, with whom, and where it stands. */
export function TransactionTable({ onOpen, ...rest }: TransactionTableProps) {
  const { t } = useTranslation();
  const columns: TableColumn<TransactionRow>[] = [
    {
      key: 'time',
      header: t('transactions.column.time'),
      cell: (row) => <Time at={row.created_at} kind="short" />,
    },
    {
      key: 'kind',
      header: t('transactions.column.kind'),
      isTitle: true,
      cell: (row) => <KindCell row={row} />,
    },
    { key: 'coin', header: t('transactions.column.coin'), cell: (row) => <CoinCell row={row} /> },
    {
      key: 'amount',
      header: t('transactions.column.amount'),
      align: 'end',
      cell: (row) => <AmountCell row={row} />,
    },
    {
      key: 'counterparty',
      header: t('transactions.column.counterparty'),
      cell: (row) => {
        const address = kindLook(row.trans_kind)?.way === 'in' ? row.address_from : row.address_to;
        return address === '' ? null : (
          <ShortAddress address={address} label={t('transactions.column.counterparty')} />
        );
      },
    },
    {
      key: 'fee',
      header: t('transactions.column.fee'),
      align: 'end',
      hideOnPhone: true,
      cell: (row) => (
        <Amount value={row.real_fee ?? row.fee} symbol={row.fee_symbol_alias ?? row.fee_symbol} />
      ),
    },
    {
      key: 'status',
      header: t('transactions.column.status'),
      cell: (row) => <StatusCell row={row} />,
    },
    {
      key: 'kyt',
      header: t('transactions.column.kyt'),
      cell: (row) => <ScreeningCell row={row} />,
    },
  ];
  return (
    <Table
      {...rest}
      label={t('place.transactions')}
      columns={columns}
      rowKey={(row) => `${row.trans_kind}:${row.id}`}
      onOpen={onOpen}
      opens={(row) => kindLook(row.trans_kind)?.open !== undefined}
      openLabel={(row) => {
        const words = kindLook(row.trans_kind)?.open;
        const amount = formatNumber(row.amount, { digits: 'all' });
        return words === undefined ? '' : t(words, { amount, coin: row.symbol_alias });
      }}
    />
  );
}
