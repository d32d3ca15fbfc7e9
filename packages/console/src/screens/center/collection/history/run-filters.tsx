import { collection } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { minute } from '#shared/durations.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { PeriodFilter } from '#shared/list/period-filter.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { sayStatus } from '#shared/status/transaction-status.ts';
import { modeWords } from '../rule/rule-looks.ts';
import { runStatuses, type runsList } from './runs-list.ts';

export interface RunFiltersProps {
  list: UsedList<typeof runsList>;
  /** When this day began for the reader. */
  today: number;
}

const optionsOf = (names: ReadonlyMap<string, string>) => [...names].map(([id, label]) => ({ id, label }));

/** Narrows the sweeps: a part of a name or hash, since when, by rule, network, coin, status and how they began. */
export function RunFilters({ list, today }: RunFiltersProps) {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'rule', label: t('field.rule') },
    { name: 'net', label: t('field.network') },
    { name: 'coin', label: t('column.coin') },
    { name: 'status', label: t('field.status') },
    { name: 'trigger', label: t('field.mode') },
  ]);
  // What was swept is of a rule, so the rules have every network and coin there is to choose.
  const rules = useQuery({
    ...read(collection.rules, { wallet_id: walletId, page_no: 1, page_size: 100 }),
    staleTime: minute,
    enabled: selects.isWanted,
  });
  const all = rules.data?.list ?? [];
  const networks = new Map(all.map((rule) => [rule.base_symbol, rule.coin_net]));
  const coins = new Map(all.flatMap((rule) => rule.symbol_list).map((coin) => [coin.symbol, coinName(coin)]));
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.run')} value={state.q} onChange={(q) => change({ q })} />
      <PeriodFilter value={state.period} today={today} onChange={(period) => change({ period })} />
      <SelectFilters
        filters={selects}
        options={{
          rule: all.map(({ id, rule_name: label }) => ({ id: String(id), label })),
          net: optionsOf(networks),
          coin: optionsOf(coins),
          status: runStatuses.map((status) => ({
            id: String(status),
            label: sayStatus(words, { trans_kind: 'collect', status }),
          })),
          trigger: ([1, 2] as const).map((mode) => ({ id: String(mode), label: t(modeWords[mode].label) })),
        }}
      />
    </ListFilters>
  );
}
