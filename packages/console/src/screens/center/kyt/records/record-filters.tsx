import { kyt, wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { longestPeriod } from '#shared/list/period.rules.ts';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { kytLook } from '#shared/status/kyt-status.ts';
import {
  directions,
  levels,
  recordStatuses,
  type kytRecordsList,
  type KytRecordsState,
} from './kyt-records-list.ts';

const selectNames = ['way', 'level', 'status', 'provider', 'coin', 'sub'] as const;

type SelectName = (typeof selectNames)[number];

/** Narrows the records: which way, how grave, where they stand, who screened them, which coin and sub-wallet, and when. */
export function RecordFilters({ list }: { list: UsedList<typeof kytRecordsList> }) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('kyt');
  const { state, change } = list;
  const labels: Record<SelectName, string> = {
    way: words('transactions.filter.direction'),
    level: t('records.filter.level'),
    status: words('transactions.filter.status'),
    provider: t('records.filter.provider'),
    coin: words('transactions.filter.coin'),
    sub: words('transactions.filter.subWallet'),
  };
  const selects = useSelects(
    list,
    selectNames.map((name) => ({ name, label: labels[name] })),
  );
  const options = useRecordOptions(state, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('records.filter.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters filters={selects} options={options} />
      <DaysFilter
        label={t('records.filter.period')}
        maxDays={longestPeriod}
        value={state.period}
        onChange={(period) => change({ period })}
      />
    </ListFilters>
  );
}

/** What there is to choose from with each filter; asked of the server only where it is wanted. */
function useRecordOptions(
  { provider, coin }: KytRecordsState,
  isWanted: boolean,
): Record<SelectName, FilterOption[]> {
  const { t: words } = useTranslation();
  const { walletId } = useSelection();
  const asked = { staleTime: cacheLifetime, enabled: isWanted && walletId !== null };
  const services = useQuery({ ...read(kyt.services, { wallet_id: walletId ?? 0 }), ...asked });
  const names = useQuery({ ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }), ...asked });
  const coins = useCoinOptions(coin || null, isWanted);
  const known = (services.data?.kyt_service ?? []).map(({ name }) => name);
  const providers = provider === '' || known.includes(provider) ? known : [...known, provider];
  return {
    way: directions.map((way) => ({ id: way, label: words(`transactions.kind.${way}`) })),
    level: levels.map((level) => ({ id: String(level), label: words(`order.risk.${level}`) })),
    status: recordStatuses.map((status) => {
      const looks = (['deposit', 'withdraw'] as const).flatMap(
        (trans_kind) => kytLook({ kyt_status: status, trans_kind }) ?? [],
      );
      // One status is called otherwise of what comes in and of what goes out.
      const names = [...new Set(looks.map(({ label }) => words(label)))];
      return { id: String(status), label: names.join(' / ') };
    }),
    provider: providers.map((name) => ({ id: name, label: name })),
    coin: coins,
    sub: (names.data ?? []).map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
  };
}
