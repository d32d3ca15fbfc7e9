import { Button, FilterBar, Skeleton, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { SelectPlaces } from '#shared/filter/select-places.tsx';
import { KeywordField } from '#shared/filter/keyword-field.tsx';
import { PeriodDays, PeriodFilter } from '#shared/filter/period-filter.tsx';
import { isNarrowed } from '../filter-address.rules.ts';
import {
  pickedWith,
  pickers,
  textFilters,
  usualPickers,
  type TransactionFilter,
} from '../transaction-filter.values.ts';

const load = () => import('./transaction-selects.tsx');

// Their code is large and most lists are read without them, so it is loaded when one is about to be used.
const Selects = lazyPart(load, 'TransactionSelects');
const More = lazyPart(() => import('./more-filters.tsx'), 'MoreFilters');

export interface TransactionFiltersProps {
  filter: TransactionFilter;
  /** When this day began for the reader. */
  today: number;
  onChange: (part: Partial<TransactionFilter>) => void;
  onReset: () => void;
}

/** How many of the filters behind "More filters" are on. */
const moreOn = (filter: TransactionFilter): number =>
  pickers.filter((picker) => !usualPickers.includes(picker) && pickedWith(filter, picker).length > 0).length +
  textFilters.filter((name) => filter[name] !== '').length;

/** Narrows the list: since when, in which sub-wallets, which coin, where it stands, what names it, and much more. */
export function TransactionFilters({ filter, today, onChange, onReset }: TransactionFiltersProps) {
  const { t } = useTranslation();
  const on = moreOn(filter);
  const [isMore, setMore] = useState(on > 0);
  const places = usualPickers.map((id) => ({
    id,
    label: t(`transactions.filter.${id}`),
    on: pickedWith(filter, id).length > 0,
  }));
  return (
    <Stack gap="s">
      <FilterBar onReset={isNarrowed(filter) ? onReset : undefined}>
        <PeriodFilter choice={filter} today={today} onChange={onChange} />
        <SelectPlaces places={places} load={load}>
          {(pressed) => (
            <Selects filter={filter} shown={usualPickers} openFirst={pressed} onChange={onChange} />
          )}
        </SelectPlaces>
        <KeywordField
          label={t('transactions.filter.keyword')}
          value={filter.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
        <Button variant="ghost" size="small" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {on === 0 ? t('transactions.filter.more') : t('transactions.filter.moreOn', { count: on })}
        </Button>
      </FilterBar>
      <PeriodDays choice={filter} onChange={onChange} />
      {isMore ? (
        <Suspense fallback={<Skeleton shape="text" count={2} />}>
          <More filter={filter} onChange={onChange} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
