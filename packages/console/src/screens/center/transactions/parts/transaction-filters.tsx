import { Button, FilterBar, FilterChip, Segmented, Skeleton, Stack } from '@mpc/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeywordField } from '../../../../shared/filter/keyword-field.tsx';
import { isNarrowed } from '../filter-address.rules.ts';
import {
  pickedWith,
  periods,
  pickers,
  textFilters,
  usualPickers,
  type Picker,
  type TransactionFilter,
} from '../transaction-filter.values.ts';

const load = () => import('./transaction-selects.tsx');

// Their code is large and most lists are read without them, so it is loaded when one is about to be used.
const Selects = lazy(async () => ({ default: (await load()).TransactionSelects }));
const More = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));
const OwnPeriod = lazy(async () => ({ default: (await import('./own-period.tsx')).OwnPeriod }));

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

const two = (number: number): string => String(number).padStart(2, '0');

const dayOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Narrows the list: since when, in which sub-wallets, which coin, where it stands, what names it, and much more. */
export function TransactionFilters({ filter, today, onChange, onReset }: TransactionFiltersProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<Picker | null>(null);
  const on = moreOn(filter);
  const [isMore, setMore] = useState(on > 0);
  const places = <Places filter={filter} onPress={setPressed} />;
  const choosePeriod = (period: TransactionFilter['period']) => {
    if (period !== 'custom') return onChange({ period, days: null });
    const first = new Date(today);
    first.setDate(first.getDate() - 29);
    onChange({ period, days: { first: dayOf(first.getTime()), last: dayOf(today) } });
  };
  return (
    <Stack gap="s">
      <FilterBar onReset={isNarrowed(filter) ? onReset : undefined}>
        <Segmented
          label={t('transactions.filter.period')}
          items={periods.map((period) => ({ id: period, label: t(`transactions.period.${period}`) }))}
          selected={filter.period}
          onSelect={choosePeriod}
        />
        {filter.days === null ? null : (
          <Suspense fallback={<Skeleton shape="text" count={1} />}>
            <OwnPeriod days={filter.days} onChange={onChange} />
          </Suspense>
        )}
        {pressed !== null || usualPickers.some((picker) => pickedWith(filter, picker).length > 0) ? (
          <Suspense fallback={places}>
            <Selects filter={filter} shown={usualPickers} openFirst={pressed} onChange={onChange} />
          </Suspense>
        ) : (
          places
        )}
        <KeywordField
          label={t('transactions.filter.keyword')}
          value={filter.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
        <Button variant="ghost" size="small" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {on === 0 ? t('transactions.filter.more') : t('transactions.filter.moreOn', { count: on })}
        </Button>
      </FilterBar>
      {isMore ? (
        <Suspense fallback={<Skeleton shape="text" count={2} />}>
          <More filter={filter} onChange={onChange} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** Where the pickers stand until one of them is wanted. */
function Places({ filter, onPress }: { filter: TransactionFilter; onPress: (picker: Picker) => void }) {
  const { t } = useTranslation();
  return usualPickers.map((picker) => (
    <FilterChip
      key={picker}
      aria-haspopup="listbox"
      pressed={pickedWith(filter, picker).length > 0}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onChange={() => onPress(picker)}
    >
      {t(`transactions.filter.${picker}`)}
    </FilterChip>
  ));
}
