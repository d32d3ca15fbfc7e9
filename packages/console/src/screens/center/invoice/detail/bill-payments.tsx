import type { BillDetail } from '@mpc/api';
import { Amount, CopyButton, Inline, missingNumber, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { coinName } from '#shared/coin/coin-name.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';

type Payment = BillDetail['payments'][number];

/** What was paid of a bill: what came, and how much of it counts. */
export function BillPayments({ bill: { payments, symbol } }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const columns = useMemo(
    (): TableColumn<Payment>[] => [
      {
        key: 'time',
        header: t('detail.payment.time'),
        isTitle: true,
        card: 'about',
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'amount',
        header: t('detail.payment.amount'),
        align: 'end',
        card: 'lead',
        cell: (payment) => <Amount value={payment.amount} symbol={coinName(payment)} />,
      },
      {
        key: 'credited',
        header: t('detail.payment.credited'),
        align: 'end',
        cell: ({ credited }) => <Amount value={credited} symbol={symbol} />,
      },
      {
        key: 'hash',
        header: t('detail.payment.hash'),
        cell: ({ txid }) => (txid === '' ? missingNumber : <Hash text={txid} />),
      },
    ],
    [t, symbol],
  );
  if (payments.length === 0) return <Text tone="muted">{t('detail.noPayments')}</Text>;
  return (
    <Table
      label={t('detail.payments')}
      columns={columns}
      rows={payments}
      rowKey={({ txid, created_at }) => `${created_at} ${txid}`}
    />
  );
}

/** A hash, short beside a way to copy all of it. */
function Hash({ text }: { text: string }) {
  const { t } = useTranslation('invoice');
  const short = text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-6)}` : text;
  return (
    <Inline gap="xs" wrap={false}>
      <code title={text}>{short}</code>
      <CopyButton text={text} label={t('detail.payment.copy')} />
    </Inline>
  );
}
