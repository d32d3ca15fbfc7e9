import { FilterSelect } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { pickedWith, pickWith, type Picker, type TransactionFilter } from '../transaction-filter.values.ts';
import { useFilterOptions } from '../use-filter-options.ts';

export interface TransactionSelectsProps {
  filter: TransactionFilter;
  shown: readonly Picker[];
  /** The one that was pressed before its code was there. */
  openFirst: Picker | null;
  onChange: (part: Partial<TransactionFilter>) => void;
}

/** Those of which only one may be chosen. */
const single: readonly Picker[] = ['coin', 'network', 'direction'];

/** The filters that choose from a list. */
export function TransactionSelects({ filter, shown, openFirst, onChange }: TransactionSelectsProps) {
  const { t } = useTranslation();
  const options = useFilterOptions(filter, shown);
  return shown.map((picker) => (
    <FilterSelect
      key={picker}
      multiple={!single.includes(picker)}
      label={t(`transactions.filter.${picker}`)}
      defaultOpen={openFirst === picker}
      options={options[picker]}
      value={pickedWith(filter, picker)}
      onChange={(ids) => onChange(pickWith(picker, ids))}
    />
  ));
}
