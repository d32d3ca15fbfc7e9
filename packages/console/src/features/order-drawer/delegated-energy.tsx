import { tron } from '@mpc/api';
import { Amount, Banner, formatNumber, KeyValueList, Section, Stack, StatusTag } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OrderInfo } from '#features/orders';
import { delegateTones } from '#features/tron-agent';
import { read } from '#shared/api/api.ts';
import { compare } from '#shared/money/decimal.ts';

/** On TRON: what was lent to an order so that it burns no TRX, and where that stands. */
export function DelegatedEnergy({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const isLent = compare(order.delegate_fee ?? '0', '0') === 1;
  const lent = useQuery({
    ...read(tron.delegations, { wallet_id: order.wallet_id, trans_id: order.id }),
    enabled: isLent,
  });
  if (!isLent || lent.data === undefined) return null;
  return lent.data.map((one) => (
    <Section
      key={one.id}
      title={t('order.lent.title')}
      action={<StatusTag tone={delegateTones[one.status]}>{t(`order.lent.status.${one.status}`)}</StatusTag>}
    >
      <Stack gap="s">
        {one.fail_reason === '' ? null : <Banner tone="danger">{one.fail_reason}</Banner>}
        <KeyValueList
          items={[
            {
              key: 'energy',
              label: t('order.lent.energy'),
              value: formatNumber(String(one.energy_num), { digits: 'all' }),
            },
            {
              key: 'net',
              label: t('order.lent.bandwidth'),
              value: formatNumber(String(one.net_num), { digits: 'all' }),
            },
            {
              key: 'charge',
              label: t('order.lent.charge'),
              value: <Amount value={one.service_charge} symbol="TRX" />,
            },
          ]}
        />
      </Stack>
    </Section>
  ));
}
