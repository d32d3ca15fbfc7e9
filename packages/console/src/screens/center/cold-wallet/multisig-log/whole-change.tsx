import { DiffView, KeyValueList, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { tiers } from '../addresses/contracts.values.ts';
import type { ContractChange } from './contract-change.rules.ts';

/** Both addresses of a change, whole, and why it was requested. */
export function WholeChange({ change }: { change: ContractChange }) {
  const { t } = useTranslation('coldWallet');
  const remark = change.version?.remark ?? '';
  return (
    <Stack gap="s">
      <DiffView
        label={t('addresses.changes')}
        showUnchanged
        items={tiers.map((tier) => ({
          key: tier,
          label: t(`addresses.tier.${tier}`),
          ...change[tier],
          kind: 'address' as const,
        }))}
      />
      {remark === '' ? null : (
        <KeyValueList items={[{ key: 'remark', label: t('addresses.remark'), value: remark }]} />
      )}
    </Stack>
  );
}
