import { Banner, Disclosure, formatTime, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { PlannerFacts } from './read-planner-facts.ts';

/** What was read for it, what was not, and how it is computed. */
export function PlanBasis({ facts }: { facts: PlannerFacts }) {
  const { t } = useTranslation('coSigner');
  const { deposits, addresses } = facts.read;
  const reached = new Set(facts.deposits.map(({ address }) => address)).size;
  return (
    <Stack gap="s">
      {deposits.done < deposits.of ? (
        <Banner tone="attention">{t('planner.basis.depositLimit', { ...deposits })}</Banner>
      ) : null}
      {addresses.done < addresses.of ? (
        <Banner tone="attention">{t('planner.basis.addressLimit', { ...addresses })}</Banner>
      ) : null}
      <Text as="p" tone="muted">
        {t('planner.basis.read', {
          deposits: facts.deposits.length,
          addresses: reached,
          from: formatTime(new Date(facts.from), 'short'),
          to: formatTime(new Date(facts.to), 'short'),
        })}
      </Text>
      <Disclosure summary={t('planner.basis.how')}>
        <Stack gap="s">
          <Text as="p">{t('planner.basis.replay')}</Text>
          <Text as="p">{t('planner.basis.formula')}</Text>
          <Text as="p">{t('planner.basis.range')}</Text>
          <Text as="p">{t('planner.basis.plan')}</Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
