/** The edges of a part. */
export interface PartBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How wide a mark is. */
const size = 18;

/**
 * The middle of a mark for each part: on its corner, or outside of that where the part is so small that it would be
 * hidden; at the first corner where no mark lies yet.
 */
export function placeMarks(parts: readonly PartBox[]): { left: number; top: number }[] {
  const placed: { left: number; top: number }[] = [];
  for (const { left, top, right, bottom } of parts) {
    const out = Math.min(right - left, bottom - top) < 2 * size ? size / 2 : 0;
    const corners = [
      { left: left - out, top: top - out },
      { left: right + out, top: bottom + out },
      { left: right + out, top: top - out },
      { left: left - out, top: bottom + out },
    ].map((corner) => ({ left: Math.round(corner.left), top: Math.round(corner.top) }));
    const isFree = (corner: { left: number; top: number }) =>
      placed.every((other) => Math.hypot(other.left - corner.left, other.top - corner.top) > size);
    const [first = { left, top }] = corners;
    placed.push(corners.find(isFree) ?? first);
  }
  return placed;
}
