import { wallets, type Coin, type SubWallet } from '@mpc/api';
import { Button, EmptyState, Section, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useTabList } from '../../use-tab-list.ts';
import { byNetwork } from './coin-figures.ts';
import { CoinFilters } from './coin-filters.tsx';
import { CoinTable } from './coin-table.tsx';
import { NoCoins } from './no-coins.tsx';

const sortable = { coin: 'symbol_alias', price: 'price_usd', usd: 'usd' } as const;

/** Worth less than this many US dollars counts as small. */
const small = '1';

/** The coins in the list of a sub-wallet. */
export function CoinsTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
  const { said, change, reset, sort, onSort, order } = useTabList(sortable, ['q', 'net', 'zero', 'small']);
  const keyword = said('q');
  const net = said('net');
  const noZero = said('zero') === '1';
  const noSmall = said('small') === '1';
  const coins = useQuery({
    ...read(wallets.focusCoins, {
      wallet_id: subWallet.wallet_id,
      sub_wallet_id: subWallet.sub_wallet_id,
      need_stat: 1,
      ...(net === '' ? {} : { base_symbol: net }),
      ...(keyword === '' ? {} : { keyword }),
      ...(noZero ? { hide_zero: 1 as const } : {}),
      ...(noSmall ? { usd_min: small } : {}),
      ...order,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
  const tableOf = (label: string, list: readonly Coin[]) => (
    <CoinTable
      label={label}
      subWallet={subWallet}
      coins={list}
      sort={sort}
      loading={coins.isPlaceholderData}
      onSort={onSort}
      onShow={show}
    />
  );
  return (
    <Stack>
      <CoinFilters
        walletId={subWallet.wallet_id}
        keyword={keyword}
        net={net}
        noZero={noZero}
        noSmall={noSmall}
        grouped={said('group') === 'net'}
        onChange={change}
        onReset={reset}
      />
      <QueryView query={coins} skeleton={<Skeleton shape="rows" />}>
        {({ list }) => {
          if (list.length === 0)
            return reset === undefined ? (
              <NoCoins />
            ) : (
              <EmptyState
                title={t('assets.noCoinMatch')}
                action={<Button onClick={reset}>{t('assets.reset')}</Button>}
              />
            );
          if (said('group') !== 'net') return tableOf(t('assets.coins'), list);
          return byNetwork(list).map(({ symbol, net: name, coins: some }) => (
            <Section key={symbol} title={name}>
              {tableOf(t('assets.coinsOn', { network: name }), some)}
            </Section>
          ));
        }}
      </QueryView>
    </Stack>
  );
}
