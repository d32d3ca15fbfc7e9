import type { TransactionRow } from '@mpc/api';
import { Amount, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Intent } from '#features/payments';
import type { Entry } from './list-entries.rules.ts';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { paidFee } from './paid-fee.rules.ts';
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
  (
    cell: (row: TransactionRow) => ReactNode,
    ofIntent: (intent: Intent) => ReactNode = () => null,
    ofDust: (rows: readonly TransactionRow[]) => ReactNode = () => null,
  ) =>
  (entry: Entry): ReactNode => {
    if (entry.kind === 'row') return cell(entry.row);
    return entry.kind === 'intent' ? ofIntent(entry.intent) : ofDust(entry.rows);
  };

interface Room {
  isPhone: boolean;
  /** There is room for the coin's own column. */
  isWide: boolean;
}

/** The columns of the list; a person chooses among them and puts them in order. */
export function transactionColumns(t: TFunction, { isPhone, isWide }: Room): TableColumn<Entry>[] {
  return [
    {
      key: 'created_at',
      header: t('transactions.column.time'),
      minWidth: 142,
      sortable: true,
      card: 'note',
      cell: ofRow(
        (row) => <Time at={row.created_at} kind="short" />,
        (intent) => <Time at={intent.createdAt} kind="short" />,
      ),
    },
    {
      key: 'kind',
      header: t('transactions.column.kind'),
      isTitle: true,
      minWidth: 130,
      cell: ofRow(
        (row) => <KindCell row={row} isPhone={isPhone} />,
        (intent) => <IntentKindCell intent={intent} />,
        // A card of it has nothing else: its name stands where an amount would.
        (rows) => (isPhone ? null : <DustNameCell rows={rows} />),
      ),
    },
    {
      key: 'subWallet',
      priority: 1,
      header: t('transactions.column.subWallet'),
      minWidth: 138,
      hideOnPhone: true,
      cell: ofRow(
        (row) => row.sub_wallet_name,
        (intent) => intent.subWallet.name,
      ),
    },
    {
      key: 'coin',
      // Its network stands beside the amount then.
      ...(isWide ? {} : { priority: 1 }),
      header: t('transactions.column.coin'),
      minWidth: 140,
      hideOnPhone: true,
      cell: ofRow(
        (row) => <CoinCell row={row} />,
        (intent) => intent.coinName,
      ),
    },
    {
      key: 'amount',
      header: t('transactions.column.amount'),
      align: 'end',
      card: 'lead',
      sortable: true,
      cell: ofRow(
        (row) => (
          <>
            <AmountCell row={row} />
            {!isWide && row.trans_kind !== 'nft' ? (
              <Text tone="muted" size="label">
                {' '}
                {networkBeside(row)}
              </Text>
            ) : null}
          </>
        ),
        (intent) => <IntentAmountCell intent={intent} />,
        (rows) => (isPhone ? <DustNameCell rows={rows} /> : null),
      ),
    },
    {
      key: 'amount_usd',
      header: t('transactions.column.usd'),
      align: 'end',
      priority: 1,
      hideOnPhone: true,
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
      // Names come in after the rows; the column is as wide before.
      width: '180px',
      header: t('transactions.column.counterparty'),
      card: 'about',
      minWidth: 150,
      cell: ofRow(
        (row) => <AddressCell row={row} end={kindLook(row.trans_kind)?.way === 'in' ? 'from' : 'to'} />,
        (intent) => <IntentRecipientCell intent={intent} />,
      ),
    },
    {
      key: 'from',
      priority: 2,
      header: t('transactions.column.from'),
      minWidth: 200,
      hideOnPhone: true,
      cell: ofRow((row) => <AddressCell row={row} end="from" />),
    },
    {
      key: 'to',
      priority: 2,
      header: t('transactions.column.to'),
      minWidth: 200,
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
        paidFee(row) === null ? null : <Amount value={paidFee(row)?.amount} symbol={paidFee(row)?.unit} />,
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
      minWidth: 152,
      sortable: true,
      card: 'state',
      cell: ofRow(
        (row) => <StatusCell row={row} />,
        (intent) => <IntentStateCell intent={intent} />,
      ),
    },
    {
      key: 'kyt',
      priority: 2,
      header: t('transactions.column.kyt'),
      hideOnPhone: true,
      cell: ofRow((row) => <KytTag of={row} />),
    },
    {
      key: 'remark',
      priority: 3,
      header: t('transactions.column.remark'),
      minWidth: 96,
      hideOnPhone: true,
      cell: ofRow((row) => row.remark),
    },
  ];
}
