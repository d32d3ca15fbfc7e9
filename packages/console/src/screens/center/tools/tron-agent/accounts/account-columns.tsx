import type { DataOf, tron } from '@mpc/api';
import { Amount, formatNumber, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';

export type Account = DataOf<typeof tron.proxyData>['accounts'][number];

const whole = (figure: number) => formatNumber(String(figure), { digits: 'all' });

/** What an address is called: its sub-wallet, with its label where it has one. */
export const accountName = ({ sub_wallet_name, address_label }: Account): string =>
  address_label === '' ? sub_wallet_name : `${sub_wallet_name} · ${address_label}`;

/** The columns of addresses. */
export function accountColumns(t: TFunction<'tools'>): TableColumn<Account>[] {
  return [
    {
      key: 'name',
      header: t('accounts.column.name'),
      isTitle: true,
      minWidth: 236,
      card: 'lead',
      cell: (account) => (
        <Text tone="strong" truncate title={accountName(account)}>
          {accountName(account)}
        </Text>
      ),
      text: accountName,
    },
    {
      key: 'address',
      header: t('usage.column.address'),
      minWidth: 190,
      card: 'about',
      cell: (account) => (
        <ListedAddress
          address={account.address}
          beside={accountName(account)}
          label={t('usage.column.address')}
          baseSymbol="TRX"
          subWalletId={account.sub_wallet_id}
          copy={false}
        />
      ),
      text: ({ address }) => address,
    },
    {
      key: 'active',
      header: t('accounts.column.active'),
      priority: 2,
      card: 'state',
      cell: ({ active_status }) => (
        <StatusTag tone={active_status === 1 ? 'success' : 'idle'}>
          {t(`accounts.active.${active_status}`)}
        </StatusTag>
      ),
      text: ({ active_status }) => t(`accounts.active.${active_status}`),
    },
    {
      key: 'energy_available',
      header: t('accounts.column.energyNow'),
      align: 'end',
      cell: ({ energy_available }) => whole(energy_available),
      text: ({ energy_available }) => String(energy_available),
    },
    {
      key: 'net_available',
      header: t('accounts.column.netNow'),
      align: 'end',
      priority: 3,
      hideOnPhone: true,
      cell: ({ net_available }) => whole(net_available),
      text: ({ net_available }) => String(net_available),
    },
    {
      key: 'energy',
      header: t('accounts.column.used'),
      align: 'end',
      sortable: true,
      cell: ({ energy }) => whole(energy),
      text: ({ energy }) => String(energy),
    },
    {
      key: 'fee',
      header: t('usage.column.fee'),
      align: 'end',
      sortable: true,
      cell: ({ fee }) => <Amount value={fee} symbol="TRX" />,
      text: ({ fee }) => fee,
    },
    {
      key: 'saved',
      header: t('usage.column.saved'),
      align: 'end',
      sortable: true,
      cell: ({ saved }) => <Amount value={saved} symbol="TRX" />,
      text: ({ saved }) => saved,
    },
    {
      key: 'last_used_at',
      header: t('accounts.column.lastUse'),
      align: 'end',
      sortable: true,
      priority: 1,
      card: 'note',
      cell: ({ last_used_at }) => <Time at={last_used_at} kind="short" />,
      text: ({ last_used_at }) => (last_used_at === 0 ? '' : isoWithZone(last_used_at)),
    },
  ];
}
