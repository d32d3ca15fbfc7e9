import { FilterBar, FilterChip, Segmented } from '@mpc/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeywordField } from '../../../../shared/filter/keyword-field.tsx';
import {
  isNarrowed,
  isPicked,
  periods,
  pickers,
  type CallbackFilter,
  type Picker,
} from '../callback-filter.values.ts';

const load = () => import('./callback-selects.tsx');

// Their code is large and most lists are read without them, so it is loaded when one is about to be used.
const Selects = lazy(async () => ({ default: (await load()).CallbackSelects }));

export interface CallbackFiltersProps {
  filter: CallbackFilter;
  onChange: (part: Partial<CallbackFilter>) => void;
  onReset: () => void;
}

/** Narrows the deliveries: since when, about what, how they went, and by a part of what names them. */
export function CallbackFilters({ filter, onChange, onReset }: CallbackFiltersProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<Picker | null>(null);
  const places = <Places filter={filter} onPress={setPressed} />;
  return (
    <FilterBar onReset={isNarrowed(filter) ? onReset : undefined}>
      <Segmented
        label={t('transactions.filter.period')}
        items={periods.map((period) => ({ id: period, label: t(`transactions.period.${period}`) }))}
        selected={filter.period}
        onSelect={(period) => onChange({ period })}
      />
      {pressed !== null || pickers.some((picker) => isPicked(filter, picker)) ? (
        <Suspense fallback={places}>
          <Selects filter={filter} openFirst={pressed} onChange={onChange} />
        </Suspense>
      ) : (
        places
      )}
      <KeywordField
        label={t('callbacks.filter.keyword')}
        value={filter.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
    </FilterBar>
  );
}

/** Where the pickers stand until one of them is wanted. */
function Places({ filter, onPress }: { filter: CallbackFilter; onPress: (picker: Picker) => void }) {
  const { t } = useTranslation();
  return pickers.map((picker) => (
    <FilterChip
      key={picker}
      aria-haspopup="listbox"
      pressed={isPicked(filter, picker)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onChange={() => onPress(picker)}
    >
      {t(`callbacks.filter.${picker}`)}
    </FilterChip>
  ));
}
