import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { billStatuses, billTypes, type billsList } from '../bills-list.ts';

/** Narrows the bills: by status, type, days and number. */
export function BillFilters({ list }: { list: UsedList<typeof billsList> }) {
  const { t } = useTranslation('invoice');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'status', label: t('bill.status') },
    { name: 'type', label: t('bill.type') },
  ]);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('bill.search')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          status: billStatuses.map((id) => ({ id: String(id), label: t(`status.${id}`) })),
          type: billTypes.map((id) => ({ id: String(id), label: t(`type.${id}`) })),
        }}
      />
      <DaysFilter label={t('bill.date')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
