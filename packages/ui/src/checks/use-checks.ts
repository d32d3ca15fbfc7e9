import { useMemo } from 'react';
import { useLanguage, useWords } from '../locale/locale-context.ts';
import { createChecks, type Checks } from './create-checks.ts';

/**
 * The generic form messages in the language of the nearest provider, Chinese where there is none. Hand them to the
 * `check` of a field: `check={all(checks.email(), checks.length({ max: 64 }))}`.
 */
export function useChecks(): Checks {
  const code = useLanguage();
  const words = useWords();
  return useMemo(() => createChecks({ code, words }), [code, words]);
}
