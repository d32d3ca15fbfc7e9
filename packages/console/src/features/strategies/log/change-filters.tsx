import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { itemStatusLook } from '#shared/status/item-status.ts';
import { candidatesOf } from '../steps/step-people.ts';
import { changeStatuses, type changeList } from './change-list.ts';

export interface ChangeFiltersProps {
  list: UsedList<typeof changeList>;
  walletId: number;
  /** The filter by what the strategies are of, and what there is to choose from: asked for once it is wanted. */
  about: {
    name: 'sub' | 'biz';
    label: string;
    useOptions: (isWanted: boolean) => FilterOption[];
  };
}

/** Narrows a log of requests: by status, what it is of, who requested it, and days. */
export function ChangeFilters({ list, walletId, about }: ChangeFiltersProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'status' as const, label: t('log.status') },
    { name: about.name, label: about.label },
    { name: 'by' as const, label: t('log.operator') },
  ]);
  const { useOptions } = about;
  const of = useOptions(selects.isWanted);
  const people = useQuery({ ...candidatesOf(walletId), enabled: selects.isWanted });
  const options: Record<'status' | 'sub' | 'biz' | 'by', FilterOption[]> = {
    status: changeStatuses.map((status) => {
      const { label } = itemStatusLook(status);
      return { id: String(status), label: label === null ? String(status) : words(label) };
    }),
    sub: of,
    biz: of,
    by: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
  };
  return (
    <ListFilters list={list}>
      <SelectFilters filters={selects} options={options} />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
