import type { OrderEvent } from '@mpc/api';
import { Section, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

type Row = OrderEvent & { at: number };

/** Everything that was written down of an order, in order: for those who look into it afterwards. */
export function OrderLog({ log = [] }: { log?: readonly OrderEvent[] | undefined }) {
  const { t } = useTranslation();
  const wasSent = log.some(({ event }) => event === 'sent');
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'event',
        header: t('order.log.event'),
        isTitle: true,
        // Only what was broadcast can have been replaced.
        cell: ({ event }) =>
          t(event === 'discarded' && !wasSent ? 'status.withdraw.canceled' : `order.log.${event}`),
      },
      { key: 'time', header: t('order.log.time'), cell: ({ time }) => <Time at={time} /> },
      { key: 'by', header: t('order.log.by'), cell: ({ by = '' }) => by },
      {
        key: 'remark',
        header: t('order.remark'),
        minWidth: 120,
        cell: ({ event, remark = '' }) =>
          event === 'sent' ? <code title={remark}>{remark}</code> : <Text as="p">{remark}</Text>,
      },
    ],
    [t, wasSent],
  );
  if (log.length === 0) return null;
  return (
    <Section title={t('order.log.title')}>
      <Table
        label={t('order.log.event')}
        columns={columns}
        rows={log.map((event, at) => ({ ...event, at }))}
        rowKey={({ at }) => at}
      />
    </Section>
  );
}
