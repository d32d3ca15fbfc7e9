import { coldWallet } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { fundStates, type fundStrategiesList } from './fund-strategies-list.ts';
import { coldCoinsOf } from './fund-queries.ts';

interface FundStrategyFiltersProps {
  walletId: number;
  list: UsedList<typeof fundStrategiesList>;
}

/** Narrows the fund strategies: by part of a name, network, coin and whether they are enabled. */
export function FundStrategyFilters({ walletId, list }: FundStrategyFiltersProps) {
  const { t } = useTranslation('coldWallet');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'net', label: t('strategy.network') },
    { name: 'coin', label: t('strategy.coin') },
    { name: 'state', label: t('strategy.field.status') },
  ]);
  const networks = useQuery({
    ...read(coldWallet.networks, { wallet_id: walletId }),
    enabled: selects.isWanted,
  });
  const coins = useQuery({ ...coldCoinsOf(walletId), enabled: selects.isWanted });
  return (
    <ListFilters list={list}>
      <KeywordField label={t('strategy.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters
        filters={selects}
        options={{
          net: (networks.data ?? []).map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
          coin: (coins.data ?? []).map((coin) => coinOption(coin)),
          state: fundStates.map((id) => ({ id, label: t(`strategy.on.${id === 'on' ? 1 : 0}`) })),
        }}
      />
    </ListFilters>
  );
}
