import type { KytRecordDetail } from '@mpc/api';
import { BarChart, Disclosure, Section, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

type Exposure = KytRecordDetail['exposures'][number];

const kinds = ['direct', 'indirect'] as const satisfies Exposure['exposure'][];

/** How much of what the address moved is tied to what is wrong, as a picture with its table, and over which addresses. */
export function RecordExposures({ exposures }: { exposures: readonly Exposure[] }) {
  const { t } = useTranslation('kyt');
  if (exposures.length === 0) return null;
  const categories = [...new Set(exposures.map(({ category }) => category))];
  const shareOf = (kind: Exposure['exposure'], category: string) =>
    exposures.find((one) => one.exposure === kind && one.category === category)?.share_percent ?? null;
  const series = kinds
    .filter((kind) => exposures.some(({ exposure }) => exposure === kind))
    .map((kind) => ({
      key: kind,
      label: t(`records.exposure.${kind}`),
      values: categories.map((category) => shareOf(kind, category)),
    }));
  return (
    <Section title={t('records.exposures')} note={t('records.exposuresNote')}>
      <Stack>
        <BarChart
          label={t('records.exposures')}
          x={categories}
          xLabel={t('records.category')}
          unit="%"
          height={160}
          series={series}
        />
        <Stack gap="s">
          {exposures.map((one) => (
            <Path key={`${one.category} ${one.exposure}`} of={one} />
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

/** From the screened address to where it is tied to. */
function Path({ of: { category, exposure, share_percent: share, path } }: { of: Exposure }) {
  const { t } = useTranslation('kyt');
  return (
    <Disclosure summary={t('records.path', { category, exposure: t(`records.exposure.${exposure}`), share })}>
      <Stack gap="s">
        {path.map((address, at) => (
          <Stack key={address} gap="xs">
            <Text tone="muted" size="label">
              {at === 0 ? t('records.screened') : at === path.length - 1 ? category : t('records.between')}
            </Text>
            <WholeAddress address={address} label={t('records.screened')} />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
