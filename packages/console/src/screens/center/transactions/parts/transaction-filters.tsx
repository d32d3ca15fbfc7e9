import { Button, FilterBar, FilterChip, Segmented } from '@mpc/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isNarrowed,
  isPicked,
  periods,
  pickers,
  type Picker,
  type TransactionFilter,
} from '../transaction-filter.values.ts';
import { KeywordField } from './keyword-field.tsx';

const load = () => import('./transaction-selects.tsx');

// Their code is large and most lists are read without them, so it is loaded when one is about to be used.
const Selects = lazy(async () => ({ default: (await load()).TransactionSelects }));

export interface TransactionFiltersProps {
  filter: TransactionFilter;
  onChange: (part: Partial<TransactionFilter>) => void;
  onReset: () => void;
}

/** Narrows the list: since when, in which sub-wallets, which coin, where it stands, and by a part of what names it. */
export function TransactionFilters({ filter, onChange, onReset }: TransactionFiltersProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<Picker | null>(null);
  const places = <Places filter={filter} onPress={setPressed} />;
  return (
    <FilterBar>
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
      <KeywordField value={filter.keyword} onChange={(keyword) => onChange({ keyword })} />
      {isNarrowed(filter) ? (
        <Button size="small" variant="ghost" onClick={onReset}>
          {t('transactions.reset')}
        </Button>
      ) : null}
    </FilterBar>
  );
}

/** Where the pickers stand until one of them is wanted. */
function Places({ filter, onPress }: { filter: TransactionFilter; onPress: (picker: Picker) => void }) {
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
      {t(`transactions.filter.${picker}`)}
    </FilterChip>
  ));
}
