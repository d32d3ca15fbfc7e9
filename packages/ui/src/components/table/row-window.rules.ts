/** A row to draw, or the room of rows that are not drawn. */
export type Stretch = { row: number } | { from: number; count: number };

interface RowWindow {
  /** The first row in sight. */
  first: number;
  /** How many are in sight at once. */
  visible: number;
  count: number;
  /** Drawn wherever it is, because it has the focus. */
  kept: number;
}

/** How many rows are drawn beyond what is in sight, either side. */
const beyond = 12;

/** Which rows are drawn, and how much room stands for the others, from the first row to the last. */
export function stretches({ first, visible, count, kept }: RowWindow): Stretch[] {
  const from = Math.max(0, Math.min(first, count - visible) - beyond);
  const to = Math.min(count, first + visible + beyond);
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (kept >= 0 && kept < from) drawn.unshift(kept);
  if (kept >= to && kept < count) drawn.push(kept);
  const all: Stretch[] = [];
  let end = 0;
  for (const row of drawn) {
    if (row > end) all.push({ from: end, count: row - end });
    all.push({ row });
    end = row + 1;
  }
  if (count > end) all.push({ from: end, count: count - end });
  return all;
}
