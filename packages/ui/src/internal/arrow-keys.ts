const moves = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

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
