import type { KytOrder } from '@mpc/api';
import { Amount, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { planWords } from '../kyt-plan-words.ts';
import { OrderStatusTag } from './order-status-tag.tsx';

const timeText = (at: number | null) => (at === null ? '' : isoWithZone(at));

/** The columns of orders; a person chooses among them and puts them in order. */
export function kytOrderColumns(t: TFunction<'kyt'>): TableColumn<KytOrder>[] {
  return [
    {
      key: 'created_at',
      header: t('config.order.created'),
      sortable: true,
      card: 'note',
      cell: ({ created_at: at }) => <Time at={at} kind="short" />,
      text: ({ created_at: at }) => isoWithZone(at),
    },
    {
      key: 'provider',
      header: t('config.order.provider'),
      isTitle: true,
      card: 'about',
      cell: ({ provider }) => <Text tone="strong">{provider}</Text>,
      text: ({ provider }) => provider,
    },
    {
      key: 'plan',
      header: t('config.service.plan'),
      cell: (order) => planOf(order, t),
      text: (order) => planOf(order, t),
    },
    {
      key: 'amount',
      header: t('config.order.amount'),
      align: 'end',
      card: 'lead',
      cell: ({ amount, symbol }) => <Amount value={amount} symbol={symbol} />,
      text: ({ amount, symbol }) => `${amount} ${symbol}`,
    },
    {
      key: 'status',
      header: t('config.order.statusTitle'),
      card: 'state',
      cell: ({ status }) => <OrderStatusTag status={status} />,
      text: ({ status }) => t(`config.order.status.${status}`),
    },
    {
      key: 'pay_time',
      header: t('config.order.paid'),
      align: 'end',
      priority: 2,
      cell: ({ pay_time: at }) => <Time at={at} kind="short" />,
      text: ({ pay_time: at }) => timeText(at),
    },
    {
      key: 'start_time',
      header: t('config.order.starts'),
      align: 'end',
      priority: 3,
      hideOnPhone: true,
      cell: ({ start_time: at }) => <Time at={at} kind="short" />,
      text: ({ start_time: at }) => timeText(at),
    },
    {
      key: 'expire_time',
      header: t('config.order.ends'),
      align: 'end',
      priority: 1,
      cell: ({ expire_time: at }) => <Time at={at} kind="short" />,
      text: ({ expire_time: at }) => timeText(at),
    },
  ];
}

/** The plan of an order in a line. */
export const planOf = (
  { plan_name: plan, quota, period_days: days }: KytOrder,
  t: TFunction<'kyt'>,
): string => planWords({ plan, quota, days }, t);
