import { createContext, useContext } from 'react';
import type { Language, Words } from './words.ts';
import { zhCN } from './zh-cn.ts';

/** Chinese where the application names no language, as the specification has it for generic form messages. */
export const LanguageContext = createContext<Language>('zh-CN');

/** The same in words. Only the provider, of which there is one, carries every language: a component brings this one. */
export const WordsContext = createContext<Words>(zhCN);

/** The language of the nearest provider. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The library's own words in the language of the nearest provider. */
export const useWords = (): Words => useContext(WordsContext);
