import { members, wallets } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import type { FilterOption } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { kytStatusLook } from '#shared/status/kyt-status.ts';
import { statusLook } from '#shared/status/transaction-status.ts';
import { statusesOf, transKindsOf, type TransactionsState } from './transactions-list.ts';

/** The filters that choose from options, with the words they are named by; the first ones are always in sight. */
export const selectLabels = {
  sub: 'transactions.filter.subWallet',
  coin: 'transactions.filter.coin',
  status: 'transactions.filter.status',
  net: 'transactions.filter.network',
  way: 'transactions.filter.direction',
  source: 'transactions.filter.source',
  kyt: 'transactions.filter.screening',
  by: 'transactions.filter.initiator',
} as const;

export type SelectName = keyof typeof selectLabels;

/** What there is to choose from with each filter; asked of the server only for those that are shown. */
export function useFilterOptions(
  { coin, kind }: TransactionsState,
  shown: readonly SelectName[],
): Record<SelectName, FilterOption[]> {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const wallet = { wallet_id: walletId ?? 0 };
  const asks = (name: SelectName) => ({
    staleTime: cacheLifetime,
    enabled: walletId !== null && shown.includes(name),
  });
  const names = useQuery({ ...read(wallets.allSubWallets, wallet), ...asks('sub') });
  const networks = useQuery({ ...read(wallets.networks, wallet), ...asks('net') });
  const people = useQuery({ ...read(members.list, wallet), ...asks('by') });
  const coins = useCoinOptions(coin || null, shown.includes('coin'));
  // One code means different things of what comes in and what goes out, so the list of all kinds names both.
  const statusName = (status: number) => {
    const looks = (transKindsOf(kind) ?? (['withdraw', 'deposit'] as const))
      .map((one) => statusLook({ trans_kind: one, status }))
      .filter((look) => look !== null);
    return [...new Set(looks.map((look) => t(look.label)))].join(' / ');
  };
  // Nobody looks at those of a filter that is not wanted.
  const when = (name: SelectName, options: () => FilterOption[]) => (shown.includes(name) ? options() : []);
  return {
    sub: (names.data ?? []).map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
    coin: coins,
    status: when('status', () =>
      statusesOf(kind).map((status) => ({ id: String(status), label: statusName(status) })),
    ),
    net: [
      ...(networks.data?.open_main_chain ?? []),
      ...(networks.data?.support_main_chain ?? []).filter(
        (one) => !networks.data?.open_main_chain.some(({ symbol }) => symbol === one.symbol),
      ),
    ].map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
    way: (['in', 'out'] as const).map((way) => ({ id: way, label: t(`transactions.way.${way}`) })),
    source: ([1, 2, 3] as const).map((source) => ({
      id: String(source),
      label: t(`transactions.source.${source}`),
    })),
    kyt: when('kyt', () =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((status) => {
        const look = kytStatusLook(status);
        return { id: String(status), label: look === null ? String(status) : t(look.label) };
      }),
    ),
    by: (people.data ?? []).map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
  };
}
