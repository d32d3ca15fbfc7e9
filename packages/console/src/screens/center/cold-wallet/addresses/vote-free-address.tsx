import { CopyButton, Disclosure, Inline, Stack, StatusTag, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** What is done on the contract platform, first to last. */
const steps = ['deploy', 'signer', 'voteFree', 'whitelist', 'gas'] as const;

interface VoteFreeAddressProps {
  address: string;
  /** Whether the warm contract lets it move funds without a vote; undefined while nobody knows. */
  isConfigured: boolean | undefined;
  /** The network, and its main coin, which pays its fees. */
  network: string;
  coin: string;
}

/** The system's own address on a network: to be copied, and what is to be done with it on the contract platform. */
export function VoteFreeAddress({ address, isConfigured, network, coin }: VoteFreeAddressProps) {
  const { t } = useTranslation('coldWallet');
  const label = t('addresses.voteFree.title');
  return (
    <Stack gap="xs">
      <Inline gap="xs" wrap={false}>
        <WholeAddress address={address} label={label} />
        <CopyButton text={address} label={t('addresses.copy', { what: label })} />
      </Inline>
      {isConfigured === undefined ? null : (
        <Inline>
          <StatusTag tone={isConfigured ? 'success' : 'attention'}>
            {t(isConfigured ? 'addresses.voteFree.on' : 'addresses.voteFree.off')}
          </StatusTag>
        </Inline>
      )}
      <Disclosure summary={t('addresses.steps.title')} defaultOpen={isConfigured === false}>
        <Stack gap="xs" role="list">
          {steps.map((step, at) => (
            <Text key={step} as="p" role="listitem">
              {`${at + 1}. ${t(`addresses.steps.${step}`, { network, coin })}`}
            </Text>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
