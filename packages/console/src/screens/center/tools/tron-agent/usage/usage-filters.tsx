import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { PeriodFilter } from '#shared/list/period-filter.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSubWalletOptions } from '../use-sub-wallet-options.ts';
import { settleStates, type usagesList, usingKinds } from './usages-list.ts';

export interface UsageFiltersProps {
  walletId: number;
  list: UsedList<typeof usagesList>;
  /** When this day began for the reader. */
  today: number;
}

/** Narrows what was used: by time, sub-wallet, kind of transaction, settlement, address, hash or number. */
export function UsageFilters({ walletId, list, today }: UsageFiltersProps) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'sub', label: t('usage.column.subWallet') },
    { name: 'kind', label: t('usage.column.transaction') },
    { name: 'settled', label: t('usage.column.status') },
  ]);
  const subWallets = useSubWalletOptions(walletId, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('usage.filter.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <KeywordField
        label={t('usage.column.address')}
        value={state.address}
        onChange={(address) => change({ address })}
      />
      <PeriodFilter value={state.period} today={today} onChange={(period) => change({ period })} />
      <SelectFilters
        filters={selects}
        options={{
          sub: subWallets,
          kind: usingKinds.map((id) => ({ id, label: words(`transactions.kind.${id}`) })),
          settled: settleStates.map((id) => ({ id: String(id), label: t(`usage.paid.${id}`) })),
        }}
      />
    </ListFilters>
  );
}
