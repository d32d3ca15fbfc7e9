import type { KeyboardEvent } from 'react';
import { countCharacters } from '../../internal/code-points.ts';

/** How far Page Up and Page Down go. */
const page = 10;

/** The option a key leads to, among those that can be chosen; undefined for a key that leads nowhere. */
export function nextIndex(key: string, index: number, usable: readonly number[]): number | undefined {
  const place = usable.indexOf(index);
  const last = usable.length - 1;
  const places: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + page,
    PageUp: place - page,
    Home: 0,
    End: last,
  };
  const wanted = places[key];
  return wanted === undefined ? undefined : usable[Math.max(0, Math.min(wanted, last))];
}

/** What was typed to find an option, and when. */
export interface Typed {
  text: string;
  at: number;
}

export const unTyped: Typed = { text: '', at: 0 };

/** Letters within a second of each other are one word. */
export const typeOn = ({ text, at }: Typed, letter: string, now: number): Typed => ({
  text: now - at < 1000 ? text + letter : letter,
  at: now,
});

/** Whether a key is a letter, whatever the script. */
export const isLetter = (key: string): boolean => countCharacters(key) === 1;

/** Whether a key is pressed for what it says; Alt may stand by the two arrows that open a list. */
export const isPlain = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  !ctrlKey && !metaKey && (!altKey || key === 'ArrowDown' || key === 'ArrowUp');

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** The option that begins with what was typed, whatever its case and accents; one letter again and again goes round. */
export function foundIndex(
  text: string,
  index: number,
  labels: readonly string[],
  usable: readonly number[],
): number | undefined {
  const letters = new Set(text);
  const [letter = ''] = letters;
  const wanted = letters.size === 1 ? letter : text;
  const from = letters.size === 1 ? index + 1 : index;
  return [...usable.filter((place) => place >= from), ...usable].find(
    (place) => collator.compare((labels[place] ?? '').slice(0, wanted.length), wanted) === 0,
  );
}

interface Size {
  width: number;
  height: number;
}

/** Where a list opens, in pixels of the window: below its button, or above it where there is more room. */
export function placeList(button: Pick<DOMRect, 'left' | 'top' | 'bottom'>, list: Size, screen: Size) {
  const gap = 4;
  const edge = 12;
  const below = screen.height - button.bottom - gap - edge;
  const above = button.top - gap - edge;
  const room = list.height > below && above > below ? above : below;
  return {
    left: Math.max(edge, Math.min(button.left, screen.width - list.width - edge)),
    top: room === below ? button.bottom + gap : button.top - gap - Math.min(list.height, above),
    maxHeight: room,
  };
}
