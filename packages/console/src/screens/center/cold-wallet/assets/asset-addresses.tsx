import type { ColdBalance } from '@mpc/api';
import { Stack, Text } from '@mpc/ui';
import { NamedWholeAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { tiers } from './tiers.rules.ts';

/** The addresses at which one coin lies, in full. */
export function AssetAddresses({ balance }: { balance: ColdBalance }) {
  const { t } = useTranslation('coldWallet');
  const held = tiers.filter((tier) => balance[`${tier}_address`] !== '');
  if (held.length === 0)
    return <Text tone="muted">{t('assets.noAddresses', { network: balance.coin_net })}</Text>;
  return (
    <Stack gap="s">
      {held.map((tier) => {
        const label = t(`assets.address.${tier}`);
        return (
          <Stack key={tier} gap="xs">
            <Text size="label" tone="muted">
              {label}
            </Text>
            <NamedWholeAddress
              address={balance[`${tier}_address`]}
              label={label}
              baseSymbol={balance.base_symbol}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
