import { Columns, Inline, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { KeywordField } from '../../../../shared/filter/keyword-field.tsx';
import { pickers, usualPickers, type TransactionFilter } from '../transaction-filter.values.ts';
import { AmountBounds } from './amount-bounds.tsx';
import { TransactionSelects } from './transaction-selects.tsx';

export interface MoreFiltersProps {
  filter: TransactionFilter;
  onChange: (part: Partial<TransactionFilter>) => void;
}

const rest = pickers.filter((picker) => !usualPickers.includes(picker));

/** The filters that are needed now and then: the network, which way, where from, how much, and whose address. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="s">
      <Inline>
        <TransactionSelects filter={filter} shown={rest} openFirst={null} onChange={onChange} />
      </Inline>
      <Columns min="180px" gap="s">
        <AmountBounds value={filter} onChange={onChange} />
        <KeywordField
          label={t('transactions.filter.from')}
          value={filter.from}
          onChange={(from) => onChange({ from })}
        />
        <KeywordField
          label={t('transactions.filter.to')}
          value={filter.to}
          onChange={(to) => onChange({ to })}
        />
      </Columns>
    </Stack>
  );
}
