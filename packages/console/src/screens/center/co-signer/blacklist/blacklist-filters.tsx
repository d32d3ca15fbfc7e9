import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { blacklistScopes, entryStates, type blacklistList } from './blacklist-list.ts';
import { useListedChains } from './use-listed-chains.ts';

interface BlacklistFiltersProps {
  walletId: number;
  list: UsedList<typeof blacklistList>;
}

/** Narrows the blacklist: by network, scope, status, day and a part of an address or a reason. */
export function BlacklistFilters({ walletId, list }: BlacklistFiltersProps) {
  const { t } = useTranslation('coSigner');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'net', label: t('filter.network') },
    { name: 'scope', label: t('black.scope') },
    { name: 'state', label: t('rule.status') },
  ]);
  const chains = useListedChains(walletId, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('black.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          net: (chains.data ?? []).map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
          scope: blacklistScopes.map((id) => ({ id: String(id), label: t(`black.scopeIs.${id}`) })),
          state: entryStates.map((id) => ({ id, label: t(`on.${id === 'on' ? 1 : 0}`) })),
        }}
      />
      <DaysFilter label={t('black.added')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
