import type { BillDetail } from '@mpc/api';
import { Amount, Banner, KeyValueList, Link, Section, Stack, Text, Time, type KeyValueItem } from '@mpc/ui';
import { useNow } from '#shared/freshness/use-now.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { sayOverdue } from '#shared/status/overdue.rules.ts';
import { billTypeWords, periodText } from '../bill-words.ts';
import { BillLines } from './bill-lines.tsx';
import { BillPayments } from './bill-payments.tsx';
import { overpaidOf } from './overpaid.rules.ts';

/** All that is known of a bill. */
export function BillView({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const { t: shell } = useTranslation();
  const now = useNow();
  const money = (value: string) => <Amount value={value} symbol={bill.symbol} />;
  const overdue = bill.unpaid_amount === '0' ? null : sayOverdue(shell, bill.due_time, now);
  const overpaid = overpaidOf(bill);
  return (
    <Stack>
      {overdue === null || bill.status === 4 ? null : <Banner tone="danger">{overdue}</Banner>}
      {overpaid === null ? null : (
        <Banner
          tone="attention"
          title={t('detail.over', { amount: exactAmount(overpaid), unit: bill.symbol })}
        >
          {t('detail.overDetail')}
        </Banner>
      )}
      <KeyValueList
        items={[
          { key: 'number', label: t('bill.number'), value: bill.bill_no },
          { key: 'type', label: t('bill.type'), value: billTypeWords(bill.bill_type, t) },
          { key: 'period', label: t('bill.period'), value: periodText(bill.period_start, bill.period_end) },
          { key: 'created', label: t('bill.created'), value: <Time at={bill.created_at} /> },
          { key: 'due', label: t('bill.due'), value: <Time at={bill.due_time} /> },
          { key: 'paidAt', label: t('bill.paidAt'), value: <Time at={bill.pay_time} /> },
        ]}
      />
      <Section title={t('detail.items')}>
        <BillLines bill={bill} />
        <KeyValueList
          items={[
            ...(bill.discount === '0'
              ? []
              : [{ key: 'discount', label: t('detail.discount'), value: money(`-${bill.discount}`) }]),
            { key: 'amount', label: t('bill.amount'), value: money(bill.amount) },
            { key: 'paid', label: t('detail.paidAmount'), value: money(bill.paid_amount) },
            { key: 'unpaid', label: t('bill.unpaid'), value: money(bill.unpaid_amount) },
          ]}
        />
      </Section>
      <Effect bill={bill} />
      <Section title={t('detail.payments')}>
        <BillPayments bill={bill} />
      </Section>
      <Section title={t('detail.invoice')} note={t('detail.invoiceChange')}>
        <KeyValueList
          items={[
            { key: 'title', label: t('detail.billedTo'), value: bill.title },
            { key: 'tax', label: t('detail.taxNo'), value: bill.tax_no },
            {
              key: 'file',
              label: t('detail.file'),
              value:
                bill.invoice_url === '' ? null : (
                  <Link href={bill.invoice_url} external>
                    {bill.bill_no}
                  </Link>
                ),
            },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** What paying it brings; nothing where it brings nothing. */
function Effect({ bill: { effect } }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const items: KeyValueItem[] = [
    ...(effect.expire_time === null
      ? []
      : [
          {
            key: 'expire',
            label: t('detail.effectExpire'),
            value: <Time at={effect.expire_time} kind="short" />,
          },
        ]),
    ...(effect.chain === '' ? [] : [{ key: 'chain', label: t('detail.effectChain'), value: effect.chain }]),
    ...effect.quota.map(({ key, change }) => ({
      key,
      label: t(`quota.key.${key}`),
      value: <Text>{change > 0 ? `+${change}` : String(change)}</Text>,
    })),
  ];
  if (items.length === 0) return null;
  return (
    <Section title={t('detail.effect')}>
      <KeyValueList items={items} />
    </Section>
  );
}
