import { Button, FilterBar, FilterChip, Segmented } from '@mpc/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed, periods, type TransactionFilter } from '../transaction-filter.values.ts';
import { KeywordField } from './keyword-field.tsx';

const Selects = lazy(async () => ({
  default: (await import('./transaction-selects.tsx')).TransactionSelects,
}));

export interface TransactionFiltersProps {
  filter: TransactionFilter;
  /** The list has been answered: the code of the pickers, which is large, no longer keeps it waiting. */
  ready: boolean;
  onChange: (part: Partial<TransactionFilter>) => void;
  onReset: () => void;
}

/** Narrows the list: since when, in which sub-wallets, which coin, where it stands, and by a part of what names it. */
export function TransactionFilters({ filter, ready, onChange, onReset }: TransactionFiltersProps) {
  const { t } = useTranslation();
  const shown = useAfter(ready);
  return (
    <FilterBar>
      <Segmented
        label={t('transactions.filter.period')}
        items={periods.map((period) => ({ id: period, label: t(`transactions.period.${period}`) }))}
        selected={filter.period}
        onSelect={(period) => onChange({ period })}
      />
      {shown ? (
        <Suspense fallback={<Chips filter={filter} />}>
          <Selects filter={filter} onChange={onChange} />
        </Suspense>
      ) : (
        <Chips filter={filter} />
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

/** The places of the pickers until their code is there. */
function Chips({ filter }: { filter: TransactionFilter }) {
  const { t } = useTranslation();
  const chips = [
    { label: t('transactions.filter.subWallet'), on: filter.subWallets.length > 0 },
    { label: t('transactions.filter.coin'), on: filter.coin !== null },
    { label: t('transactions.filter.status'), on: filter.statuses.length > 0 },
  ];
  return chips.map(({ label, on }) => (
    <FilterChip key={label} pressed={on} onChange={nothing} disabled>
      {label}
    </FilterChip>
  ));
}

const nothing = () => undefined;

/** True from a moment after something has become so. */
function useAfter(ready: boolean): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => setIs(true));
    return () => clearTimeout(timer);
  }, [ready]);
  return is;
}
