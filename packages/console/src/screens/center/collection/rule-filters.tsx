import { collection } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { modeWords, ruleStatus } from './rule/rule-looks.ts';
import { ruleStatuses, type rulesList } from './rules-list.ts';

/** Narrows the rules: by network, status, how a sweep begins, and by a part of what names one. */
export function RuleFilters({ list }: { list: UsedList<typeof rulesList> }) {
  const { t } = useTranslation('collection');
  const walletId = useSelection().walletId ?? 0;
  const selects = useSelects(list, [
    { name: 'net', label: t('field.network') },
    { name: 'status', label: t('field.status') },
    { name: 'mode', label: t('field.mode') },
  ]);
  const chains = useQuery({
    ...read(collection.chains, { wallet_id: walletId }),
    staleTime: cacheLifetime,
    enabled: selects.isWanted,
  });
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.rule')} value={list.state.q} onChange={(q) => list.change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          net: (chains.data ?? []).map((chain) => ({ id: chain.base_symbol, label: chain.coin_net })),
          status: ruleStatuses.map((status) => ({ id: String(status), label: t(ruleStatus[status].label) })),
          mode: ([1, 2] as const).map((mode) => ({ id: String(mode), label: t(modeWords[mode].label) })),
        }}
      />
    </ListFilters>
  );
}
