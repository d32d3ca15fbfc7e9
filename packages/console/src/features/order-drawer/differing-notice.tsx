import { Banner } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DifferingFacts, orderFacts, type OrderInfo } from '#features/orders';
import type { OwnRecord } from '#features/payments';

/** The red stop: the server's order is not the one that was confirmed in this browser. */
export function DifferingNotice({ order, record }: { order: OrderInfo; record: OwnRecord | null }) {
  const { t } = useTranslation();
  if (record === null || record.differs.length === 0) return null;
  return (
    <Banner tone="danger" title={t('intent.differs.title')}>
      {t('intent.differs.detail')}
      <DifferingFacts confirmed={record.confirmed} found={orderFacts(order)} />
    </Banner>
  );
}
