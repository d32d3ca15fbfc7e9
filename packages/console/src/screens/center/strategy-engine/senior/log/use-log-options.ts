import { members, strategies, wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { typeOfKind, type SeniorKind } from '../senior-links.ts';
import { itemStatuses } from './strategy-log-lists.ts';

interface Chosen {
  sub: number | null;
  strategy: number | null;
}

/** What there is to choose from in both logs; asked of the server only where it is wanted. */
export function useLogOptions(kind: SeniorKind, { sub, strategy }: Chosen, isWanted: boolean) {
  const { t } = useTranslation('strategyEngine');
  const { walletId, subWalletId } = useSelection();
  const wallet = { wallet_id: walletId ?? 0 };
  const people = useQuery({ ...read(members.list, wallet), enabled: isWanted });
  const subs = useQuery({
    ...read(wallets.allSubWallets, wallet),
    staleTime: cacheLifetime,
    enabled: isWanted,
  });
  const of = sub ?? subWalletId;
  const there = useQuery({
    ...read(strategies.advancedList, { sub_wallet_id: of ?? 0, type: typeOfKind[kind] }),
    enabled: isWanted && of !== null,
  });
  const listed: FilterOption[] = (there.data ?? []).map(({ strategy_id, name }) => ({
    id: String(strategy_id),
    label: name,
  }));
  const isListed = strategy === null || listed.some(({ id }) => id === String(strategy));
  // One that a link names may be of another sub-wallet, or deleted by now.
  const named: FilterOption[] = isListed ? [] : [{ id: String(strategy), label: `#${strategy}` }];
  return {
    sub: (subs.data ?? []).map((one): FilterOption => ({
      id: String(one.sub_wallet_id),
      label: one.sub_wallet_name,
    })),
    strategy: [...named, ...listed],
    who: (people.data ?? []).map(({ uid, nickname }): FilterOption => ({ id: String(uid), label: nickname })),
    status: itemStatuses.map((id): FilterOption => ({ id: String(id), label: t(`hits.status.${id}`) })),
  };
}
