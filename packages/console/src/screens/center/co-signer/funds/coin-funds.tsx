import { autoCollect, type WaitingCoin, type WaitingCoinPage } from '@mpc/api';
import { Amount, EmptyState, Inline, Stat, StatusTag, SummaryCards, Table, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSearchParams } from 'react-router-dom';
import { coinStops } from '#features/sweep-stops';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList, type UsedList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { CoinAndNetwork } from '../coin-and-network.tsx';
import { useSweepChains } from '../use-sweep-chains.ts';
import { coinFundsOf } from './funds-detail-first.ts';
import { LeastAmount, useStateOptions, useSubWalletOptions } from './funds-filters.tsx';
import { coinFundsList, coinFundsParams } from './funds-lists.ts';
import { goToTab } from './go-to-tab.ts';

/** What waits to be swept, coin by coin. */
export function CoinFunds({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const [, setSearch] = useSearchParams();
  const list = useList(coinFundsList);
  const columns = useCoinColumns();
  const coins = useQuery({
    ...coinFundsOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ symbol }) => symbol,
    page: (at, signal) =>
      client.call(
        autoCollect.waiting,
        { ...coinFundsParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <>
      <FundsSummary stat={coins.isError ? null : coins.data?.stat} />
      <ListView
        list={list}
        query={coins}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={coins} file={file}>
            <CoinFundsFilters walletId={walletId} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('funds.empty')}>{t('funds.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('funds.tab.coins')}
            columns={columns}
            rows={data.list}
            rowKey={({ symbol }) => symbol}
            rowName={coinName}
            onOpen={({ symbol }) => setSearch((now) => goToTab(now, { tab: 'addresses', coin: symbol }))}
          />
        )}
      </ListView>
    </>
  );
}

const usd = (value: string | undefined) => <Amount value={value} kind="fiat" />;

/** What waits altogether, for these filters, and what the gas station has to give out first. */
function FundsSummary({ stat }: { stat: WaitingCoinPage['stat'] | null | undefined }) {
  const { t } = useTranslation('coSigner');
  if (stat === null) return null;
  const loading = stat === undefined;
  return (
    <SummaryCards>
      <Stat
        label={t('funds.total')}
        loading={loading}
        value={usd(stat?.total_usd)}
        hint={t('funds.totalMeans')}
      />
      <Stat
        label={t('funds.stop.none')}
        loading={loading}
        value={usd(stat?.ready_usd)}
        hint={t('funds.readyMeans')}
      />
      <Stat
        label={t('funds.blocked')}
        loading={loading}
        value={usd(stat?.blocked_usd)}
        hint={t('funds.blockedMeans')}
      />
      <Stat
        label={t('funds.stop.gas')}
        loading={loading}
        value={usd(stat?.gas_blocked_usd)}
        hint={
          stat === undefined || stat.gas_needed.length === 0
            ? t('funds.gasNone')
            : stat.gas_needed
                .map(({ symbol_alias: coin, amount }) =>
                  // One line on a phone too, as its place is held; what is available stands with the gas station.
                  t('funds.gasNeeds', { coin, needed: exactAmount(amount) }),
                )
                .join(' · ')
        }
      />
    </SummaryCards>
  );
}

interface CoinFundsFiltersProps {
  walletId: number;
  list: UsedList<typeof coinFundsList>;
}

function CoinFundsFilters({ walletId, list }: CoinFundsFiltersProps) {
  const { t } = useTranslation('coSigner');
  const { state, change } = list;
  const selects = useSelects(list, [
    { name: 'net', label: t('filter.network') },
    { name: 'coin', label: t('rule.coin') },
    { name: 'sub', label: t('scope.subWallet') },
    { name: 'state', label: t('funds.state') },
  ]);
  const { isWanted } = selects;
  const chains = useSweepChains(walletId, isWanted);
  const options = {
    net: (chains.data ?? []).map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net })),
    coin: useCoinOptions(null, isWanted),
    sub: useSubWalletOptions(walletId, isWanted),
    state: useStateOptions(),
  };
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.coinKeyword')} value={state.q} onChange={(q) => change({ q })} />
      <SelectFilters filters={selects} options={options} />
      <LeastAmount value={state.min} onChange={(min) => change({ min })} />
    </ListFilters>
  );
}

function useCoinColumns() {
  const { t } = useTranslation('coSigner');
  return useMemo((): TableColumn<WaitingCoin>[] => {
    const amount = (
      key: 'collecting_balance' | 'reach_threshold_balance' | 'below_threshold_balance',
      header: string,
    ) => ({
      key,
      header,
      align: 'end' as const,
      text: (row: WaitingCoin) => row[key],
      cell: (row: WaitingCoin) => <Amount value={row[key]} symbol={row.symbol_alias} />,
    });
    return [
      {
        key: 'symbol_alias',
        header: t('rule.coin'),
        isTitle: true,
        sortable: true,
        card: 'lead',
        minWidth: 152,
        text: coinName,
        cell: (coin) => <CoinAndNetwork coin={coin} />,
      },
      { ...amount('collecting_balance', t('funds.waiting')), sortable: true, card: 'about' },
      {
        key: 'usd',
        header: t('funds.usd'),
        align: 'end',
        sortable: true,
        priority: 2,
        card: 'note',
        text: ({ usd }) => usd ?? '',
        cell: ({ usd }) => <Amount value={usd} kind="fiat" />,
      },
      { ...amount('reach_threshold_balance', t('funds.reach')), priority: 1 },
      { ...amount('below_threshold_balance', t('funds.below')), priority: 3, hideOnPhone: true },
      {
        key: 'address_count',
        header: t('funds.addresses'),
        align: 'end',
        sortable: true,
        hideOnPhone: true,
        // As digits and a slash a spreadsheet reads a date.
        text: ({ reach_count, address_count }) =>
          t('rule.reachedOf', { count: reach_count, of: address_count }),
        cell: ({ reach_count, address_count }) =>
          t('rule.reachedOf', { count: reach_count, of: address_count }),
      },
      {
        key: 'estimated_fee',
        header: t('funds.fee'),
        align: 'end',
        sortable: true,
        priority: 2,
        text: (row) => feeOf(row) ?? '',
        cell: (row) => <Amount value={feeOf(row)} symbol={row.fee_symbol_alias} />,
      },
      {
        key: 'why',
        header: t('funds.state'),
        card: 'state',
        text: (row) => listed(stateOfCoin(row).map((id) => t(`funds.stop.${id}`))),
        cell: (row) => (
          <Inline gap="xs" wrap={false}>
            {stateOfCoin(row).map((id) => (
              <StatusTag key={id} tone={stateTone[id]}>
                {t(`funds.stop.${id}`)}
              </StatusTag>
            ))}
          </Inline>
        ),
      },
    ];
  }, [t]);
}

/** Of the sweeps that are due; none where the threshold is not reached. */
const feeOf = ({ reach_count, estimated_fee }: WaitingCoin) =>
  reach_count === 0 ? undefined : estimated_fee;

const stateTone = {
  off: 'idle',
  below: 'idle',
  fee: 'attention',
  gas: 'attention',
  none: 'running',
} as const;

/** What keeps a coin from being swept, as far as its sums tell. */
function stateOfCoin(coin: WaitingCoin): (keyof typeof stateTone)[] {
  if (coin.rule_status === 0) return ['off'];
  if (coin.reach_count === 0) return ['below'];
  const stops = coinStops(coin);
  return stops.length === 0 ? ['none'] : stops;
}
