import { Amount, Section, Skeleton, Table, Text, WholeAddress, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';
import { TransactionStatusTag } from '../status/transaction-status-tag.tsx';
import type { OrderInfo } from './order-info.ts';
import type { Outputs } from './use-outputs.ts';

type Row = Outputs['rows'][number] & { at: number };

/** Everybody an order pays: each address whole, with its amount and memo. Nothing where it pays only one. */
export function OrderOutputs({ order, outputs }: { order: OrderInfo; outputs: Outputs }) {
  const { t } = useTranslation();
  const { trans_kind: kind } = order;
  const coin = coinName(order);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'address',
        header: t('order.to'),
        isTitle: true,
        width: '320px',
        cell: (row) => (
          <WholeAddress address={row.address} label={t('order.outputs.payee', { at: row.at })} />
        ),
      },
      {
        key: 'amount',
        header: t('order.amount'),
        align: 'end',
        cell: (row) => <Amount value={row.amount} symbol={coin} />,
      },
      {
        key: 'memo',
        header: t('order.memo'),
        cell: (row) => (
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
      {
        key: 'status',
        header: t('transactions.column.status'),
        hideOnPhone: true,
        cell: (row) => <TransactionStatusTag kind={kind} status={row.status} />,
      },
    ],
    [t, coin, kind],
  );
  if ((order.outputs?.length ?? 0) < 2) return null;
  const title = t('order.outputs.title', { count: order.outputs?.length ?? 0 });
  return (
    <Section title={t('order.changed.outputs')}>
      {outputs.fault === 'reading' ? (
        <Skeleton shape="rows" count={3} />
      ) : outputs.fault === 'unread' ? (
        <Text tone="danger">{t('order.off.outputs.unread')}</Text>
      ) : (
        <Table
          label={title}
          columns={columns}
          rows={outputs.rows.map((row, at) => ({ ...row, at: at + 1 }))}
          rowKey={(row) => row.at}
        />
      )}
    </Section>
  );
}
