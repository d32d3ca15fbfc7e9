import { useLanguage, useWords } from './locale-context.ts';
import type { Language } from './words.ts';

/** Words of single parts, which bring them in the library's own languages: who does not use the part does not load them. */
export interface PartWords {
  copyDepositsStopped: string;
}

/** What a part says in the language of the nearest provider. A language that was added has it among its words. */
export function usePartWords(own: Readonly<Record<Language, PartWords>>): PartWords {
  const shipped: Partial<Record<string, PartWords>> = own;
  const words: object = useWords();
  return shipped[useLanguage()] ?? (words as PartWords);
}
