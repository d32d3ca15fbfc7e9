import { autoCollect, type WaitingAddress, type WaitingCoin } from '@mpc/api';
import { Amount, EmptyState, FilterChip, ShortAddress, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client, read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useSelects } from '#shared/list/use-selects.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { usePhone } from '#shared/use-media.ts';
import { LeastAmount, useStateOptions, useSubWalletOptions } from './funds-filters.tsx';
import { addressFundsList, addressFundsParams } from './funds-lists.ts';
import { sweepStateLook } from './funds-looks.ts';
import { LookedCoin } from './looked-coin.tsx';
import { reasonWords } from './reason-words.ts';
import { waitingId } from './waiting-id.rules.ts';

const Detail = lazyPart(() => import('./waiting-drawer.tsx'), 'WaitingDrawer');

/** What waits of one coin, address by address, with the reason why each is or is not swept. */
export function AddressFunds({ walletId }: { walletId: number }) {
  return <LookedCoin walletId={walletId}>{(coin) => <OfCoin walletId={walletId} coin={coin} />}</LookedCoin>;
}

const keyOf = ({ address, memo }: WaitingAddress) => `${address} ${memo}`;

function OfCoin({ walletId, coin }: { walletId: number; coin: WaitingCoin }) {
  const { t } = useTranslation('coSigner');
  const list = useList(addressFundsList);
  const { open, show, close } = useOverlayParam();
  const { symbol } = coin;
  const columns = useAddressColumns(coin);
  const params = addressFundsParams(list.state, walletId, symbol);
  const rows = useQuery({
    ...read(autoCollect.waitingAddresses, { ...params, ...list.order, ...list.paging }),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf,
    page: (at, signal) =>
      client.call(autoCollect.waitingAddresses, { ...params, ...list.order, ...at }, { signal }),
  });
  const selects = useSelects(list, [
    { name: 'sub', label: t('scope.subWallet') },
    { name: 'state', label: t('funds.state') },
  ]);
  const options = { sub: useSubWalletOptions(walletId, selects.isWanted), state: useStateOptions() };
  const openId = open?.kind === 'address' ? open.id : null;
  return (
    <>
      <ListView
        list={list}
        query={rows}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={rows} file={file}>
            <ListFilters list={list}>
              <KeywordField
                label={t('funds.addressKeyword')}
                value={list.state.q}
                onChange={(q) => list.change({ q })}
              />
              <SelectFilters filters={selects} options={options} />
              <FilterChip pressed={list.state.fuel} onChange={(fuel) => list.change({ fuel })}>
                {t('funds.needsFuel')}
              </FilterChip>
              <LeastAmount value={list.state.min} onChange={(min) => list.change({ min })} />
            </ListFilters>
          </ListBar>
        }
        empty={<EmptyState title={t('funds.empty')}>{t('funds.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('funds.tab.addresses')}
            columns={columns}
            rows={data.list}
            rowKey={keyOf}
            rowName={({ address_label, address }) => address_label || address}
            onOpen={(row) => show('address', waitingId(row))}
          />
        )}
      </ListView>
      <Suspense>
        {openId === null ? null : (
          <Detail
            key={openId}
            walletId={walletId}
            coin={coin}
            id={openId}
            row={rows.data?.list.find((row) => waitingId(row) === openId)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function useAddressColumns({ symbol_alias, fee_symbol_alias }: WaitingCoin) {
  const { t } = useTranslation('coSigner');
  // In a card only what is needed, and what the state does not say, takes a line.
  const isPhone = usePhone();
  return useMemo(
    (): TableColumn<WaitingAddress>[] => [
      {
        key: 'address',
        header: t('funds.address'),
        isTitle: true,
        sortable: true,
        card: 'lead',
        minWidth: 230,
        text: ({ address }) => address,
        cell: ({ address, address_label }) => (
          <ShortAddress address={address} name={address_label || undefined} />
        ),
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
        card: 'note',
        text: ({ balance }) => balance,
        cell: ({ balance }) => <Amount value={balance} symbol={symbol_alias} />,
      },
      {
        key: 'main_coin_balance',
        header: t('funds.mainCoin'),
        align: 'end',
        sortable: true,
        priority: 1,
        text: ({ main_coin_balance }) => main_coin_balance,
        cell: ({ main_coin_balance, main_coin_alias, need_fuel }) =>
          isPhone && need_fuel === 0 ? null : <Amount value={main_coin_balance} symbol={main_coin_alias} />,
      },
      {
        key: 'fuel',
        header: t('funds.fuel'),
        align: 'end',
        priority: 2,
        text: ({ fuel_needed }) => fuel_needed ?? '',
        cell: ({ fuel_needed, need_fuel }) =>
          need_fuel === 1 ? (
            <Amount value={fuel_needed} symbol={fee_symbol_alias} />
          ) : isPhone ? null : (
            t('funds.fuelNone')
          ),
      },
      {
        key: 'state',
        header: t('funds.state'),
        sortable: true,
        card: 'state',
        text: ({ state }) => codeWords(sweepStateLook, state, t),
        cell: ({ state }) => <CodeTag looks={sweepStateLook} code={state} t={t} />,
      },
      {
        key: 'reason',
        header: t('funds.reason'),
        priority: 3,
        minWidth: 190,
        text: (row) => reasonWords(row, t),
        cell: (row) =>
          isPhone && (row.reason === '' || row.reason === 'below_threshold') ? null : (
            <Text truncate title={reasonWords(row, t)}>
              {reasonWords(row, t)}
            </Text>
          ),
      },
      {
        key: 'last_sweep_at',
        header: t('funds.lastSweep'),
        align: 'end',
        sortable: true,
        priority: 2,
        hideOnPhone: true,
        text: ({ last_sweep_at }) => (last_sweep_at === 0 ? '' : isoWithZone(last_sweep_at)),
        cell: ({ last_sweep_at }) => <Time at={last_sweep_at} kind="short" />,
      },
    ],
    [t, symbol_alias, fee_symbol_alias, isPhone],
  );
}
