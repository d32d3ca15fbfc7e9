import { Amount, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { paymentLooks } from './payment-looks.ts';
import type { Payment } from './payments-list.ts';

/** The columns of settlements. */
export function paymentColumns(t: TFunction<'tools'>): TableColumn<Payment>[] {
  return [
    {
      key: 'created_at',
      header: t('agent.payment.column.time'),
      sortable: true,
      card: 'note',
      cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      text: ({ created_at }) => isoWithZone(created_at),
    },
    {
      key: 'name',
      header: t('agent.payment.column.payment'),
      isTitle: true,
      minWidth: 130,
      card: 'about',
      cell: ({ id }) => <Text tone="strong">{t('agent.payment.name', { id })}</Text>,
      text: ({ id }) => t('agent.payment.name', { id }),
    },
    {
      key: 'amount',
      header: t('agent.payment.column.amount'),
      align: 'end',
      sortable: true,
      card: 'lead',
      cell: ({ amount }) => <Amount value={amount} symbol="TRX" />,
      text: ({ amount }) => amount,
    },
    {
      key: 'usages',
      header: t('agent.payment.column.usages'),
      align: 'end',
      cell: ({ usage_count }) => usage_count,
      text: ({ usage_count }) => String(usage_count),
    },
    {
      key: 'from',
      header: t('agent.payment.column.from'),
      minWidth: 150,
      priority: 1,
      hideOnPhone: true,
      cell: ({ address_from }) =>
        address_from === '' ? null : (
          <ListedAddress
            address={address_from}
            label={t('agent.payment.column.from')}
            baseSymbol="TRX"
            copy={false}
          />
        ),
      text: ({ address_from }) => address_from,
    },
    {
      key: 'period',
      header: t('agent.payment.column.period'),
      priority: 2,
      hideOnPhone: true,
      cell: ({ period_start, period_end }) => (
        <>
          <Time at={period_start} kind="short" /> – <Time at={period_end} kind="short" />
        </>
      ),
      text: ({ period_start, period_end }) => `${isoWithZone(period_start)} – ${isoWithZone(period_end)}`,
    },
    {
      key: 'status',
      header: t('agent.payment.column.status'),
      card: 'state',
      cell: ({ status }) => <CodeTag looks={paymentLooks} code={status} t={t} />,
      text: ({ status }) => codeWords(paymentLooks, status, t),
    },
  ];
}
