import type { MemberInfo, MemberStep } from '@mpc/api';
import { Banner, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedStrategy } from './named-strategy.tsx';
import { brokenWithout } from './removal.rules.ts';

/** What removing a member would break: the strategies with a step that could no longer be passed, by name. */
export function RemovalNotice({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('teamMember');
  const broken = brokenWithout(member.strategies);
  const stepWords = ({ node_index, threshold }: MemberStep) =>
    t('removal.step', { step: node_index, count: threshold });
  if (member.role === 1) return <Banner tone="idle">{t('removal.owner')}</Banner>;
  if (broken.length === 0) return <Banner tone="idle">{t('removal.none', { name: member.nickname })}</Banner>;
  return (
    <Banner tone="attention" title={t('removal.title', { name: member.nickname, count: broken.length })}>
      <Stack gap="xs">
        <Text as="p">{t('removal.about')}</Text>
        {broken.map(({ key, strategy, steps }) => (
          <Text key={key} as="p">
            <Text tone="strong">
              <NamedStrategy of={strategy} />
            </Text>
            {` · ${strategy.type === 3 ? t('strategyType.3') : strategy.sub_wallet_name} · `}
            {steps.map(stepWords).join(' · ')}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
