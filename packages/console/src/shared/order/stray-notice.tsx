import { Banner, KeyValueList, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { orderFacts } from '../intents/look-up.ts';
import type { OrderFacts } from '../payment/order-digest.ts';
import type { OrderInfo } from './order-info.ts';
import type { OwnRecord } from './use-own-record.ts';

/** The red stop: the server's order is not the one that was confirmed in this browser. */
export function StrayNotice({ order, record }: { order: OrderInfo; record: OwnRecord | null }) {
  const { t } = useTranslation();
  if (record === null || record.differs.length === 0) return null;
  const found = orderFacts(order);
  return (
    <Banner tone="danger" title={t('intent.differs.title')}>
      {t('intent.differs.detail')}
      <KeyValueList
        items={record.differs.flatMap((fact) => [
          {
            key: `${fact} confirmed`,
            label: t('order.stray.confirmed', { fact: t(`order.stray.${fact}`) }),
            value: shown(record.intent.facts, fact),
          },
          {
            key: `${fact} found`,
            label: t('order.stray.found', { fact: t(`order.stray.${fact}`) }),
            value: shown(found, fact),
          },
        ])}
      />
    </Banner>
  );
}

function shown(facts: OrderFacts, fact: keyof OrderFacts) {
  if (fact === 'address_to') return <WholeAddress address={facts.address_to} />;
  if (fact === 'outputs')
    return (facts.outputs ?? []).map(({ address, amount }) => `${amount} → ${address}`).join(', ');
  return <code>{String(facts[fact] ?? '')}</code>;
}
