import type { DataOf, tron } from '@mpc/api';
import { Amount, formatNumber, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';

export type Usage = DataOf<typeof tron.feeUsage>['list'][number];

const whole = (figure: number) => formatNumber(String(figure), { digits: 'all' });

/** What a transaction is called here; energy may be bought for none in particular. */
export const usageName = (
  { trans_kind, trans_id }: Pick<Usage, 'trans_kind' | 'trans_id'>,
  t: TFunction<'tools'>,
  words: TFunction,
): string =>
  trans_kind === undefined || trans_id === 0
    ? t('usage.bought')
    : `${words(`transactions.kind.${trans_kind}`)} ${trans_id}`;

/** The columns of what was used; a person chooses among them and puts them in order. */
export function usageColumns(t: TFunction<'tools'>, words: TFunction): TableColumn<Usage>[] {
  return [
    {
      key: 'created_at',
      header: t('usage.column.time'),
      sortable: true,
      card: 'note',
      cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      text: ({ created_at }) => isoWithZone(created_at),
    },
    {
      key: 'transaction',
      header: t('usage.column.transaction'),
      isTitle: true,
      minWidth: 130,
      card: 'about',
      cell: (row) => <Text tone="strong">{usageName(row, t, words)}</Text>,
      text: (row) => usageName(row, t, words),
    },
    {
      key: 'sub_wallet',
      header: t('usage.column.subWallet'),
      cell: ({ sub_wallet_name }) => sub_wallet_name,
      text: ({ sub_wallet_name }) => sub_wallet_name,
    },
    {
      key: 'address',
      header: t('usage.column.address'),
      minWidth: 150,
      priority: 3,
      hideOnPhone: true,
      cell: ({ address, sub_wallet_id, sub_wallet_name }) => (
        <ListedAddress
          address={address}
          beside={sub_wallet_name}
          label={t('usage.column.address')}
          baseSymbol="TRX"
          subWalletId={sub_wallet_id}
          copy={false}
        />
      ),
      text: ({ address }) => address,
    },
    {
      key: 'energy_used',
      header: t('usage.column.energy'),
      align: 'end',
      sortable: true,
      cell: ({ energy_used }) => whole(energy_used),
      text: ({ energy_used }) => String(energy_used),
    },
    {
      key: 'net_used',
      header: t('usage.column.net'),
      align: 'end',
      cell: ({ net_used }) => whole(net_used),
      text: ({ net_used }) => String(net_used),
    },
    {
      key: 'burn_trx',
      header: t('usage.column.burn'),
      align: 'end',
      priority: 2,
      hideOnPhone: true,
      cell: ({ burn_trx }) => <Amount value={burn_trx} symbol="TRX" />,
      text: ({ burn_trx }) => burn_trx,
    },
    {
      key: 'service_fee',
      header: t('usage.column.fee'),
      align: 'end',
      sortable: true,
      card: 'lead',
      cell: ({ service_fee }) => <Amount value={service_fee} symbol="TRX" />,
      text: ({ service_fee }) => service_fee,
    },
    {
      key: 'saved_trx',
      header: t('usage.column.saved'),
      align: 'end',
      sortable: true,
      priority: 1,
      cell: ({ saved_trx }) => <Amount value={saved_trx} symbol="TRX" />,
      text: ({ saved_trx }) => saved_trx,
    },
    {
      key: 'settle_status',
      header: t('usage.column.status'),
      card: 'state',
      cell: ({ settle_status }) => (
        <StatusTag tone={settle_status === 1 ? 'success' : 'idle'}>
          {t(`usage.paid.${settle_status}`)}
        </StatusTag>
      ),
      text: ({ settle_status }) => t(`usage.paid.${settle_status}`),
    },
  ];
}
