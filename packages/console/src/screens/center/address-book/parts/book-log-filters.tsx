import type { FilterOption } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { auditOp, auditStatus, useBookChains, useSubWalletNames } from '#features/address-book';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { auditStatuses, bookOps, type bookLogList, type BookLogState } from '../book-log-list.ts';

const selectLabels = {
  op: 'log.op',
  status: 'log.result',
  net: 'column.network',
  sub: 'column.subWallets',
} as const;

type SelectName = keyof typeof selectLabels;

const selectNames: Record<BookLogState['tab'], readonly SelectName[]> = {
  requests: ['op', 'status', 'net', 'sub'],
  operations: ['op', 'status', 'sub'],
};

/** Narrows the log: by day, operation, result, network, sub-wallet, and a part of a label or an address. */
export function BookLogFilters({ list }: { list: UsedList<typeof bookLogList> }) {
  const { t } = useTranslation('whiteAddress');
  const { state, change } = list;
  const selects = useSelects(
    list,
    selectNames[state.tab].map((name) => ({
      name,
      label: t(selectLabels[name]),
      // What people did is asked for one sub-wallet or for all.
      ...(name === 'sub' ? { isMultiple: state.tab === 'requests' } : {}),
    })),
  );
  const options = useBookLogOptions(selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('log.keyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters filters={selects} options={options} />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}

/** What there is to choose from with each filter; asked of the server only where it is wanted. */
function useBookLogOptions(isWanted: boolean): Record<SelectName, FilterOption[]> {
  const { t } = useTranslation('whiteAddress');
  const walletId = useSelection().walletId ?? 0;
  const { chains } = useBookChains({ kind: 'wallet', walletId }, isWanted);
  const subWallets = useSubWalletNames(isWanted ? walletId : undefined);
  return {
    op: bookOps.map((op) => ({ id: String(op), label: t(auditOp[op]) })),
    status: auditStatuses.map((status) => ({ id: String(status), label: t(auditStatus[status].label) })),
    net: chains.map((chain) => ({ id: chain.symbol, label: chain.coin_net })),
    sub: subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
  };
}
