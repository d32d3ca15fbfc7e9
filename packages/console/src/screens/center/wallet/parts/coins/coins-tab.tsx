import { wallets, type SubWallet } from '@mpc/api';
import { Skeleton } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { onlyPage, useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { coinsList } from '../../centre-lists.ts';
import { coinParams } from '../../sub-wallet-first.ts';
import { byNetwork } from './coin-figures.ts';
import { CoinFilters } from './coin-filters.tsx';
import { CoinTable, useCoinColumns } from './coin-table.tsx';
import { NoCoins } from './no-coins.tsx';
import { live } from '#shared/freshness/live.ts';
import { usePhone } from '#shared/use-media.ts';

/** The coins in the list of a sub-wallet. */
export function CoinsTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const list = useList(coinsList);
  const { state } = list;
  const all = useCoinColumns(subWallet, show);
  const isPhone = usePhone();
  // Beside a pointer what awaits a sweep stands below what is available, where no table is too narrow for it.
  const columns = useMemo(() => all.filter(({ key }) => isPhone || key !== 'collecting'), [all, isPhone]);
  const params = coinParams(state, subWallet);
  const coins = useQuery({
    ...read(wallets.focusCoins, params),
    placeholderData: keepPreviousData,
    ...live,
  });
  const file = useTableFile(list.name, all, {
    keyOf: ({ symbol }) => symbol,
    page: async (_, signal) => onlyPage((await client.call(wallets.focusCoins, params, { signal })).list),
  });
  return (
    <ListView
      list={list}
      query={coins}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={coins} file={file}>
          <CoinFilters list={list} />
        </ListBar>
      }
      skeleton={<Skeleton shape="rows" />}
      empty={<NoCoins />}
    >
      {(data, table) => {
        const groups = state.group === null ? [] : byNetwork(data.list);
        const groupOf = new Map(
          groups.flatMap(({ net, coins: some }) => some.map((coin) => [coin, net] as const)),
        );
        return (
          <CoinTable
            {...table}
            label={t('assets.coins')}
            columns={columns}
            rows={state.group === null ? data.list : [...groupOf.keys()]}
            groupOf={state.group === null ? undefined : (coin) => groupOf.get(coin) ?? coin.coin_net}
            onOpen={(coin) => show('coin', coin.symbol)}
          />
        );
      }}
    </ListView>
  );
}
