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

/** Where a label begins or ends, on its base line. */
interface Place {
  x: number;
  y: number;
  textAnchor: 'start' | 'end';
}

/** The room of a label, from its left end on. */
interface Room {
  x: number;
  y: number;
  width: number;
}

const isApart = (one: Room, other: Room) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || Math.abs(one.y - other.y) >= height;

/**
 * Where labels stand beside their points: above rather than below, right or left, inside the area, apart from each other,
 * and off the lines from the points down to the axis where there is room. A label that fits on neither side is moved inside.
 * Left of its point a label ends there: widths are estimates, and it should not stand apart.
 */
export function placeLabels(points: readonly Labelled[], { left, right, top, bottom }: Area): Place[] {
  const placed: Room[] = [];
  const places: Place[] = [];
  for (const { x, y, width } of points) {
    const inside = (at: number) => Math.min(Math.max(at, left), Math.max(left, right - width));
    const within = (row: number) => Math.min(Math.max(row, top + height), bottom - 4);
    // Above, higher up, and only then below, where the axis is.
    const count = Math.max(1, Math.floor((bottom - top) / height));
    const above = Array.from({ length: count }, (_, index) => within(y - gap - index * height));
    const others = Array.from({ length: count }, (_, index) => within(y + gap + height / 2 + index * height));
    const sides = [x + gap, x - gap - width];
    const fitting = sides.filter((at) => at === inside(at));
    const candidates = [...above, ...others].flatMap((row) =>
      (fitting.length === 0 ? sides.map(inside) : fitting).map((at) => ({ x: at, y: row, width })),
    );
    const free = candidates.filter((one) => placed.every((other) => isApart(one, other)));
    const isOffLines = (one: Room) =>
      points.every((other) => other.x <= one.x || other.x >= one.x + width || one.y <= other.y - gap);
    const room = free.find(isOffLines) ?? free[0] ?? candidates[0] ?? { x, y, width };
    placed.push(room);
    places.push(
      room.x < x
        ? { x: room.x + width, y: room.y, textAnchor: 'end' }
        : { x: room.x, y: room.y, textAnchor: 'start' },
    );
  }
  return places;
}
