import type { KeyboardEvent } from 'react';

const moves = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

/** A key as it is meant where lines run from left to right: in others the left and the right arrow change places. */
export function keyAlongLine({ key, currentTarget }: KeyboardEvent): string {
  const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
  return mirrored !== undefined && isRightToLeft(currentTarget) ? mirrored : key;
}

/** Whether the lines in an element run from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The index a key moves to in a row or column that wraps around; undefined for a key that does not move. */
export function arrowTarget(
  key: string,
  direction: keyof typeof moves,
  index: number,
  count: number,
): number | undefined {
  if (key === moves[direction].next) return (index + 1) % count;
  if (key === moves[direction].previous) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
