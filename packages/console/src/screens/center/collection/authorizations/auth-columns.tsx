import type { CollectAuth } from '@mpc/api';
import { Amount, Link, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import { coinName } from '#shared/coin/coin-name.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { authStatus } from '../rule/rule-looks.ts';
import { allowanceText } from './auth-content.ts';

/** The columns of authorizations; a person chooses among them and puts them in order. */
export function authColumns(t: TFunction<'collection'>, baseSymbol: string): TableColumn<CollectAuth>[] {
  return [
    {
      key: 'sub_wallet_name',
      header: t('column.subWallet'),
      isTitle: true,
      sortable: true,
      minWidth: 132,
      card: 'about',
      cell: ({ sub_wallet_name: name }) => (
        <Text tone="strong" truncate>
          {name}
        </Text>
      ),
      text: ({ sub_wallet_name: name }) => name,
    },
    {
      key: 'address',
      header: t('column.address'),
      // As wide as the picture with the letters.
      minWidth: 196,
      cell: (auth) => (
        <ListedAddress
          address={auth.address}
          baseSymbol={baseSymbol}
          subWalletId={auth.sub_wallet_id}
          label={t('column.address')}
          beside={auth.sub_wallet_name}
        />
      ),
      text: ({ address }) => address,
    },
    {
      key: 'coin',
      header: t('column.coin'),
      card: 'lead',
      cell: coinName,
      text: coinName,
    },
    {
      key: 'allowance',
      header: t('auth.allowance'),
      cell: ({ auth_amount: amount, symbol_alias: coin }) =>
        amount === '-1' ? (
          <StatusTag tone="attention">{t('auth.unlimitedTag')}</StatusTag>
        ) : (
          <Text tone="muted">{allowanceText(amount, coin, t)}</Text>
        ),
      text: ({ auth_amount: amount, symbol_alias: coin }) => allowanceText(amount, coin, t),
    },
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      priority: 2,
      cell: (auth) => <Amount value={auth.balance} />,
      text: ({ balance }) => balance,
    },
    {
      key: 'auth_status',
      header: t('field.status'),
      sortable: true,
      card: 'state',
      cell: ({ auth_status: status }) => <CodeTag looks={authStatus} code={status} t={t} />,
      text: ({ auth_status: status }) => codeWords(authStatus, status, t),
    },
    {
      key: 'txid',
      header: t('column.txid'),
      priority: 2,
      // As wide as the hash with the mark of a link to another site.
      minWidth: 144,
      hideOnPhone: true,
      cell: ({ txid, txid_link: link }) => {
        if (txid === '') return null;
        const short = <code title={txid}>{`${txid.slice(0, 6)}…${txid.slice(-6)}`}</code>;
        return link === '' ? (
          short
        ) : (
          <Link href={`${link}${txid}`} external>
            {short}
          </Link>
        );
      },
      text: ({ txid }) => txid,
    },
    {
      key: 'time',
      header: t('column.time'),
      align: 'end',
      priority: 3,
      sortable: true,
      hideOnPhone: true,
      cell: ({ time }) => (time === undefined ? null : <Time at={time} kind="relative" />),
      text: ({ time }) => (time === undefined ? '' : isoWithZone(time)),
    },
  ];
}
