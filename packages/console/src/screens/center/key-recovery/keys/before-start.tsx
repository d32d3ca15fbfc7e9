import { Banner, Disclosure, KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const points = ['tool', 'risk', 'who', 'secret'] as const;

/** What is to be known before keys leave the platform: what happens, what can go wrong, and who may. */
export function BeforeStart() {
  const { t } = useTranslation('privateKeyRecovery');
  return (
    <Banner tone="attention" title={t('before.title')}>
      <Stack gap="s">
        <Text as="p">{t('before.lead')}</Text>
        <Disclosure summary={t('before.more')}>
          <KeyValueList
            items={points.map((point) => ({
              key: point,
              label: t(`before.${point}.title`),
              value: t(`before.${point}.detail`),
            }))}
          />
        </Disclosure>
      </Stack>
    </Banner>
  );
}
