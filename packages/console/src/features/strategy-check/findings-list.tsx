import type { Finding, LintedRule } from '@mpc/api/strategies';
import { Inline, Stack, StatusTag, Tag, Text, type Tone } from '@mpc/ui';
import type { ReactNode } from 'react';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RuleName, type NamedIn } from './rule-name.tsx';

const tones = {
  shadowed: 'danger',
  unreachable: 'danger',
  weaker: 'danger',
  alone: 'attention',
  splitting: 'attention',
  left: 'attention',
} as const satisfies Record<Finding['kind'], Tone>;

interface FindingsListProps {
  /** Where they stand. */
  of: NamedIn;
  findings: readonly Finding[];
  /** Those of the strategies in effect, where a change of them is looked at: all others are new. */
  before?: readonly Finding[] | undefined;
  rules: readonly LintedRule[];
  /** What people are called, by number. */
  names: ReadonlyMap<number, string>;
}

const keyOf = (finding: Finding): string => JSON.stringify({ ...finding, witness: undefined });

/** What is wrong with strategies, what a change brings first. */
export function FindingsList({ of, findings, before, rules, names }: FindingsListProps) {
  const { t } = useTranslation('strategyEngine');
  const named = (id: number) => (
    <RuleName rule={rules.find((rule) => rule.strategy_id === id) ?? null} {...of} />
  );
  const wordsOf = (finding: Finding): ReactNode => {
    const strategy = named(finding.strategy_id);
    switch (finding.kind) {
      case 'shadowed':
      case 'weaker':
      case 'splitting':
        return sentenceWith({ strategy, by: named(finding.by) }, (marks) =>
          t(`check.finding.${finding.kind}`, marks),
        );
      case 'alone':
      case 'left':
        return sentenceWith({ strategy }, (marks) =>
          t(`check.finding.${finding.kind}`, {
            ...marks,
            name: names.get(finding.uid) ?? t('check.formerMember', { uid: finding.uid }),
          }),
        );
      default:
        return sentenceWith({ strategy }, (marks) =>
          t('check.finding.unreachable', { ...marks, step: finding.step + 1 }),
        );
    }
  };
  const known = new Set((before ?? findings).map(keyOf));
  const isNew = (finding: Finding) => !known.has(keyOf(finding));
  if (findings.length === 0) return <Text tone="muted">{t('check.noFindings')}</Text>;
  return (
    <Stack gap="s">
      {findings
        .toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)))
        .map((finding) => (
          <Inline key={keyOf(finding)} wrap={false} align="start">
            {isNew(finding) ? <Tag size="small">{t('check.newFinding')}</Tag> : null}
            <StatusTag tone={tones[finding.kind]}>{t(`check.kind.${finding.kind}`)}</StatusTag>
            <Text>{wordsOf(finding)}</Text>
          </Inline>
        ))}
    </Stack>
  );
}
