import type { PaymentOutput, Transaction } from '@mpc/api';
import { Amount, Table, TableSummary, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type AddressOrigin, AddressSummaryInView } from '#features/address-check';
import { sum } from '#shared/money/decimal.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';

/** One of those a payment goes to. */
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
  /** How the only one came into its form, and the text it was entered as. */
  origin?: AddressOrigin | undefined;
  entered?: string | undefined;
  /** Offers to copy the addresses. @default false */
  copy?: boolean;
}

/** Everybody a payment goes to, wherever it is confirmed, approved or looked at: name and whole address, amount, memo, and the total. */
export function RecipientsTable(props: RecipientsTableProps) {
  const { recipients, coin, baseSymbol, symbol, subWalletId, kind, origin, entered, copy = false } = props;
  const { t } = useTranslation();
  const several = recipients.length > 1;
  const hasNotes = recipients.some(({ memo = '', needActive }) => memo !== '' || needActive === true);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'address',
        header: t('order.recipients.one'),
        isTitle: true,
        whole: true,
        cell: ({ address, at }) => (
          <AddressSummaryInView
            address={address}
            label={several ? t('order.recipients.number', { at }) : t('order.recipients.one')}
            baseSymbol={baseSymbol}
            symbol={symbol}
            subWalletId={subWalletId}
            origin={origin}
            entered={entered}
            copy={copy}
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
    [t, coin, kind, hasNotes, several, baseSymbol, symbol, subWalletId, origin, entered, copy],
  );
  return (
    <Table
      label={t('order.recipients.count', { count: recipients.length })}
      columns={columns}
      rows={recipients.map((recipient, at) => ({ ...recipient, at: at + 1 }))}
      rowKey={({ at }) => at}
      summary={
        several ? (
          <TableSummary
            label={t('order.recipients.total')}
            values={{ amount: <Amount value={sum(recipients.map(({ amount }) => amount))} symbol={coin} /> }}
          />
        ) : undefined
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
