import { Columns, Inline, Stack, TextField } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useTyped } from '#shared/filter/use-typed.ts';
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
        <AddressPart
          label={t('transactions.filter.from')}
          value={filter.from}
          onChange={(from) => onChange({ from })}
        />
        <AddressPart
          label={t('transactions.filter.to')}
          value={filter.to}
          onChange={(to) => onChange({ to })}
        />
      </Columns>
    </Stack>
  );
}

/** A part of an address. */
function AddressPart({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useTyped(value, onChange);
  return <TextField label={label} value={text} onChange={setText} />;
}
