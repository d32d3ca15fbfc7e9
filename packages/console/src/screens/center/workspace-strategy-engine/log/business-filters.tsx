import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { candidatesOf, changeStatuses } from '#features/strategies';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { itemStatusLook } from '#shared/status/item-status.ts';
import type { businessList, operationList } from './business-list.ts';
import { useBusinessOptions } from './use-business-options.ts';

export interface BusinessFiltersProps {
  list: UsedList<typeof businessList> | UsedList<typeof operationList>;
  walletId: number;
}

/** Narrows what the workspace strategies decided: by status, scenario, who requested it, and days. */
export function BusinessFilters({ list, walletId }: BusinessFiltersProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'status' as const, label: t('log.status') },
    { name: 'biz' as const, label: t('workspace.scenario') },
    { name: 'by' as const, label: t('log.operator') },
  ]);
  const businesses = useBusinessOptions(selects.isWanted);
  const people = useQuery({ ...candidatesOf(walletId), enabled: selects.isWanted });
  const options: Record<'status' | 'biz' | 'by', FilterOption[]> = {
    status: changeStatuses.map((status) => {
      const { label } = itemStatusLook(status);
      return { id: String(status), label: label === null ? String(status) : words(label) };
    }),
    biz: businesses,
    by: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
  };
  return (
    <ListFilters list={list}>
      <SelectFilters filters={selects} options={options} />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
