import { Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { PeriodDays, PeriodFilter } from '#shared/list/period-filter.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import type { callbacksList } from '../callbacks-list.ts';
import { selectNames, useCallbackOptions } from '../use-callback-options.ts';

export interface CallbackFiltersProps {
  list: UsedList<typeof callbacksList>;
  /** When this day began for the reader. */
  today: number;
}

/** Narrows the deliveries: since when, about what, how they went, and by a part of what names them. */
export function CallbackFilters({ list, today }: CallbackFiltersProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(
    list,
    selectNames.map((name) => ({ name, label: t(`callbacks.filter.${name}`) })),
  );
  const options = useCallbackOptions(state, selects.isWanted);
  return (
    <Stack gap="s">
      <ListFilters list={list}>
        <PeriodFilter value={state.period} today={today} onChange={(period) => change({ period })} />
        <SelectFilters filters={selects} options={options} />
        <KeywordField label={t('callbacks.filter.keyword')} value={state.q} onChange={(q) => change({ q })} />
      </ListFilters>
      <PeriodDays value={state.period} onChange={(period) => change({ period })} />
    </Stack>
  );
}
