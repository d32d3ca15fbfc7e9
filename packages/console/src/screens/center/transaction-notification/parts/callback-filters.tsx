import { FilterBar, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { SelectPlaces } from '#shared/filter/select-places.tsx';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { PeriodDays, PeriodFilter } from '#shared/filter/period-filter.tsx';
import { isNarrowed, isPicked, pickers, type CallbackFilter } from '../callback-filter.values.ts';

const load = () => import('./callback-selects.tsx');

// Their code is large and most lists are read without them, so it is loaded when one is about to be used.
const Selects = lazyPart(load, 'CallbackSelects');

export interface CallbackFiltersProps {
  filter: CallbackFilter;
  /** When this day began for the reader. */
  today: number;
  onChange: (part: Partial<CallbackFilter>) => void;
  onReset: () => void;
}

/** Narrows the deliveries: since when, about what, how they went, and by a part of what names them. */
export function CallbackFilters({ filter, today, onChange, onReset }: CallbackFiltersProps) {
  const { t } = useTranslation();
  const places = pickers.map((id) => ({
    id,
    label: t(`callbacks.filter.${id}`),
    on: isPicked(filter, id),
  }));
  return (
    <Stack gap="s">
      <FilterBar onReset={isNarrowed(filter) ? onReset : undefined}>
        <PeriodFilter choice={filter} today={today} onChange={onChange} />
        <SelectPlaces places={places} load={load}>
          {(pressed) => <Selects filter={filter} openFirst={pressed} onChange={onChange} />}
        </SelectPlaces>
        <KeywordField
          label={t('callbacks.filter.keyword')}
          value={filter.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
      </FilterBar>
      <PeriodDays choice={filter} onChange={onChange} />
    </Stack>
  );
}
