import type { KytRecordDetail } from '@mpc/api';
import { KeyValueList, Link, Section, Stack, StatusTag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RiskTag } from '#features/orders';
import { listed } from '#shared/i18n/i18n.ts';
import { ScreenAgain } from './screen-again.tsx';

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

/** What the screening found, by which rules it was treated so, and how to ask once more. */
export function RecordRisk({ record }: { record: KytRecordDetail }) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { risk_level: level, risk_score: score, exposure, sanctioned, rules, report_url: report } = record;
  // Where nothing was screened, nothing is known: not even that nothing was found.
  const isScreened = level !== 0;
  return (
    <Section title={t('records.risk')} action={<RiskTag level={level} />}>
      <Stack>
        <KeyValueList
          items={[
            {
              key: 'score',
              label: t('records.scoreLabel'),
              value: isScreened ? words('order.score', { score }) : null,
            },
            { key: 'categories', label: t('records.column.categories'), value: listed(record.categories) },
            {
              key: 'sanctions',
              label: t('records.sanctions'),
              value:
                sanctioned === 1 ? (
                  <StatusTag tone="danger">{t('records.sanctioned.1')}</StatusTag>
                ) : isScreened ? (
                  t('records.sanctioned.0')
                ) : null,
            },
            {
              key: 'exposure',
              label: t('records.exposureLabel'),
              value:
                exposure !== ''
                  ? t(`records.exposure.${exposure}`)
                  : isScreened
                    ? t('records.exposure.none')
                    : null,
            },
            {
              key: 'provider',
              label: t('records.filter.provider'),
              value:
                report !== '' && isHttps(report) ? (
                  <>
                    {record.provider} ·{' '}
                    <Link href={report} external>
                      {t('records.report')}
                    </Link>
                  </>
                ) : (
                  record.provider
                ),
            },
            {
              key: 'rules',
              label: t('records.rules'),
              value:
                rules.length === 0 ? (
                  t('records.noRule')
                ) : (
                  <Stack gap="xs">
                    {rules.map(({ name, level: of, handling }) => (
                      <Text key={name} as="p">
                        {t(`records.rule.${name}`, {
                          level: words(`order.risk.${of}`),
                          handling: t(`records.ruleHandling.${handling}`),
                        })}
                      </Text>
                    ))}
                  </Stack>
                ),
            },
          ]}
        />
        <ScreenAgain record={record} />
      </Stack>
    </Section>
  );
}
