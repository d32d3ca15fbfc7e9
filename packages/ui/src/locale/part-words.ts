import { useLanguage } from './locale-context.ts';
import type { Language } from './words.ts';

/** The words of a part that brings them itself, in the language of the nearest provider: only who uses it loads them. */
export const usePartWords = <PartWords>(words: Readonly<Record<Language, PartWords>>): PartWords =>
  words[useLanguage()];
