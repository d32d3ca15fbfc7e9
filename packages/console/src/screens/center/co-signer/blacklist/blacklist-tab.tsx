import { blacklist, type BlacklistAddress } from '@mpc/api';
import { Button, EmptyState, Inline, RowMenu, StatusTag, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListedAddress } from '#features/address-check';
import { client, read } from '#shared/api/api.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { usePhone } from '#shared/use-media.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { BlacklistFilters } from './blacklist-filters.tsx';
import { blacklistList, blacklistParams } from './blacklist-list.ts';
import { EntryChange, type EntryAct } from './entry-change.tsx';

/** Addresses that are never paid or swept. */
export function BlacklistTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const list = useList(blacklistList);
  const { show } = useOverlayParam();
  const barred = useMayGovern() === false ? t('governorsOnly') : undefined;
  const [changing, setChanging] = useState<{ act: EntryAct; entry: BlacklistAddress } | null>(null);
  const isPhone = usePhone();
  const columns = useMemo(() => columnsOf(t, isPhone), [t, isPhone]);
  const entries = useQuery({
    ...read(blacklist.list, {
      ...blacklistParams(list.state, walletId),
      ...orderOf(list.state),
      ...pagingOf(list.state),
    }),
    placeholderData: keepPreviousData,
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        blacklist.list,
        { ...blacklistParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  return (
    <>
      <ListView
        list={list}
        query={entries}
        file={file}
        filters={
          <>
            <Inline>
              <Button
                icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
                disabledReason={barred}
                onClick={() => show('block')}
              >
                {t('black.add')}
              </Button>
            </Inline>
            <ListBar list={list} columns={columns} query={entries} file={file}>
              <BlacklistFilters walletId={walletId} list={list} />
            </ListBar>
          </>
        }
        empty={<EmptyState title={t('black.empty')}>{t('black.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('tab.blacklist')}
            columns={columns}
            rows={data.list}
            rowKey={({ id }) => id}
            rowName={({ address }) => address}
            rowActions={(entry, name) => (
              <RowMenu
                name={name}
                items={[
                  {
                    id: entry.status === 1 ? 'disable' : 'enable',
                    label: t(entry.status === 1 ? 'rule.turn.0' : 'rule.turn.1'),
                    disabledReason: barred,
                  },
                  { id: 'remove', label: t('black.takeOff'), danger: true, disabledReason: barred },
                ]}
                onAction={(id) => setChanging({ act: id as EntryAct, entry })}
              />
            )}
          />
        )}
      </ListView>
      {changing === null ? null : (
        <EntryChange walletId={walletId} {...changing} onClose={() => setChanging(null)} />
      )}
    </>
  );
}

function columnsOf(
  t: ReturnType<typeof useTranslation<'coSigner'>>['t'],
  isPhone: boolean,
): TableColumn<BlacklistAddress>[] {
  return [
    {
      key: 'address',
      header: t('black.address'),
      isTitle: true,
      sortable: true,
      card: 'lead',
      minWidth: 150,
      text: ({ address }) => address,
      cell: ({ address, base_symbol }) => (
        <ListedAddress address={address} baseSymbol={base_symbol} label={t('black.address')} />
      ),
    },
    {
      key: 'base_symbol',
      header: t('filter.network'),
      sortable: true,
      text: ({ coin_net }) => coin_net,
      cell: ({ coin_net }) => coin_net,
    },
    {
      key: 'coin',
      header: t('rule.coin'),
      priority: 2,
      text: ({ symbol_alias }) => symbol_alias || t('black.everyCoin'),
      cell: ({ symbol_alias }) => symbol_alias || t('black.everyCoin'),
    },
    {
      key: 'scope',
      header: t('black.scope'),
      text: ({ scope }) => t(`black.scopeIs.${scope}`),
      cell: ({ scope }) => t(`black.scopeIs.${scope}`),
    },
    {
      key: 'reason',
      header: t('black.reason'),
      priority: 1,
      card: 'about',
      text: ({ reason }) => reason,
      cell: ({ reason }) => <Text truncate={!isPhone}>{reason}</Text>,
    },
    {
      key: 'status',
      header: t('rule.status'),
      card: 'state',
      text: ({ status }) => t(`on.${status}`),
      cell: ({ status }) => (
        <StatusTag tone={status === 1 ? 'success' : 'idle'}>{t(`on.${status}`)}</StatusTag>
      ),
    },
    {
      key: 'creator',
      header: t('black.creator'),
      priority: 3,
      hideOnPhone: true,
      text: ({ creator }) => creator.nickname,
      cell: ({ creator }) => creator.nickname,
    },
    {
      key: 'created_at',
      header: t('black.added'),
      align: 'end',
      sortable: true,
      priority: 2,
      card: 'note',
      text: ({ created_at }) => isoWithZone(created_at),
      cell: ({ created_at }) => <Time at={created_at} kind="short" />,
    },
  ];
}
