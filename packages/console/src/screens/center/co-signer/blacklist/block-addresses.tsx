import { addressBook, blacklist, type BlacklistScope } from '@mpc/api';
import { Banner, KeyValueList } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress, useAddressNames } from '#features/address-check';
import { client } from '#shared/api/api.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { entriesNow } from './entry-change.tsx';

interface BlockAddressesProps {
  walletId: number;
  onClose: () => void;
  base: string;
  network: string;
  addresses: readonly string[];
  scope: BlacklistScope;
  reason: string;
  onDone: () => void;
}

/** The addresses, each whole and by its name: the last look before they are listed. */
export function BlockAddresses({
  walletId,
  base,
  network,
  addresses,
  scope,
  reason,
  onDone,
  onClose,
}: BlockAddressesProps) {
  const { t } = useTranslation('coSigner');
  const nameOf = useAddressNames(base);
  const own = addresses.flatMap((address) => {
    const known = nameOf(address);
    return known?.of === 'own' ? [known.name] : [];
  });
  const still = useStillSet([base, network], async () => {
    const chains = await client.call(addressBook.chains, { wallet_id: walletId });
    return [base, chains.find(({ symbol }) => symbol === base)?.coin_net];
  });
  return (
    <AutoDialog
      type="warning"
      title={t('black.ask', { count: addresses.length })}
      confirm={t('black.confirm', { count: addresses.length })}
      means={t(`black.means.${scope}`)}
      done={(changed) => {
        const repeated = changed?.repeated.length ?? 0;
        const added = t('black.done', { count: addresses.length - repeated });
        return repeated === 0 ? added : `${added} · ${t('black.repeated', { count: repeated })}`;
      }}
      command={blacklist.operate}
      params={{
        wallet_id: walletId,
        op: 'add',
        base_symbol: base,
        address: [...addresses],
        scope,
        ...(reason === '' ? {} : { reason }),
      }}
      still={still}
      isThere={async () => {
        const found = await Promise.all(addresses.map((address) => entriesNow(walletId, address)));
        return found.every((entries) =>
          entries.some(
            (entry) =>
              entry.base_symbol === base &&
              entry.symbol === '' &&
              entry.scope === scope &&
              entry.status === 1,
          ),
        );
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {own.length === 0 ? null : (
        <Banner tone="attention" title={t('black.own', { names: listed([...new Set(own)]) })}>
          {t(`black.ownMeans.${scope}`)}
        </Banner>
      )}
      <KeyValueList
        items={[
          { key: 'network', label: t('filter.network'), value: [...new Set([network, base])].join(' · ') },
          { key: 'scope', label: t('black.scope'), value: t(`black.scopeIs.${scope}`) },
          { key: 'reason', label: t('black.reason'), value: reason },
        ]}
      />
      {addresses.map((address) => (
        <NamedWholeAddress key={address} address={address} baseSymbol={base} label={t('black.address')} />
      ))}
    </AutoDialog>
  );
}
