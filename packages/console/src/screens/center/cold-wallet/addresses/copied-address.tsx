import { CopyButton, Inline, Stack, Text } from '@mpc/ui';
import { NamedWholeAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';

interface CopiedAddressProps {
  address: string;
  label: string;
  base: string;
}

/** An address under what it is, whole and by its name, to be copied. */
export function CopiedAddress({ address, label, base }: CopiedAddressProps) {
  const { t } = useTranslation('coldWallet');
  return (
    <Stack gap="xs">
      <Inline justify="between" wrap={false}>
        <Text tone="muted">{label}</Text>
        <CopyButton text={address} label={t('addresses.copy', { what: label })} />
      </Inline>
      <NamedWholeAddress address={address} baseSymbol={base} label={label} />
    </Stack>
  );
}
