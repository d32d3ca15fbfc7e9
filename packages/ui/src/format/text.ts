import { graphemes } from './graphemes.ts';

/** How much of a long text stays on each side. */
export interface EllipsisEnds {
  /** Characters kept at the start. @default 6 */
  head?: number;
  /** Characters kept at the end. @default 6 */
  tail?: number;
}

/**
 * Shortens a long text to its head and tail. Counts characters as a person sees them, so no surrogate pair, flag or
 * letter with its accent is cut in half.
 */
export function ellipsis(text: string, { head = 6, tail = 6 }: EllipsisEnds = {}): string {
  const characters = graphemes(text);
  if (characters.length <= head + tail) return text;
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - tail).join('')}`;
}

/** An address or hash in groups of four, the way people compare it; a leading 0x is read with the first. */
export const groupsOfFour = (text: string): string[] => text.match(/^0x.{1,4}|.{1,4}/gsu) ?? [];
