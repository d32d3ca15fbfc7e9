import type { CollectRule } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { lackOf } from './authorizations.rules.ts';
import { ruleStatus } from './rule-looks.ts';

export interface RuleTagProps {
  rule: CollectRule;
  /** Auto sweep covers one of its coins too. @default false */
  isInConflict?: boolean;
}

/** Where a rule stands: an active one is green only while nothing keeps it from sweeping. */
export function RuleTag({ rule, isInConflict = false }: RuleTagProps) {
  const { t } = useTranslation('collection');
  const lack = lackOf(rule) ?? (isInConflict && rule.status === 3 ? 'conflict' : null);
  if (lack === null) return <CodeTag looks={ruleStatus} code={rule.status} t={t} />;
  return <StatusTag tone="attention">{t(`lack.${lack}`)}</StatusTag>;
}
