import { Disclosure, Inline, Stack, StatusTag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CopiedAddress } from './copied-address.tsx';

/** What is done on the contract platform, first to last. */
const steps = ['deploy', 'signer', 'voteFree', 'whitelist', 'gas'] as const;

interface VoteFreeAddressProps {
  address: string;
  /** Whether the warm contract lets it move funds without a vote; undefined while nobody knows. */
  isConfigured: boolean | undefined;
  /** The network by its symbol and its name, and the coin that pays its fees. */
  base: string;
  network: string;
  coin: string;
}

/** The system's own address on a network: to be copied, and what is to be done with it on the contract platform. */
export function VoteFreeAddress({ address, isConfigured, base, network, coin }: VoteFreeAddressProps) {
  const { t } = useTranslation('coldWallet');
  return (
    <Stack gap="xs">
      <CopiedAddress address={address} label={t('addresses.voteFree.title')} base={base} />
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
