import type { DelegateOrder } from '@mpc/api';
import {
  Amount,
  Banner,
  formatNumber,
  KeyValueList,
  Section,
  Stack,
  StatusTag,
  Time,
  Timeline,
  type TimelineItem,
} from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { delegateTones } from '#features/tron-agent';
import { TronHash } from '../tron-hash.tsx';

const whole = (figure: number) => formatNumber(String(figure), { digits: 'all' });

/** A delegation order in full: how much was delegated to whom and at what price, and its transactions on the chain. */
export function DelegateOrderView({ order }: { order: DelegateOrder }) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  return (
    <Section
      title={t('usage.order.title', { id: order.id })}
      action={
        <StatusTag tone={delegateTones[order.status]}>{words(`order.lent.status.${order.status}`)}</StatusTag>
      }
    >
      <Stack gap="m">
        {order.fail_reason === '' ? null : <Banner tone="danger">{order.fail_reason}</Banner>}
        <KeyValueList
          items={[
            {
              key: 'energy',
              label: words('order.lent.energy'),
              value: t('usage.order.amount', { amount: whole(order.energy_num), sun: order.energy_price }),
            },
            ...(order.net_num === 0
              ? []
              : [
                  {
                    key: 'net',
                    label: words('order.lent.bandwidth'),
                    value: t('usage.order.amount', { amount: whole(order.net_num), sun: order.net_price }),
                  },
                ]),
            {
              key: 'charge',
              label: words('order.lent.charge'),
              value: <Amount value={order.service_charge} symbol="TRX" />,
            },
            {
              key: 'for',
              label: t('usage.order.duration'),
              value: t(`usage.order.durations.${order.service_charge_type}`),
            },
            { key: 'kind', label: t('usage.order.kind'), value: t(`usage.order.kinds.${order.buy_type}`) },
            {
              key: 'to',
              label: t('usage.order.to'),
              value: (
                <NamedWholeAddress address={order.address_to} label={t('usage.order.to')} baseSymbol="TRX" />
              ),
            },
            {
              key: 'from',
              label: t('usage.order.from'),
              value: (
                <NamedWholeAddress
                  address={order.address_from}
                  label={t('usage.order.from')}
                  baseSymbol="TRX"
                />
              ),
            },
            { key: 'created', label: t('usage.order.created'), value: <Time at={order.created_at} /> },
          ]}
        />
        <Steps order={order} />
      </Stack>
    </Section>
  );
}

/** Delegated and reclaimed, each with its transaction. */
function Steps({ order }: { order: DelegateOrder }) {
  const { t } = useTranslation('tools');
  const steps = [
    { key: 'energy', txid: order.energy_txid, time: order.energy_time, isWanted: order.energy_num > 0 },
    { key: 'net', txid: order.net_txid, time: order.net_time, isWanted: order.net_num > 0 },
    {
      key: 'reclaimEnergy',
      txid: order.reclaim_energy_txid,
      time: order.reclaim_energy_time,
      isWanted: order.energy_num > 0,
    },
    {
      key: 'reclaimNet',
      txid: order.reclaim_net_txid,
      time: order.reclaim_net_time,
      isWanted: order.net_num > 0,
    },
  ] as const;
  const isOver = order.status === 5;
  const items = steps
    .filter(({ isWanted, txid }) => isWanted && !(isOver && txid === ''))
    .map(({ key, txid, time }): TimelineItem => ({
      key,
      title: t(`usage.order.step.${key}`),
      state: txid === '' ? 'waiting' : 'done',
      ...(txid === '' ? {} : { detail: <TronHash txid={txid} />, time: <Time at={time} /> }),
    }));
  return items.length === 0 ? null : <Timeline label={t('usage.order.steps')} items={items} />;
}
