import { createContext, useContext } from 'react';
import type { SharedWords } from './words.ts';
import { zhCN } from './zh-cn.ts';

/** Chinese where the application names no language, as the specification has it for generic form messages. */
export const LanguageContext = createContext<string>('zh-CN');

/** The same in words. Only a provider carries every language: a component brings Chinese. */
export const WordsContext = createContext<SharedWords | null>(null);

/** The language of the nearest provider, as `Intl` takes it, such as `en-US`. */
export const useLanguage = (): string => useContext(LanguageContext);

/** The library's own words in the language of the nearest provider. */
export const useWords = (): SharedWords => useContext(WordsContext) ?? zhCN;
