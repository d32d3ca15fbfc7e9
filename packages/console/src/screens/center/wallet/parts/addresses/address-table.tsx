import type { AddressPage, Coin } from '@mpc/api';
import {
  Amount,
  Button,
  Inline,
  StatusTag,
  Table,
  Tag,
  Text,
  Time,
  ellipsis,
  type TableColumn,
  type TableProps,
} from '@mpc/ui';
import { QrCode as QrIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListedAddress } from '#features/address-check';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { LabelCell } from './label-cell.tsx';

type Row = AddressPage['list'][number];

/** The columns of the addresses of a coin; a person chooses among them and puts them in order. */
export function useAddressColumns(coin: Coin) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const { show } = useOverlayParam();
  return useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'address_label',
        header: t('btcAddress:addresses.label'),
        sortable: true,
        isTitle: true,
        card: 'lead',
        minWidth: 120,
        text: ({ address_label }) => address_label,
        cell: (row) => <LabelCell id={row.id} address={row.address} label={row.address_label} />,
      },
      {
        key: 'address',
        header: t('btcAddress:addresses.address'),
        card: 'about',
        minWidth: 190,
        text: ({ address }) => address,
        cell: (row) => <AddressCell row={row} baseSymbol={coin.base_symbol} />,
      },
      ...(coin.support_memo === '1'
        ? [{ key: 'memo', header: t('btcAddress:addresses.memo'), cell: ({ memo }: Row) => memo }]
        : []),
      {
        key: 'type',
        priority: 2,
        minWidth: 72,
        hideOnPhone: true,
        header: t('btcAddress:addresses.type'),
        text: ({ addr_type }) => t(`btcAddress:addresses.types.${addr_type === 1 ? 'user' : 'system'}`),
        cell: (row) => <TypeCell row={row} />,
      },
      {
        key: 'balance',
        header: t('btcAddress:addresses.balance'),
        align: 'end',
        card: 'state',
        sortable: true,
        text: ({ balance }) => balance,
        cell: (row) => <Amount value={row.balance} symbol={coin.symbol_alias} />,
      },
      {
        key: 'usd',
        priority: 1,
        header: t('assets.column.value'),
        align: 'end',
        card: 'note',
        text: ({ balance_usd }) => balance_usd ?? '',
        cell: (row) => (
          <Text tone="muted">
            <Amount kind="fiat" value={row.balance_usd} />
          </Text>
        ),
      },
      {
        key: 'created_at',
        priority: 3,
        header: t('btcAddress:addresses.created'),
        align: 'end',
        sortable: true,
        hideOnPhone: true,
        text: ({ created_at }) => isoWithZone(created_at),
        cell: (row) => <Time at={row.created_at} kind="short" />,
      },
      {
        key: 'actions',
        fixed: 'end',
        header: t('assets.column.actions'),
        headerHidden: true,
        align: 'end',
        cell: (row) => (
          <Button
            size="small"
            variant="ghost"
            icon={<QrIcon size={16} strokeWidth={1.5} aria-hidden />}
            aria-label={t('btcAddress:addresses.receiveOn', { address: ellipsis(row.address) })}
            disabledReason={row.addr_type === 2 ? t('btcAddress:addresses.notForUsers') : undefined}
            onClick={() => show('address', row.address)}
          >
            {t('action.receive')}
          </Button>
        ),
      },
    ],
    [t, show, coin.symbol_alias, coin.base_symbol, coin.support_memo],
  );
}

/** Addresses, whose they are, what they hold, and what people call them. */
export function AddressTable(props: Omit<TableProps<Row>, 'label' | 'rowKey'>) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  return <Table {...props} label={t('assets.tab.addresses')} rowKey={({ id }) => id} />;
}

function AddressCell({ row, baseSymbol }: { row: Row; baseSymbol: string }) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  return (
    <ListedAddress
      address={row.address}
      baseSymbol={baseSymbol}
      label={t('btcAddress:addresses.address')}
      beside={row.address_label}
      // Its drawer confirms it first.
      copy={false}
      notes={
        row.is_common === 1 || row.active_status === 0 ? (
          <>
            {row.is_common === 1 ? <Tag size="small">{t('btcAddress:addresses.common')}</Tag> : null}
            {row.active_status === 0 ? (
              <StatusTag tone="idle">{t('btcAddress:addresses.inactive')}</StatusTag>
            ) : null}
          </>
        ) : undefined
      }
    />
  );
}

function TypeCell({ row }: { row: Row }) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  if (row.addr_type === 1) return <Text>{t('btcAddress:addresses.types.user')}</Text>;
  return (
    <Inline gap="xs" wrap={false}>
      <Text>{t('btcAddress:addresses.types.system')}</Text>
      <Text tone="muted" size="label" truncate>
        {t('btcAddress:addresses.notForUsers')}
      </Text>
    </Inline>
  );
}
