import type { KeyboardEvent } from 'react';
import { countCharacters } from './code-points.ts';
import { foldText } from './option-search.ts';

/** How far each key leads among the options that can be chosen. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

interface Choosable {
  disabled?: boolean;
}

/** The option a key leads to; -1 where none can be chosen, undefined for a key that leads nowhere. */
export function nextIndex(key: string, index: number, options: readonly Choosable[]): number | undefined {
  const wanted = steps[key];
  if (wanted === undefined) return undefined;
  const step = Math.sign(wanted);
  let found = index;
  let left = Math.abs(wanted);
  const before = index === -1 && step === -1 ? options.length : index;
  for (let at = before + step; left > 0 && at >= 0 && at < options.length; at += step) {
    if (options[at]?.disabled === true) continue;
    found = at;
    left -= 1;
  }
  return found;
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

/** Whether a key is pressed for what it says; Alt may stand by the two arrows that open and close a list. */
export const isPlain = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  !ctrlKey && !metaKey && (!altKey || key === 'ArrowDown' || key === 'ArrowUp');

/**
 * Finds the option that begins with what was typed, whatever its case and accents, from a place on and around the end; one
 * letter again and again goes round. The labels are folded once, with the first letter.
 */
export function labelFinder(options: readonly (Choosable & { label: string })[]) {
  let labels: string[] | undefined;
  return (text: string, index: number): number | undefined => {
    labels ??= options.map(({ label }) => foldText(label));
    const letters = new Set(text);
    const [letter = ''] = letters;
    const wanted = foldText(letters.size === 1 ? letter : text);
    const from = Math.max(0, letters.size === 1 ? index + 1 : index);
    for (let step = 0; step < labels.length; step += 1) {
      const at = (from + step) % labels.length;
      if (options[at]?.disabled !== true && labels[at]?.startsWith(wanted)) return at;
    }
    return undefined;
  };
}
