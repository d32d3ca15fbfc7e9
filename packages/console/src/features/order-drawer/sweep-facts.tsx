import { collection } from '@mpc/api';
import { Amount, KeyValueList, Section, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OrderInfo } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';

/** By what a sweep or a fueling came about, and what its rule would sweep next. */
export function SweepFacts({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const isSweep = order.trans_kind === 'collect' || order.trans_kind === 'fueling';
  const { data } = useQuery({ ...read(collection.transInfo, { id: order.id }), enabled: isSweep });
  if (!isSweep) return null;
  // The call takes the number of a rule as well, and numbers of both may be equal: what is of another is not told.
  const isIts = data?.trans?.id === order.id;
  const { collect_way: way, rule_id: rule = 0 } = order;
  return (
    <Section title={t('order.sweep.title')}>
      <KeyValueList
        items={[
          ...(way === undefined
            ? []
            : [{ key: 'way', label: t('order.sweep.by'), value: t(`order.sweep.way.${way}`) }]),
          ...(rule === 0 ? [] : [{ key: 'rule', label: t('order.sweep.rule'), value: rule }]),
          ...(isIts ? data.waiting : []).map((coin) => ({
            key: coin.symbol,
            label: t('order.sweep.waiting', { coin: coinName(coin) }),
            value: (
              <>
                <Amount value={coin.amount} symbol={coin.symbol_alias} />{' '}
                <Text tone="muted">{t('order.sweep.addresses', { count: coin.address_count })}</Text>
              </>
            ),
          })),
        ]}
      />
    </Section>
  );
}
