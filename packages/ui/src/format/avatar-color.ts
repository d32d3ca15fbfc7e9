import { avatarColors } from '../theme/palette.ts';
import { graphemes } from './graphemes.ts';

/**
 * The first letter of a name, as its avatar shows it: upper case, whole with its accent, and the same however it was
 * typed (a full-width letter is that letter). Empty for a name without any.
 */
export const firstLetter = (name: string): string =>
  graphemes(name.normalize('NFKC').trim().toUpperCase())[0] ?? '';

/** The color behind a name's first letter: the same letter, upper or lower case, always has the same color. */
export function avatarColor(name: string): string {
  const letter = firstLetter(name).codePointAt(0) ?? 0;
  return avatarColors[letter % avatarColors.length] ?? avatarColors[0];
}
