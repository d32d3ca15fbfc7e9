import type { KeyboardEvent } from 'react';

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

/** Whether a key is pressed for what it says; Alt may stand by the two arrows that open and close a list. */
export const isPlain = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  !ctrlKey && !metaKey && (!altKey || key === 'ArrowDown' || key === 'ArrowUp');
