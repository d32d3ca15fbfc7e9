import { Drawer } from '@mpc/ui';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OrderTest, type OrderTestProps } from './order-test.tsx';
import { withoutTest } from './use-tested-order.ts';

/** An order against the strategies in force; closing it takes the order out of the address. */
export function OrderTestDrawer(props: OrderTestProps) {
  const { t } = useTranslation('strategyEngine');
  const [, setSearch] = useSearchParams();
  return (
    <Drawer open size="wide" title={t('test.title')} onClose={() => setSearch(withoutTest)}>
      <OrderTest {...props} />
    </Drawer>
  );
}
