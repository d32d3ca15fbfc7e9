import { wallets, type Coin, type SubWallet } from '@mpc/api';
import { Button, EmptyState, Section, Skeleton, Stack, type TableSort } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../../../shared/api/api.ts';
import { useOpen } from '../../../../../shared/open/use-open.ts';
import { QueryView } from '../../../../../shared/query-view/query-view.tsx';
import { sortFrom, sortText } from '../../sort-text.ts';
import { useCentre } from '../../use-centre.ts';
import { byNetwork } from './coin-figures.ts';
import { CoinFilters } from './coin-filters.tsx';
import { CoinTable } from './coin-table.tsx';

const sortable = { coin: 'symbol_alias', price: 'price_usd', usd: 'usd' } as const;

/** Worth less than this many US dollars counts as small. */
const small = '1';

/** The coins in the list of a sub-wallet. */
export function CoinsTab({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const { show } = useOpen();
  const { said, change } = useCentre();
  const keyword = said('q');
  const net = said('net');
  const noZero = said('zero') === '1';
  const noSmall = said('small') === '1';
  const sort = sortFrom(said('sort'), sortable);
  const isNarrowed = keyword !== '' || net !== '' || noZero || noSmall;
  const coins = useQuery({
    ...read(wallets.focusCoins, {
      wallet_id: subWallet.wallet_id,
      sub_wallet_id: subWallet.sub_wallet_id,
      need_stat: 1,
      ...(net === '' ? {} : { base_symbol: net }),
      ...(keyword === '' ? {} : { keyword }),
      ...(noZero ? { hide_zero: 1 as const } : {}),
      ...(noSmall ? { usd_min: small } : {}),
      ...(sort === null
        ? {}
        : {
            order_by: sortable[sort.key],
            order: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
          }),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
  const reset = () => change({ q: '', net: '', zero: '', small: '' });
  const tableOf = (label: string, list: readonly Coin[]) => (
    <CoinTable
      label={label}
      subWallet={subWallet}
      coins={list}
      sort={sort}
      loading={coins.isPlaceholderData}
      onSort={(next: TableSort | null) => change({ sort: sortText(next) })}
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
        onReset={isNarrowed ? reset : undefined}
      />
      <QueryView query={coins} skeleton={<Skeleton shape="rows" />}>
        {({ list }) => {
          if (list.length === 0)
            return isNarrowed ? (
              <EmptyState
                title={t('assets.noCoinMatch')}
                action={<Button onClick={reset}>{t('assets.reset')}</Button>}
              />
            ) : (
              <EmptyState
                title={t('assets.noCoins')}
                action={<Button onClick={() => show('manage')}>{t('assets.manage')}</Button>}
              >
                {t('assets.noCoinsDetail')}
              </EmptyState>
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
