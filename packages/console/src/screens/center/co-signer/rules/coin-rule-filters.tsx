import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSweepChains } from '../use-sweep-chains.ts';
import { ruleStates, sweepSources, type coinRulesList } from './coin-rules-list.ts';

interface CoinRuleFiltersProps {
  walletId: number;
  list: UsedList<typeof coinRulesList>;
}

/** Narrows the rules: by network, coin, status, source and a part of what names a coin. */
export function CoinRuleFilters({ walletId, list }: CoinRuleFiltersProps) {
  const { t } = useTranslation('coSigner');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'net', label: t('filter.network') },
    { name: 'coin', label: t('rule.coin') },
    { name: 'state', label: t('rule.status') },
    { name: 'source', label: t('source.title') },
  ]);
  const chains = useSweepChains(walletId, selects.isWanted);
  const coins = useCoinOptions(state.coin || null, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.coinKeyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          net: (chains.data ?? []).map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
          coin: coins,
          state: ruleStates.map((id) => ({ id, label: t(`on.${id === 'on' ? 1 : 0}`) })),
          source: sweepSources.map((id) => ({ id: String(id), label: t(`source.${id}`) })),
        }}
      />
    </ListFilters>
  );
}
