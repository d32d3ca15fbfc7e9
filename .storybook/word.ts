import { everyWord } from '../packages/ui/src/locale/every-word.ts';
import { fill, type Language, type Words } from '../packages/ui/src/locale/words.ts';

/** Of texts in both languages, those of the story that is played: the toolbar may show it in either. */
export const shown = <Texts>(texts: Readonly<Record<Language, Texts>>): Texts =>
  texts[document.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en-US'];

/** What the library itself says in the story that is played; a play finds its parts by this, not in English. */
export const word = (name: keyof Words, values: Record<string, string | number> = {}): string =>
  fill(shown(everyWord)[name], values);
