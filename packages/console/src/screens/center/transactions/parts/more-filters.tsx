import { Columns, Inline, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OpenSelects } from '#shared/list/open-selects.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import type { transactionsList } from '../transactions-list.ts';
import { selectLabels, useFilterOptions } from '../use-filter-options.ts';
import { AddressPart } from './address-part.tsx';
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
