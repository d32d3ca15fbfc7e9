import { useMemo } from 'react';
import { useLanguage, useWords } from './locale-context.ts';
import type { Language, SharedWords, Spoken } from './words.ts';

/** The library's words with those that a component says alone. Another language than the library's has all of them. */
export function useWordsWith<Own extends Record<string, string>>(own: {
  'zh-CN': Own;
  'en-US': Spoken<NoInfer<Own>>;
}): SharedWords & Spoken<Own> {
  const code = useLanguage();
  const words = useWords();
  return useMemo(() => ({ ...words, ...own[code as Language] }), [words, own, code]);
}
