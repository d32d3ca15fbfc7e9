import { hiddenIn } from '../format/isolate-text.ts';
import { fill, type SharedWords } from '../locale/words.ts';

/** Rejects an entered text by the first character in it that nobody sees. */
export function hiddenMessage(text: string, words: SharedWords): { level: 'error'; message: string } | null {
  const mark = hiddenIn(text);
  return mark === undefined ? null : { level: 'error', message: fill(words.hiddenCharacter, { mark }) };
}
