import { Amount, Section, Skeleton, Stack, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSummaryInView } from '#features/address-check';
import { type OrderInfo, paysSeveral } from '#features/orders';
import { coinName } from '#shared/coin/coin-name.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import type { Outputs } from './use-outputs.ts';

type Row = Outputs['rows'][number] & { at: number };

/** Everybody an order pays: each address with all that is known of it, its amount and memo. Nothing where it pays only one. */
export function OrderOutputs({ order, outputs }: { order: OrderInfo; outputs: Outputs }) {
  const { t } = useTranslation();
  const { trans_kind: kind, base_symbol, symbol, sub_wallet_id } = order;
  const coin = coinName(order);
  const hasNotes = outputs.rows.some(({ memo, needActive }) => memo !== '' || needActive);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'address',
        header: t('order.to'),
        isTitle: true,
        width: '400px',
        cell: (row) => (
          <AddressSummaryInView
            address={row.address}
            label={t('order.outputs.recipient', { at: row.at })}
            baseSymbol={base_symbol}
            symbol={symbol}
            subWalletId={sub_wallet_id}
          />
        ),
      },
      {
        key: 'amount',
        header: t('order.amount'),
        align: 'end',
        cell: (row) => <Amount value={row.amount} symbol={coin} />,
      },
      ...(hasNotes
        ? [
            {
              key: 'memo',
              header: t('order.memo'),
              cell: (row: Row) => (
                <>
                  {row.memo}
                  {row.needActive ? (
                    <Text tone="muted" size="label">
                      {t('order.outputs.opens')}
                    </Text>
                  ) : null}
                </>
              ),
            },
          ]
        : []),
      {
        key: 'status',
        header: t('transactions.column.status'),
        hideOnPhone: true,
        cell: (row) => <TransactionStatusTag of={{ trans_kind: kind, status: row.status }} />,
      },
    ],
    [t, coin, kind, hasNotes, base_symbol, symbol, sub_wallet_id],
  );
  if (!paysSeveral(order)) return null;
  const title = t('order.outputs.title', { count: order.outputs?.length ?? 0 });
  return (
    <Section title={title}>
      {outputs.fault === 'reading' ? (
        <Skeleton shape="rows" count={3} />
      ) : outputs.fault === 'unread' ? (
        <Text tone="danger">{t('order.off.outputs.unread')}</Text>
      ) : (
        <Stack gap="s">
          <Text tone="muted" size="label">
            {t('order.compare')}
          </Text>
          <Table
            label={title}
            columns={columns}
            rows={outputs.rows.map((row, at) => ({ ...row, at: at + 1 }))}
            rowKey={(row) => row.at}
          />
        </Stack>
      )}
    </Section>
  );
}
