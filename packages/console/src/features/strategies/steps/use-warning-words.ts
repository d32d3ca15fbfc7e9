import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { StepValues } from './step-values.ts';
import { stepWarnings } from './step-warnings.rules.ts';

/** Says in words what one person could do alone under these steps. */
export function useWarningWords() {
  const { t } = useTranslation('strategyEngine');
  return (
    steps: readonly StepValues[],
    initiators: readonly number[] | null,
    names: ReadonlyMap<number, string>,
  ): string[] =>
    stepWarnings(steps, initiators).map((warning) => {
      const name = names.get(warning.uid) ?? String(warning.uid);
      return warning.kind === 'alone'
        ? t('steps.warning.alone', { name })
        : t('steps.warning.ownApprover', { name, index: warning.index });
    });
}
