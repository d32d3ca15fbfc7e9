import type { CollectRule } from '@mpc/api';
import { KeyValueList, Section, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { OnChain } from '../rule/on-chain.tsx';
import { networkName } from '../rule/rule-content.ts';

/** What nobody can change of a rule once its contract is on its chain, nothing shortened. */
export function FixedFacts({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { collect_address: address, contract_address: contract } = rule;
  return (
    <Section title={t('edit.deployed')}>
      <Stack gap="m">
        <KeyValueList
          items={[
            { key: 'network', label: t('field.network'), value: networkName(rule) },
            { key: 'receiver', label: t('field.receiver'), value: rule.collect_sub_wallet_name },
          ]}
        />
        {/* The whole address needs the whole width. */}
        <Stack gap="xs">
          <Text tone="muted">{t('field.address')}</Text>
          <OnChain text={address} copy={t('detail.copyAddress')} link={rule.address_link}>
            <NamedWholeAddress address={address} label={t('field.address')} baseSymbol={rule.base_symbol} />
          </OnChain>
        </Stack>
        <Stack gap="xs">
          <Text tone="muted">{t('field.contract')}</Text>
          <OnChain text={contract} copy={t('detail.copyContract')} link={rule.address_link}>
            <WholeAddress address={contract} label={t('field.contract')} />
          </OnChain>
        </Stack>
      </Stack>
    </Section>
  );
}
