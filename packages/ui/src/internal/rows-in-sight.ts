/** Up to this many rows all are drawn. */
const few = 100;

/** How far out of sight rows are drawn as well, in pixels. */
const around = 160;

/** What can be seen of a scrolled list, in pixels. */
export interface View {
  top: number;
  height: number;
}

/** The rows to draw, `from` the first up to but not including `to`, and the room of those above and below. */
export function rowsInSight(heights: readonly number[], { top, height }: View, margin = around) {
  const sight = { from: 0, to: heights.length, above: 0, below: 0 };
  if (heights.length <= few) return sight;
  sight.to = 0;
  let at = 0;
  for (let index = 0; index < heights.length; index += 1) {
    const row = heights[index] ?? 0;
    if (at + row <= top - margin) {
      sight.from = index + 1;
      sight.above = at + row;
    }
    if (at < top + height + margin) sight.to = index + 1;
    else sight.below += row;
    at += row;
  }
  return sight;
}
