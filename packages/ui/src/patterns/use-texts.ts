import { type Language, useLanguage } from '../index.ts';

/** The words of a page in both languages. */
export type Texts<Words> = Readonly<Record<Language, Words>>;

/** Takes those of the reader's language. A console has a catalog of translations instead. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return texts[useLanguage() === 'zh-CN' ? 'zh-CN' : 'en-US'];
}
