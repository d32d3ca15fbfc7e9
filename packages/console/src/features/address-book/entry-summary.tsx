import type { ListedEntry } from '@mpc/api';
import { KeyValueList, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { AddressSummary } from '#features/address-check';
import { scopeOf, subWalletsOf } from './entry-columns.tsx';

/** What an entry says, with the whole address and what is known of it, wherever something is decided about it. */
export function EntrySummary({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation('whiteAddress');
  const isShared = entry.scope === 'shared';
  return (
    <Stack gap="m">
      <KeyValueList
        items={[
          { key: 'label', label: t('column.label'), value: entry.label },
          {
            key: 'network',
            label: t('column.network'),
            value: isShared ? `${entry.coin_net} · ${scopeOf(entry, t)}` : entry.coin_net,
          },
          ...(entry.memo === '' ? [] : [{ key: 'memo', label: t('column.memo'), value: entry.memo }]),
          ...(isShared
            ? [{ key: 'subWallets', label: t('column.subWallets'), value: subWalletsOf(entry, t) }]
            : []),
        ]}
      />
      <AddressSummary
        address={entry.address}
        label={t('column.address')}
        baseSymbol={entry.base_symbol}
        symbol={entry.symbol || undefined}
        subWalletId={entry.sub_wallets[0]?.sub_wallet_id}
      />
    </Stack>
  );
}
