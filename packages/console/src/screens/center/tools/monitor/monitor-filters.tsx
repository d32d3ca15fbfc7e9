import { Button, FilterChip } from '@mpc/ui';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { WhenPressed } from '#shared/when-pressed.tsx';
import { monitorSorts, type monitorList } from './monitor-list.ts';

const orders = monitorSorts.flatMap((key) => [
  { id: key, key, direction: 'ascending' as const },
  { id: `-${key}`, key, direction: 'descending' as const },
]);

// A menu is large code, and most people take the order as it is.
const load = () => import('./sort-menu.tsx');
const SortMenu = lazyPart(load, 'SortMenu');

/** Narrows and orders the monitored addresses; the server does both. */
export function MonitorFilters({ list }: { list: UsedList<typeof monitorList> }) {
  const { t } = useTranslation('tools');
  const { state, change, table } = list;
  const { key = 'created_at', direction = 'ascending' } = state.sort ?? {};
  const chosen = orders.find((order) => order.key === key && order.direction === direction);
  const sortButton = (
    <Button icon={<ArrowDownUp size={16} strokeWidth={1.5} aria-hidden />} aria-haspopup="menu">
      {t(`monitor.sort.${key}.${direction}`)}
    </Button>
  );
  return (
    <ListFilters list={list}>
      <KeywordField label={t('monitor.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <FilterChip pressed={state.low} onChange={(low) => change({ low })}>
        {t('monitor.lowOnly')}
      </FilterChip>
      <WhenPressed button={sortButton} load={load}>
        <SortMenu
          label={t('monitor.sort.title')}
          trigger={sortButton}
          items={orders.map((order) => ({
            id: order.id,
            label: t(`monitor.sort.${order.key}.${order.direction}`),
          }))}
          selected={chosen?.id}
          defaultOpen
          onAction={(id) => {
            const order = orders.find((one) => one.id === id);
            if (order !== undefined) table.onSort({ key: order.key, direction: order.direction });
          }}
        />
      </WhenPressed>
    </ListFilters>
  );
}
