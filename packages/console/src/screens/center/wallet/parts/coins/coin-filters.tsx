import { FilterChip } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import type { coinsList } from '../../centre-lists.ts';
import { useNetworkOptions } from '../../use-network-options.ts';

/** Narrows the coins, and arranges them by network. */
export function CoinFilters({ list }: { list: UsedList<typeof coinsList> }) {
  const { t } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [{ name: 'net', label: t('assets.network') }]);
  const options = useNetworkOptions(state, selects.isWanted);
  return (
    <ListFilters list={list}>
      <SelectFilters filters={selects} options={options} />
      <FilterChip pressed={state.zero} onChange={(zero) => change({ zero })}>
        {t('assets.hideZero')}
      </FilterChip>
      <FilterChip pressed={state.small} onChange={(small) => change({ small })}>
        {t('assets.hideSmall')}
      </FilterChip>
      <FilterChip pressed={state.group === 'net'} onChange={(on) => change({ group: on ? 'net' : null })}>
        {t('assets.group')}
      </FilterChip>
      <KeywordField label={t('assets.findCoin')} value={state.q} onChange={(q) => change({ q })} />
    </ListFilters>
  );
}
