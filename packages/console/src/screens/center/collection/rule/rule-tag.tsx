import type { CollectRule } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { ruleStatus } from './rule-looks.ts';
import { hindranceOf, ruleStatusWords } from './rule-status-words.ts';

export interface RuleTagProps {
  rule: CollectRule;
  /** Auto sweep covers one of its coins too. @default false */
  isInConflict?: boolean;
}

/** Where a rule stands: an active one is green only while nothing keeps it from sweeping. */
export function RuleTag({ rule, isInConflict = false }: RuleTagProps) {
  const { t } = useTranslation('collection');
  if (hindranceOf(rule, isInConflict) === null)
    return <CodeTag looks={ruleStatus} code={rule.status} t={t} />;
  return <StatusTag tone="attention">{ruleStatusWords(rule, isInConflict, t)}</StatusTag>;
}
