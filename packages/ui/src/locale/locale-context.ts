import { createContext, useContext } from 'react';
import { words, type Language, type Words } from './words.ts';

/** Chinese where the application names no language, as the specification has it for generic form messages. */
export const LanguageContext = createContext<Language>('zh-CN');

/** The language of the nearest provider. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The library's own words in the language of the nearest provider. */
export const useWords = (): Words => words[useLanguage()];
