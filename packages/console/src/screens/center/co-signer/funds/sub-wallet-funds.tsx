import { autoCollect, type WaitingCoin, type WaitingSubWallet } from '@mpc/api';
import { Amount, EmptyState, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSearchParams } from 'react-router-dom';
import { client, read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { LeastAmount, useSubWalletOptions } from './funds-filters.tsx';
import { subWalletFundsList, subWalletFundsParams } from './funds-lists.ts';
import { goToTab } from './go-to-tab.ts';
import { LookedCoin } from './looked-coin.tsx';

/** What waits of one coin, sub-wallet by sub-wallet. */
export function SubWalletFunds({ walletId }: { walletId: number }) {
  return <LookedCoin walletId={walletId}>{(coin) => <OfCoin walletId={walletId} coin={coin} />}</LookedCoin>;
}

function OfCoin({ walletId, coin }: { walletId: number; coin: WaitingCoin }) {
  const { t } = useTranslation('coSigner');
  const [, setSearch] = useSearchParams();
  const list = useList(subWalletFundsList);
  const { symbol, symbol_alias } = coin;
  const columns = useMemo((): TableColumn<WaitingSubWallet>[] => {
    const amount = (
      key: 'collecting_balance' | 'reach_threshold_balance' | 'below_threshold_balance',
      header: string,
    ) => ({
      key,
      header,
      align: 'end' as const,
      text: (row: WaitingSubWallet) => row[key],
      cell: (row: WaitingSubWallet) => <Amount value={row[key]} symbol={symbol_alias} />,
    });
    return [
      {
        key: 'sub_wallet_name',
        header: t('scope.subWallet'),
        isTitle: true,
        sortable: true,
        card: 'lead',
        text: ({ sub_wallet_name }) => sub_wallet_name,
        cell: ({ sub_wallet_name }) => <Text tone="strong">{sub_wallet_name}</Text>,
      },
      { ...amount('collecting_balance', t('funds.waiting')), sortable: true },
      { ...amount('reach_threshold_balance', t('funds.reach')), priority: 1 },
      { ...amount('below_threshold_balance', t('funds.below')), priority: 2 },
      {
        key: 'address_count',
        header: t('funds.addresses'),
        align: 'end',
        sortable: true,
        // As digits and a slash a spreadsheet reads a date.
        text: ({ reach_count, address_count }) =>
          t('rule.reachedOf', { count: reach_count, of: address_count }),
        cell: ({ reach_count, address_count }) =>
          t('rule.reachedOf', { count: reach_count, of: address_count }),
      },
      {
        key: 'last_sweep_at',
        header: t('funds.lastSweep'),
        align: 'end',
        sortable: true,
        card: 'note',
        text: ({ last_sweep_at }) => (last_sweep_at === 0 ? '' : isoWithZone(last_sweep_at)),
        cell: ({ last_sweep_at }) => <Time at={last_sweep_at} kind="short" />,
      },
    ];
  }, [t, symbol_alias]);
  const params = subWalletFundsParams(list.state, walletId, symbol);
  const rows = useQuery({
    ...read(autoCollect.waitingSubWallets, { ...params, ...list.order, ...list.paging }),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ sub_wallet_id }) => sub_wallet_id,
    page: (at, signal) =>
      client.call(autoCollect.waitingSubWallets, { ...params, ...list.order, ...at }, { signal }),
  });
  const selects = useSelects(list, [{ name: 'sub', label: t('scope.subWallet') }]);
  const subWallets = useSubWalletOptions(walletId, selects.isWanted);
  return (
    <ListView
      list={list}
      query={rows}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={rows} file={file}>
          <ListFilters list={list}>
            <KeywordField
              label={t('funds.subWalletKeyword')}
              value={list.state.q}
              onChange={(q) => list.change({ q })}
            />
            <SelectFilters filters={selects} options={{ sub: subWallets }} />
            <LeastAmount value={list.state.min} onChange={(min) => list.change({ min })} />
          </ListFilters>
        </ListBar>
      }
      empty={<EmptyState title={t('funds.empty')}>{t('funds.emptyDetail')}</EmptyState>}
    >
      {(data, table) => (
        <Table
          {...table}
          label={t('funds.tab.subWallets')}
          columns={columns}
          rows={data.list}
          rowKey={({ sub_wallet_id }) => sub_wallet_id}
          onOpen={({ sub_wallet_id }) =>
            setSearch((now) => {
              const next = goToTab(now, { tab: 'addresses', coin: symbol });
              next.set('sub', String(sub_wallet_id));
              return next;
            })
          }
        />
      )}
    </ListView>
  );
}
