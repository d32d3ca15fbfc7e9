import { useMemo } from 'react';
import { useLanguage } from '../locale/locale-context.ts';
import { createChecks, type Checks } from './create-checks.ts';

/**
 * The generic form messages in the language of the nearest provider, Chinese where there is none. Hand them to the
 * `check` of a field: `check={all(checks.email(), checks.length({ max: 64 }))}`.
 */
export function useChecks(): Checks {
  const language = useLanguage();
  return useMemo(() => createChecks(language), [language]);
}
