/** A point of a line; null where nothing is known. */
type Point = readonly [x: number, y: number | null];

/** The runs of points between gaps. */
function runsOf(points: readonly Point[]): [x: number, y: number][][] {
  const runs: [number, number][][] = [[]];
  for (const [x, y] of points) {
    if (y === null) runs.push([]);
    else runs.at(-1)?.push([x, y]);
  }
  return runs.filter((run) => run.length > 0);
}

const through = (run: readonly [number, number][]) =>
  run.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');

/** The line through the points, broken where one is not known. */
export const linePath = (points: readonly Point[]): string =>
  runsOf(points)
    .map((run) => `M${through(run)}`)
    .join('');

/** What lies between the line and its base. */
export const areaPath = (points: readonly Point[], base: number): string =>
  runsOf(points)
    .map(
      (run) =>
        `M${round(run[0]?.[0] ?? 0)} ${round(base)}L${through(run)}L${round(run.at(-1)?.[0] ?? 0)} ${round(base)}Z`,
    )
    .join('');

/** The points that no line shows, since nothing is known on either side, and the last one where that is how things stand. */
export const lonePoints = (points: readonly Point[], withLast = true): number[] => {
  const known = (index: number) => (points[index]?.[1] ?? null) !== null;
  const last = points.findLastIndex((_, index) => known(index));
  return points.flatMap((_, index) =>
    known(index) && ((withLast && index === last) || (!known(index - 1) && !known(index + 1))) ? [index] : [],
  );
};

const round = (pixels: number) => Math.round(pixels * 10) / 10;
