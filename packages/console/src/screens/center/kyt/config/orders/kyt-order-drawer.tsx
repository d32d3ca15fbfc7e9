import { kyt, type KytCharge } from '@mpc/api';
import {
  Amount,
  Drawer,
  KeyValueList,
  Link,
  missingNumber,
  ProgressBar,
  Section,
  Skeleton,
  Stack,
  Table,
  Text,
  Time,
  type TableColumn,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { planOf } from './kyt-order-columns.tsx';
import { OrderStatusTag } from './order-status-tag.tsx';

export interface KytOrderDrawerProps {
  id: number;
  onClose: () => void;
}

/** One order: what it cost, and how much of it is used. */
export function KytOrderDrawer({ id, onClose }: KytOrderDrawerProps) {
  const { t } = useTranslation('kyt');
  const charge = useQuery(read(kyt.charge, { order_id: id }));
  return (
    <Drawer
      open
      title={t('config.order.title')}
      status={charge.data === undefined ? undefined : <OrderStatusTag status={charge.data.status} />}
      onClose={onClose}
    >
      <QueryView query={charge} skeleton={<Skeleton shape="text" count={8} />}>
        {(data) => <Charge charge={data} />}
      </QueryView>
    </Drawer>
  );
}

const count = (value: number) => exactAmount(String(value));

function Charge({ charge }: { charge: KytCharge }) {
  const { t, i18n } = useTranslation('kyt');
  const { used, quota, remaining, start_time: start, expire_time: end, usage } = charge;
  const line = useLineColumns();
  // Months are counted by UTC.
  const month = (at: number) =>
    new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
  return (
    <Stack>
      {start === null ? (
        <Text tone="muted">{t('config.order.notStarted')}</Text>
      ) : (
        <ProgressBar
          label={t('config.service.used')}
          value={quota === 0 ? undefined : Math.min(1, used / quota)}
          text={t('config.order.usedOf', {
            used: count(used),
            total: count(quota),
            remaining: count(remaining),
          })}
        />
      )}
      <KeyValueList
        items={[
          { key: 'provider', label: t('config.order.provider'), value: charge.provider },
          { key: 'plan', label: t('config.service.plan'), value: planOf(charge, t) },
          {
            key: 'amount',
            label: t('config.order.amount'),
            value: <Amount value={charge.amount} symbol={charge.symbol} />,
          },
          { key: 'created', label: t('config.order.created'), value: <Time at={charge.created_at} /> },
          { key: 'paid', label: t('config.order.paid'), value: <Time at={charge.pay_time} /> },
          { key: 'starts', label: t('config.order.starts'), value: <Time at={start} /> },
          { key: 'ends', label: t('config.order.ends'), value: <Time at={end} /> },
          { key: 'bill', label: t('config.order.bill'), value: <BillLink id={charge.bill_id} /> },
        ]}
      />
      <Section title={t('config.order.lines')}>
        <Table
          label={t('config.order.lines')}
          columns={line}
          rows={charge.items}
          rowKey={({ name }) => name}
        />
      </Section>
      <Section title={t('config.order.usage')} note={t('config.order.usageMeans')}>
        {usage.length === 0 ? (
          <Text tone="muted">{missingNumber}</Text>
        ) : (
          <KeyValueList
            items={usage.map(({ month_start: at, screened }) => ({
              key: String(at),
              label: month(at),
              value: count(screened),
            }))}
          />
        )}
      </Section>
    </Stack>
  );
}

/** Leads to the bill that pays it. */
function BillLink({ id }: { id: number }) {
  const { search } = useLocation();
  return <Link href={withSelection(`${paths.center.invoice}?open=bill:${id}`, search)}>{String(id)}</Link>;
}

function useLineColumns() {
  const { t } = useTranslation('kyt');
  return useMemo(
    (): TableColumn<KytCharge['items'][number]>[] => [
      {
        key: 'name',
        header: t('config.order.item'),
        isTitle: true,
        card: 'lead',
        whole: true,
        cell: ({ name }) => name,
      },
      {
        key: 'amount',
        header: t('config.order.amount'),
        align: 'end',
        card: 'state',
        cell: ({ amount }) => <Amount value={amount} symbol="USDT" />,
      },
    ],
    [t],
  );
}
