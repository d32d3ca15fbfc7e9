import { Card, Disclosure, KeyValueList, Link, Stack, Text } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** What energy and bandwidth are, and what the agent does with them: in full before it is used, on demand afterwards. */
export function AgentIntro({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('tools');
  if (!isOpen)
    return (
      <Disclosure summary={t('agent.intro.title')}>
        <Explained />
      </Disclosure>
    );
  return (
    <Card title={t('agent.intro.title')}>
      <Explained />
    </Card>
  );
}

function Explained() {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  return (
    <Stack gap="s">
      <Text as="p">{t('agent.intro.burn')}</Text>
      <Text as="p">{t('agent.intro.delegate')}</Text>
      <KeyValueList
        items={(['net', 'energy'] as const).map((key) => ({
          key,
          label: t(`agent.intro.${key}`),
          value: t(`agent.intro.${key}Means`),
        }))}
      />
      <Text as="p" tone="muted">
        {spaced(t('agent.intro.payer'))}
        <Link href={withSelection(`${paths.center.coSigner.index}?tab=tron`, search)}>
          {t('agent.intro.toSweep')}
        </Link>
      </Text>
    </Stack>
  );
}
