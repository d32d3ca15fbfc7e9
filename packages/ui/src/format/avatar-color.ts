import { avatarColors } from '../theme/palette.ts';

/** The colour behind a name's first letter: the same letter, upper or lower case, always has the same colour. */
export function avatarColor(name: string): string {
  const letter = name.trim().toUpperCase().codePointAt(0) ?? 0;
  return avatarColors[letter % avatarColors.length] ?? avatarColors[0];
}
