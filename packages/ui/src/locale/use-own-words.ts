import { useContext } from 'react';
import { LanguageContext, WordsContext } from './locale-context.ts';
import type { Language, Spoken } from './words.ts';

/** The words of a component that says no others. Another language than the library's has them among all of its words. */
export const useOwnWords = <Own extends Record<string, string>>(own: {
  'zh-CN': Own;
  'en-US': Spoken<NoInfer<Own>>;
}): Spoken<Own> => ({ ...own[useContext(LanguageContext) as Language], ...useContext(WordsContext) });
