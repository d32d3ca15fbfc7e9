import { wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { DaysFilter } from '#shared/list/days-filter.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { longestPeriod } from '#shared/list/period.rules.ts';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import type { UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { itemTypes, urgencies, type todoList } from '../todo-list.ts';

const selectLabels = {
  type: 'todo.filter.type',
  sub: 'todo.filter.subWallet',
  urgency: 'todo.filter.urgency',
} as const;

type SelectName = keyof typeof selectLabels;

const selectNames = ['type', 'sub', 'urgency'] as const satisfies SelectName[];

/** Narrows the list: which sort of thing, of which sub-wallet, how soon it expires, and when it was asked for. */
export function TodoFilters({ list }: { list: UsedList<typeof todoList> }) {
  const { t } = useTranslation();
  const selects = useSelects(
    list,
    selectNames.map((name) => ({ name, label: t(selectLabels[name]) })),
  );
  const options = useTodoOptions(selects.isWanted);
  return (
    <ListFilters list={list}>
      <SelectFilters filters={selects} options={options} />
      <DaysFilter
        label={t('todo.filter.created')}
        maxDays={longestPeriod}
        value={list.state.period}
        onChange={(period) => list.change({ period })}
      />
    </ListFilters>
  );
}

/** What there is to choose from with each filter; asked of the server only where it is wanted. */
function useTodoOptions(isWanted: boolean): Record<SelectName, FilterOption[]> {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const names = useQuery({
    ...read(wallets.allSubWallets, { wallet_id: walletId ?? 0 }),
    staleTime: cacheLifetime,
    enabled: isWanted && walletId !== null,
  });
  return {
    type: itemTypes.map((type) => ({ id: String(type), label: t(`todo.type.${type}`) })),
    sub: (names.data ?? []).map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
    urgency: urgencies.map((urgency) => ({ id: String(urgency), label: t(`todo.urgency.${urgency}`) })),
  };
}
