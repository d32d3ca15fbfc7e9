import { coldWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { taskDirections, taskSources, type flowLogList } from './flow-log-list.ts';
import { taskStatuses } from './task-looks.ts';

interface FlowLogFiltersProps {
  walletId: number;
  list: UsedList<typeof flowLogList>;
}

/** Narrows the tasks: part of a number, hash or address, days, direction, coin, source and status. */
export function FlowLogFilters({ walletId, list }: FlowLogFiltersProps) {
  const { t } = useTranslation('coldWallet');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'direction', label: t('flow.column.direction') },
    { name: 'coin', label: t('flow.column.coin') },
    { name: 'source', label: t('flow.column.source') },
    { name: 'status', label: t('flow.column.status') },
  ]);
  const coins = useQuery({
    ...read(coldWallet.coins, { wallet_id: walletId }),
    enabled: selects.isWanted,
  });
  const options = (coins.data ?? []).map((coin) => coinOption(coin));
  const isListed = state.coin === '' || options.some(({ id }) => id === state.coin);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('flow.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <DaysFilter label={t('flow.days')} value={state.period} onChange={(period) => change({ period })} />
      <SelectFilters
        filters={selects}
        options={{
          direction: taskDirections.map((id) => ({ id: String(id), label: t(`strategy.direction.${id}`) })),
          coin: isListed ? options : [...options, { id: state.coin, label: state.coin }],
          source: taskSources.map((id) => ({ id: String(id), label: t(`flow.source.${id}`) })),
          status: taskStatuses.map((id) => ({ id: String(id), label: t(`flow.status.${id}`) })),
        }}
      />
    </ListFilters>
  );
}
