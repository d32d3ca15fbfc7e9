import type { Decision } from '@mpc/api/strategies';
import { listed } from '#shared/i18n/i18n.ts';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RuleName, type NamedIn } from './rule-name.tsx';

/** Which strategies decide, by name; each name leads to its strategy. A draft without a name yet is the new one. */
export function DecisionName({ decision, ...of }: NamedIn & { decision: Decision }) {
  const { t } = useTranslation('strategyEngine');
  if (decision.kind === 'undecidable') return t('check.undecidable');
  const { kind, by } = decision;
  const links = Object.fromEntries(
    by.map((rule, at) => [String(at), <RuleName key={at} rule={rule} {...of} />]),
  );
  return sentenceWith<string>(links, (marks) => {
    const names = listed(Object.values(marks));
    return kind === 'mixed' ? t('check.mixed', { names }) : names;
  });
}
