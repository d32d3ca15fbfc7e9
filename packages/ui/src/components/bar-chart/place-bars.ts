/** One bar: from one figure to another, beside the others of its place. */
export interface Bar {
  series: number;
  /** The place along the axis. */
  index: number;
  from: number;
  to: number;
  /** Which of the bars side by side it is. */
  slot: number;
  /** Whether nothing stands on it: its far corners are round. */
  outermost: boolean;
}

type Figures = readonly (readonly (number | null)[])[];

/** Every bar stands beside the others, from zero. */
export const groupBars = (figures: Figures): Bar[] =>
  figures.flatMap((one, series) =>
    one.flatMap((to, index) =>
      to === null ? [] : [{ series, index, from: 0, to, slot: series, outermost: true }],
    ),
  );

/** Every bar stands on the one before it; what is negative hangs below zero in the same way. */
export function stackBars(figures: Figures): Bar[] {
  const tops = new Map<string, number>();
  const bars = figures.flatMap((one, series) =>
    one.flatMap((figure, index) => {
      if (figure === null) return [];
      const pile = `${index} ${figure < 0}`;
      const from = tops.get(pile) ?? 0;
      const to = from + figure;
      tops.set(pile, to);
      return [{ series, index, from, to, slot: 0, pile }];
    }),
  );
  return bars.map(({ pile, ...bar }) => ({ ...bar, outermost: tops.get(pile) === bar.to }));
}

/** A bar's outline between two heights, its far corners round or not. */
export function barPath(x: number, width: number, from: number, to: number, isRound: boolean): string {
  const corner = isRound ? Math.min(3, width / 2, Math.abs(to - from)) : 0;
  const inwards = to < from ? corner : -corner;
  const right = x + width;
  return [
    `M${round(x)} ${round(from)}V${round(to + inwards)}`,
    `Q${round(x)} ${round(to)} ${round(x + corner)} ${round(to)}`,
    `H${round(right - corner)}`,
    `Q${round(right)} ${round(to)} ${round(right)} ${round(to + inwards)}V${round(from)}Z`,
  ].join('');
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
