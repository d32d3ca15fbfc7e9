import type { TransactionRow } from '@mpc/api';
import { Amount, formatNumber, ShortAddress, Table, Tag, Text, Time, type TableColumn } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kytLooks } from '../transaction-looks.ts';
import { CoinCell, KindCell, StatusCell } from './transaction-cells.tsx';

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

const isIn = (row: TransactionRow) => row.trans_kind === 'deposit';

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
      cell: (row) => <Amount value={row.amount} symbol={row.symbol_alias} sign={isIn(row) ? '+' : '-'} />,
    },
    {
      key: 'counterparty',
      header: t('transactions.column.counterparty'),
      cell: (row) => {
        const address = isIn(row) ? row.address_from : row.address_to;
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
      cell: (row) => <Amount value={row.real_fee ?? row.fee} symbol={row.fee_symbol} />,
    },
    {
      key: 'status',
      header: t('transactions.column.status'),
      cell: (row) => <StatusCell row={row} />,
    },
    {
      key: 'kyt',
      header: t('transactions.column.kyt'),
      cell: (row) => {
        const look = kytLooks[row.kyt_status];
        return row.kyt_status === 0 ? (
          <Text tone="muted">{t(look.label)}</Text>
        ) : (
          <Tag tone={look.tone}>{t(look.label)}</Tag>
        );
      },
    },
  ];
  return (
    <Table
      {...rest}
      label={t('place.transactions')}
      columns={columns}
      rowKey={(row) => `${row.trans_kind}:${row.id}`}
      onOpen={onOpen}
      openLabel={(row) =>
        t(isIn(row) ? 'transactions.openDeposit' : 'transactions.openTransfer', {
          amount: formatNumber(row.amount, { digits: 'all' }),
          coin: row.symbol_alias,
        })
      }
    />
  );
}
