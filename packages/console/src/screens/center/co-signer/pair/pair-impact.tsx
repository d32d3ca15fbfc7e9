import { Banner, KeyValueList, Stack } from '@mpc/ui';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { PairImpact } from './pair.rules.ts';

/** What a pair would do, before anybody is asked about it. */
export function PairImpactView({ impact: { addresses, dry } }: { impact: PairImpact }) {
  const { t } = useTranslation('coSigner');
  return (
    <Stack gap="s">
      <KeyValueList
        items={[
          { key: 'addresses', label: t('pair.swept'), value: t('scope.addresses', { count: addresses }) },
          {
            key: 'dry',
            label: t('pair.dry'),
            value: dry === null ? '--' : dry.length === 0 ? t('pair.dryNone') : listed(dry),
          },
        ]}
      />
      {dry === null || dry.length === 0 ? null : <Banner tone="attention">{t('pair.dryMeans')}</Banner>}
    </Stack>
  );
}
