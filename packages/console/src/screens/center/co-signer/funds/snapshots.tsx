import { autoCollect, type SnapshotRow } from '@mpc/api';
import {
  Amount,
  Columns,
  DatePicker,
  EmptyState,
  Table,
  TableSummary,
  Text,
  type FieldMessage,
  type TableColumn,
} from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListedAddress } from '#features/address-check';
import { useSearchParams } from 'react-router-dom';
import { client, read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { useCoinOptions } from '#shared/coin/use-coin-options.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { sum } from '#shared/money/decimal.ts';
import { LeastAmount, useSubWalletOptions } from './funds-filters.tsx';
import { snapshotParams, snapshotsList } from './funds-lists.ts';
import { SnapshotChart } from './snapshot-chart.tsx';

const keyOf = ({ snapshot_id, address, symbol }: SnapshotRow) => `${snapshot_id} ${symbol} ${address}`;

/** What lay on the addresses at the end of each day: as a line over time, and address by address for one day. */
export function Snapshots({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const list = useList(snapshotsList);
  const { state, change } = list;
  const columns = useSnapshotColumns();
  const [search] = useSearchParams();
  const said = search.get('day') ?? '';
  const noSuchDay: readonly FieldMessage[] =
    state.day === '' && said !== ''
      ? [{ level: 'warning', message: t('snapshot.noSuchDay', { day: said }) }]
      : [];
  const params = snapshotParams(state, walletId);
  // Amounts of several coins compare by their value only.
  const order = { order_by: 'usd', order: 'desc', ...list.order } as const;
  const rows = useQuery({
    ...read(autoCollect.snapshots, { ...params, ...order, ...list.paging }),
    placeholderData: keepPreviousData,
  });
  const file = useTableFile(list.name, columns, {
    keyOf,
    page: (at, signal) => client.call(autoCollect.snapshots, { ...params, ...order, ...at }, { signal }),
  });
  const selects = useSelects(list, [
    { name: 'coin', label: t('rule.coin') },
    { name: 'sub', label: t('scope.subWallet') },
  ]);
  const options = {
    coin: useCoinOptions(null, selects.isWanted),
    sub: useSubWalletOptions(walletId, selects.isWanted),
  };
  return (
    <>
      <Columns min="320px">
        <DatePicker
          label={t('snapshot.day')}
          description={t('snapshot.dayMeans')}
          value={state.day || null}
          messages={noSuchDay}
          onChange={(day) => change({ day: day ?? '' })}
        />
      </Columns>
      <SnapshotChart walletId={walletId} symbols={state.coin} day={state.day || undefined} />
      <ListView
        list={list}
        query={rows}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={rows} file={file}>
            <ListFilters list={list}>
              <KeywordField
                label={t('funds.addressKeyword')}
                value={state.q}
                onChange={(q) => change({ q })}
              />
              <SelectFilters filters={selects} options={options} />
              <LeastAmount value={state.min} onChange={(min) => change({ min })} />
            </ListFilters>
          </ListBar>
        }
        empty={<EmptyState title={t('snapshot.empty')}>{t('snapshot.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('funds.tab.snapshots')}
            columns={columns}
            rows={data.list}
            rowKey={keyOf}
            summary={<TableSummary label={t('snapshot.pageTotal')} values={pageTotals(data.list)} />}
          />
        )}
      </ListView>
    </>
  );
}

/** What the rows come to: their value, and their balance where they are of one coin. */
function pageTotals(rows: readonly SnapshotRow[]) {
  const [first] = rows;
  const isOneCoin = rows.every(({ symbol }) => symbol === first?.symbol);
  return {
    usd: <Amount value={sum(rows.map(({ usd }) => usd))} kind="fiat" />,
    balance: isOneCoin ? (
      <Amount value={sum(rows.map(({ balance }) => balance))} symbol={first?.symbol_alias} />
    ) : null,
  };
}

function useSnapshotColumns() {
  const { t } = useTranslation('coSigner');
  return useMemo(
    (): TableColumn<SnapshotRow>[] => [
      {
        key: 'address',
        header: t('funds.address'),
        isTitle: true,
        sortable: true,
        card: 'lead',
        minWidth: 150,
        text: ({ address }) => address,
        cell: ({ address, base_symbol, sub_wallet_id }) => (
          <ListedAddress
            address={address}
            baseSymbol={base_symbol}
            subWalletId={sub_wallet_id}
            label={t('funds.address')}
          />
        ),
      },
      { key: 'date', header: t('snapshot.day'), card: 'note', cell: ({ date }) => date },
      {
        key: 'symbol',
        header: t('rule.coin'),
        sortable: true,
        text: coinName,
        cell: (row) => <Text>{coinName(row)}</Text>,
      },
      {
        key: 'sub_wallet_name',
        header: t('scope.subWallet'),
        priority: 2,
        card: 'about',
        cell: ({ sub_wallet_name }) => sub_wallet_name,
      },
      {
        key: 'balance',
        header: t('funds.balance'),
        align: 'end',
        sortable: true,
        text: ({ balance }) => balance,
        cell: ({ balance, symbol_alias }) => <Amount value={balance} symbol={symbol_alias} />,
      },
      {
        key: 'usd',
        header: t('funds.usd'),
        align: 'end',
        sortable: true,
        text: ({ usd }) => usd ?? '',
        cell: ({ usd }) => <Amount value={usd} kind="fiat" />,
      },
    ],
    [t],
  );
}
