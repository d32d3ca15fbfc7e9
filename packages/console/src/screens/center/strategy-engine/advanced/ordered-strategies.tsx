import type { AdvancedStrategy } from '@mpc/api';
import { SortableList, type SortableListProps } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** A strategy in its place. */
export interface OrderedStrategy {
  id: string;
  label: string;
  disabled: boolean;
  strategy: AdvancedStrategy;
  place: number;
}

/** Strategies in force, to be put in another order by pointer or keys. */
export function OrderedStrategies(
  props: Pick<SortableListProps<OrderedStrategy>, 'items' | 'onReorder' | 'renderItem' | 'renderActions'>,
) {
  const { t } = useTranslation('strategyEngine');
  return <SortableList {...props} label={t('list.order')} empty={t('list.noneInForce')} />;
}
