import type { ListedEntry } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { bookChange } from './book-change.ts';
import { scopeOf, subWalletsOf } from './entry-columns.tsx';

/** An entry as something is decided about it: its name, the whole address with what is known of it, and who is asked. */
export function EntrySummary({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const { label, memo, coin_net: net, sub_wallets, status } = entry;
  const isShared = entry.scope === 'shared';
  const [only] = sub_wallets;
  return (
    <DecisionSheet
      context={[
        words(isShared ? 'nav.addressBook' : 'nav.personalBook'),
        net,
        isShared ? scopeOf(entry, t) : '',
      ]
        .filter((part) => part !== '')
        .join(' · ')}
      headline={label}
      facts={[
        ...(memo === '' ? [] : [{ key: 'memo', label: t('column.memo'), value: memo }]),
        ...(isShared
          ? [{ key: 'subWallets', label: t('column.subWallets'), value: subWalletsOf(entry, t) }]
          : []),
        // What never came into force is nobody's to approve.
        ...(isShared && status === 2
          ? [
              {
                key: 'strategy',
                label: words('order.strategy'),
                value: (
                  <DecidingStrategy
                    asked={bookChange(
                      entry.wallet_id,
                      sub_wallets.length === 1 ? only?.sub_wallet_id : undefined,
                    )}
                  />
                ),
              },
            ]
          : []),
      ]}
    >
      <AddressSummary
        address={entry.address}
        label={t('column.address')}
        baseSymbol={entry.base_symbol}
        symbol={entry.symbol || undefined}
        subWalletId={only?.sub_wallet_id}
      />
    </DecisionSheet>
  );
}
