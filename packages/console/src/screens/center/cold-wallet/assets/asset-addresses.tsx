import type { ColdBalance } from '@mpc/api';
import { KeyValueList, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { tiers } from './tiers.rules.ts';

/** The addresses at which one coin lies, in full. */
export function AssetAddresses({ balance }: { balance: ColdBalance }) {
  const { t } = useTranslation('coldWallet');
  if (tiers.every((tier) => balance[`${tier}_address`] === ''))
    return <Text tone="muted">{t('assets.noAddresses', { network: balance.coin_net })}</Text>;
  return (
    <KeyValueList
      items={tiers.map((tier) => {
        const address = balance[`${tier}_address`];
        const label = t(`assets.address.${tier}`);
        return {
          key: tier,
          label,
          value:
            address === '' ? (
              ''
            ) : (
              <NamedWholeAddress address={address} label={label} baseSymbol={balance.base_symbol} />
            ),
        };
      })}
    />
  );
}
