import { strategies } from '@mpc/api';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { itemStatusLook } from '#shared/status/item-status.ts';
import { subWalletsOf } from '../sub-wallet-scope.tsx';
import { candidatesOf } from '../steps/step-people.ts';
import { changeStatuses, type changeList } from './change-list.ts';

export interface ChangeFiltersProps {
  list: UsedList<typeof changeList>;
  walletId: number;
  /** What the strategies are of: sub-wallets, or scenarios of the wallet. */
  about: 'sub' | 'biz';
}

/** Narrows a log of requests: by status, what it is of, who requested it, and days. */
export function ChangeFilters({ list, walletId, about }: ChangeFiltersProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'status' as const, label: t('log.status') },
    { name: about, label: t(about === 'sub' ? 'scope.subWallet' : 'workspace.scenario') },
    { name: 'by' as const, label: t('log.operator') },
  ]);
  const { isWanted } = selects;
  const subWallets = useQuery({ ...subWalletsOf(walletId), enabled: isWanted && about === 'sub' });
  const scenarios = useQuery({
    ...read(strategies.workspaceList, { wallet_id: walletId }),
    enabled: isWanted && about === 'biz',
  });
  const people = useQuery({ ...candidatesOf(walletId), enabled: isWanted });
  const options: Record<'status' | 'sub' | 'biz' | 'by', FilterOption[]> = {
    status: changeStatuses.map((status) => {
      const { label } = itemStatusLook(status);
      return { id: String(status), label: label === null ? String(status) : words(label) };
    }),
    sub: (subWallets.data ?? []).map((one) => ({
      id: String(one.sub_wallet_id),
      label: one.sub_wallet_name,
    })),
    biz: (scenarios.data ?? []).map((one) => ({ id: one.business_type, label: one.business_name })),
    by: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
  };
  return (
    <ListFilters list={list}>
      <SelectFilters filters={selects} options={options} />
      <DaysFilter label={t('log.days')} value={state.period} onChange={(period) => change({ period })} />
    </ListFilters>
  );
}
