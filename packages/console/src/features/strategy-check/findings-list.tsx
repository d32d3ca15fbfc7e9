import type { Finding, LintedRule } from '@mpc/api/strategies';
import { Inline, Stack, StatusTag, Text, type Tone } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const tones = {
  shadowed: 'danger',
  unreachable: 'danger',
  weaker: 'danger',
  alone: 'attention',
  splitting: 'attention',
  left: 'attention',
} as const satisfies Record<Finding['kind'], Tone>;

interface FindingsListProps {
  findings: readonly Finding[];
  rules: readonly LintedRule[];
  /** What people are called, by number. */
  names: ReadonlyMap<number, string>;
}

/** What is wrong with strategies, each with the order by which it shows. */
export function FindingsList({ findings, rules, names }: FindingsListProps) {
  const { t } = useTranslation('strategyEngine');
  const ruleName = (id: number) =>
    id === 0 ? t('check.basic') : rules.find((rule) => rule.strategy_id === id)?.name || t('check.newOne');
  const wordsOf = (finding: Finding): string => {
    const strategy = ruleName(finding.strategy_id);
    switch (finding.kind) {
      case 'shadowed':
      case 'weaker':
      case 'splitting':
        return t(`check.finding.${finding.kind}`, { strategy, by: ruleName(finding.by) });
      case 'alone':
      case 'left':
        return t(`check.finding.${finding.kind}`, {
          strategy,
          name: names.get(finding.uid) ?? t('check.formerMember', { uid: finding.uid }),
        });
      default:
        return t('check.finding.unreachable', { strategy, step: finding.step + 1 });
    }
  };
  if (findings.length === 0) return <Text tone="muted">{t('check.noFindings')}</Text>;
  return (
    <Stack gap="s">
      {findings.map((finding) => {
        const words = wordsOf(finding);
        return (
          <Inline key={`${finding.kind} ${words}`} wrap={false} align="start">
            <StatusTag tone={tones[finding.kind]}>{t(`check.kind.${finding.kind}`)}</StatusTag>
            <Text>{words}</Text>
          </Inline>
        );
      })}
    </Stack>
  );
}
