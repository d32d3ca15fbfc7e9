/** What a label belongs to, and how wide it is. */
interface Labelled {
  x: number;
  y: number;
  width: number;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const [gap, height] = [9, 14];

/** Where a label begins, on its base line. */
interface Place {
  x: number;
  y: number;
}

const isApart = (one: Place & { width: number }, other: Place & { width: number }) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || Math.abs(one.y - other.y) >= height;

/**
 * Where labels stand beside their points: above or below, right or left, inside the area, and apart from each other
 * wherever that can be. A label that fits on neither side is moved inside.
 */
export function placeLabels(points: readonly Labelled[], { left, right, top, bottom }: Area): Place[] {
  const placed: (Place & { width: number })[] = [];
  for (const { x, y, width } of points) {
    const inside = (at: number) => Math.min(Math.max(at, left), Math.max(left, right - width));
    const rows = [y - gap, y + gap + height / 2].map((row) =>
      Math.min(Math.max(row, top + height), bottom - 4),
    );
    // Where all of these are taken: any row that is free.
    const others = Array.from({ length: Math.max(0, Math.floor((bottom - top) / height)) }, (_, index) =>
      Math.min(top + (index + 1) * height, bottom - 4),
    );
    const sides = [x + gap, x - gap - width];
    const fitting = sides.filter((at) => at === inside(at));
    const candidates = [...rows, ...others].flatMap((row) =>
      (fitting.length === 0 ? sides.map(inside) : fitting).map((at) => ({ x: at, y: row, width })),
    );
    const free = candidates.find((one) => placed.every((other) => isApart(one, other)));
    placed.push(free ?? candidates[0] ?? { x, y, width });
  }
  return placed.map(({ x, y }) => ({ x, y }));
}
