import type { Decider, Decision } from '@mpc/api/strategies';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RuleName, type NamedIn } from './rule-name.tsx';

type Words = TFunction<'strategyEngine'>;

function decisionWords(
  t: Words,
  decision: Decision,
  nameOf: (by: Decider, at: number) => string | undefined,
): string {
  if (decision.kind === 'undecidable') return t('check.undecidable');
  const names = listed(decision.by.map((by, at) => nameOf(by, at) ?? ''));
  return decision.kind === 'mixed' ? t('check.mixed', { names }) : names;
}

/** Which strategies decide, by name. A draft without a name yet is the new one. */
export const decisionName = (t: Words, decision: Decision): string =>
  decisionWords(t, decision, (by) => (by === null ? t('check.basic') : by.name || t('check.newOne')));

/** The same, where each name leads to its strategy. */
export function DecisionName({ decision, ...of }: NamedIn & { decision: Decision }) {
  const { t } = useTranslation('strategyEngine');
  const deciders = decision.kind === 'undecidable' ? [] : decision.by;
  const names = Object.fromEntries(
    deciders.map((by, at) => [String(at), <RuleName key={at} rule={by} {...of} />]),
  );
  return sentenceWith<string>(names, (marks) => decisionWords(t, decision, (_, at) => marks[at]));
}
