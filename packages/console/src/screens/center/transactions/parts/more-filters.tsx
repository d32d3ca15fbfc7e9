import { Columns, Inline, Stack, TextField } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { OpenSelects } from '#shared/list/open-selects.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useTyped } from '#shared/list/use-typed.ts';
import type { transactionsList } from '../transactions-list.ts';
import { selectLabels, useFilterOptions } from '../use-filter-options.ts';
import { AmountBounds } from './amount-bounds.tsx';

const names = ['net', 'way', 'source', 'kyt', 'by'] as const;

/** The filters that are needed now and then: the network, which way, where from, how much, and whose address. */
export function MoreFilters({ list }: { list: UsedList<typeof transactionsList> }) {
  const { t } = useTranslation();
  const { state, change } = list;
  const options = useFilterOptions(state, names);
  return (
    <Stack gap="s">
      <Inline>
        <OpenSelects
          list={list}
          selects={names.map((name) => ({ name, label: t(selectLabels[name]) }))}
          options={options}
        />
      </Inline>
      <Columns min="180px" gap="s">
        <AmountBounds value={state} onChange={change} />
        <AddressPart
          label={t('transactions.filter.from')}
          value={state.from}
          onChange={(from) => change({ from })}
        />
        <AddressPart label={t('transactions.filter.to')} value={state.to} onChange={(to) => change({ to })} />
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
