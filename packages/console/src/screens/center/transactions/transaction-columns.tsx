import type { TransactionRow } from '@mpc/api';
import { Amount, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Intent } from '#features/payments';
import type { Entry } from './list-entries.rules.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { kindLook } from './transaction-looks.ts';
import { DustNameCell } from './parts/dust-rows.tsx';
import {
  IntentAmountCell,
  IntentKindCell,
  IntentRecipientCell,
  IntentStateCell,
} from './parts/intent-cells.tsx';
import {
  AddressCell,
  AmountCell,
  CoinCell,
  DepthCell,
  KindCell,
  StatusCell,
} from './parts/transaction-cells.tsx';

const ofRow =
  (cell: (row: TransactionRow) => ReactNode, ofIntent: (intent: Intent) => ReactNode = () => null) =>
  (entry: Entry): ReactNode => {
    if (entry.kind === 'row') return cell(entry.row);
    return entry.kind === 'intent' ? ofIntent(entry.intent) : null;
  };

/** The columns of the list; a person chooses among them and puts them in order. */
export function transactionColumns(t: TFunction): TableColumn<Entry>[] {
  return [
    {
      key: 'created_at',
      header: t('transactions.column.time'),
      sortable: true,
      cell: ofRow(
        (row) => <Time at={row.created_at} kind="short" />,
        (intent) => <Time at={intent.createdAt} kind="short" />,
      ),
    },
    {
      key: 'kind',
      header: t('transactions.column.kind'),
      width: '136px',
      isTitle: true,
      cell: (entry) =>
        entry.kind === 'dust' ? (
          <DustNameCell rows={entry.rows} />
        ) : entry.kind === 'intent' ? (
          <IntentKindCell intent={entry.intent} />
        ) : (
          <KindCell row={entry.row} />
        ),
    },
    {
      key: 'subWallet',
      priority: 1,
      header: t('transactions.column.subWallet'),
      width: '128px',
      cell: ofRow(
        (row) => row.sub_wallet_name,
        (intent) => intent.subWallet.name,
      ),
    },
    {
      key: 'coin',
      header: t('transactions.column.coin'),
      cell: ofRow(
        (row) => <CoinCell row={row} />,
        (intent) => intent.coinName,
      ),
    },
    {
      key: 'amount',
      header: t('transactions.column.amount'),
      align: 'end',
      sortable: true,
      cell: ofRow(
        (row) => <AmountCell row={row} />,
        (intent) => <IntentAmountCell intent={intent} />,
      ),
    },
    {
      key: 'amount_usd',
      header: t('transactions.column.usd'),
      align: 'end',
      sortable: true,
      cell: ofRow((row) =>
        row.amount_usd === undefined ? null : (
          <Text tone="muted">
            <Amount kind="fiat" value={row.amount_usd} />
          </Text>
        ),
      ),
    },
    {
      key: 'counterparty',
      header: t('transactions.column.counterparty'),
      cell: ofRow(
        (row) => <AddressCell row={row} end={kindLook(row.trans_kind)?.way === 'in' ? 'from' : 'to'} />,
        (intent) => <IntentRecipientCell intent={intent} />,
      ),
    },
    {
      key: 'from',
      priority: 2,
      header: t('transactions.column.from'),
      hideOnPhone: true,
      cell: ofRow((row) => <AddressCell row={row} end="from" />),
    },
    {
      key: 'to',
      priority: 2,
      header: t('transactions.column.to'),
      hideOnPhone: true,
      cell: ofRow(
        (row) => <AddressCell row={row} end="to" />,
        (intent) => <IntentRecipientCell intent={intent} />,
      ),
    },
    {
      key: 'fee',
      priority: 2,
      header: t('transactions.column.fee'),
      align: 'end',
      hideOnPhone: true,
      cell: ofRow((row) =>
        row.fee === undefined ? null : (
          <Amount value={row.real_fee ?? row.fee} symbol={row.fee_symbol_alias ?? row.fee_symbol} />
        ),
      ),
    },
    {
      key: 'confirmations',
      priority: 3,
      header: t('transactions.column.confirmations'),
      hideOnPhone: true,
      cell: ofRow((row) => <DepthCell row={row} />),
    },
    {
      key: 'status',
      header: t('transactions.column.status'),
      sortable: true,
      cell: ofRow(
        (row) => <StatusCell row={row} />,
        (intent) => <IntentStateCell intent={intent} />,
      ),
    },
    {
      key: 'kyt',
      priority: 2,
      header: t('transactions.column.kyt'),
      cell: ofRow((row) => <KytTag status={row.kyt_status} />),
    },
    {
      key: 'remark',
      priority: 3,
      header: t('transactions.column.remark'),
      hideOnPhone: true,
      cell: ofRow((row) => row.remark),
    },
  ];
}
