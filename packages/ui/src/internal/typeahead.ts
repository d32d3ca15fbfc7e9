import { countCharacters } from './code-points.ts';
import { foldText } from './fold-text.ts';

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

/**
 * Finds the option that begins with what was typed, whatever its case and accents, from a place on and around the end; one
 * letter again and again goes round. The labels are folded once, with the first letter.
 */
export function labelFinder(options: readonly { label: string; disabled?: boolean }[]) {
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
