import type { PaymentOutput, Transaction } from '@mpc/api';
import { Amount, Inline, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSummaryInView } from '#features/address-check';
import { add, isDecimal } from '#shared/money/decimal.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';

/** One of several that a payment goes to. */
interface PaidRecipient extends Omit<PaymentOutput, 'memo' | 'needActive'> {
  memo?: string | undefined;
  /** The payment opens the address. */
  needActive?: boolean | undefined;
  status?: number | undefined;
}

type Row = PaidRecipient & { at: number };

export interface RecipientsTableProps {
  recipients: readonly PaidRecipient[];
  /** The coin of the amounts, as it is read. */
  coin: string;
  baseSymbol: string;
  symbol: string;
  subWalletId: number;
  /** What pays them, where each has a status of its own. */
  kind?: Transaction['trans_kind'] | undefined;
}

/** Everybody a payment goes to, wherever it is confirmed, approved or looked at: name and whole address, amount, memo, and the total. */
export function RecipientsTable(props: RecipientsTableProps) {
  const { recipients, coin, baseSymbol, symbol, subWalletId, kind } = props;
  const { t } = useTranslation();
  const hasNotes = recipients.some(({ memo = '', needActive }) => memo !== '' || needActive === true);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'address',
        header: t('order.recipients.one'),
        isTitle: true,
        minWidth: 320,
        cell: ({ address, at }) => (
          <AddressSummaryInView
            address={address}
            label={t('order.recipients.number', { at })}
            baseSymbol={baseSymbol}
            symbol={symbol}
            subWalletId={subWalletId}
          />
        ),
      },
      {
        key: 'amount',
        header: t('order.amount'),
        align: 'end',
        cell: ({ amount }) => <Amount value={amount} symbol={coin} />,
      },
      ...(hasNotes ? [memoColumn(t('order.memo'), t('order.recipients.opens'))] : []),
      ...(kind === undefined
        ? []
        : [
            {
              key: 'status',
              header: t('transactions.column.status'),
              hideOnPhone: true,
              cell: ({ status }: Row) =>
                status === undefined ? null : <TransactionStatusTag of={{ trans_kind: kind, status }} />,
            },
          ]),
    ],
    [t, coin, kind, hasNotes, baseSymbol, symbol, subWalletId],
  );
  const isReadable = recipients.every(({ amount }) => isDecimal(amount));
  return (
    <Table
      label={t('order.recipients.count', { count: recipients.length })}
      columns={columns}
      rows={recipients.map((recipient, at) => ({ ...recipient, at: at + 1 }))}
      rowKey={({ at }) => at}
      footer={
        <Inline>
          <Text tone="muted">{t('order.recipients.total')}</Text>
          <Text tone="strong">
            <Amount
              value={isReadable ? recipients.reduce((sum, { amount }) => add(sum, amount), '0') : undefined}
              symbol={coin}
            />
          </Text>
        </Inline>
      }
    />
  );
}

const memoColumn = (header: string, opens: string): TableColumn<Row> => ({
  key: 'memo',
  header,
  cell: ({ memo, needActive }) => (
    <>
      {memo}
      {needActive === true ? (
        <Text tone="muted" size="label">
          {opens}
        </Text>
      ) : null}
    </>
  ),
});
