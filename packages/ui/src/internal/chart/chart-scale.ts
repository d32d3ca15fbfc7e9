/** From a figure to a place in pixels. */
export type Scale = (value: number) => number;

/** A scale that grows evenly from one end to the other. */
export function linearScale([low, high]: [number, number], [from, to]: [number, number]): Scale {
  const size = high - low;
  return (value) => (size === 0 ? (from + to) / 2 : from + ((value - low) / size) * (to - from));
}

/** A scale on which the same step is the same factor; what is not above zero stands at the low end. */
export function logScale([low, high]: [number, number], range: [number, number]): Scale {
  const scale = linearScale([Math.log(low), Math.log(high)], range);
  return (value) => scale(Math.log(Math.max(value, low)));
}

/** Round figures between two ends on a log scale, 1, 2 and 5 times powers of ten, as decimal strings. */
export function logTicks(low: number, high: number): string[] {
  const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const times = last - first > 4 ? [1] : [1, 2, 5];
  const powers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return powers
    .flatMap((power) => times.map((one) => `${one}e${power}`))
    .filter((tick) => Number(tick) >= low * (1 - 1e-9) && Number(tick) <= high * (1 + 1e-9));
}

/** Smaller than any amount of any coin, and where binary numbers end. */
const negligible = 1e-100;

/**
 * Round figures, about so many, that take all the values between them: 1, 2 or 5 times a power of ten apart. They are
 * decimal strings, so that what is written is exact and not what binary arithmetic made of it.
 */
export function niceTicks(values: readonly number[], about = 4): string[] {
  if (values.length === 0) return niceTicks([0, 1], about);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (size < negligible) return niceTicks([0, 1], about);
  // Closer together than a line can show: as if they were the same.
  if (high - low < size * 1e-9) return niceTicks([low - size / 2, high + size / 2], about);

  const rough = (high - low) / about;
  const power = Math.floor(Math.log10(rough));
  const mantissa = rough / 10 ** power;
  const [times, exponent] = mantissa > 5 ? [1, power + 1] : [mantissa > 2 ? 5 : mantissa > 1 ? 2 : 1, power];
  const step = times * 10 ** exponent;
  // Where a value stands on a tick, but for the last bit of binary arithmetic, that tick is the last one.
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => `${(first + index) * times}e${exponent}`);
}

/** A label below the axis: where its middle is, and how wide it is. */
export interface PlacedLabel {
  at: number;
  width: number;
}

/**
 * Which labels to write so that none touches another: every one, every second, every third and so on. Labels at the
 * ends are moved inside. Gives the index and the middle of each.
 */
export function spreadLabels(
  labels: readonly PlacedLabel[],
  [from, to]: [number, number],
  gap = 12,
): { index: number; at: number }[] {
  const placed = labels.map(({ at, width }, index) => ({
    index,
    width,
    at: Math.max(from + width / 2, Math.min(to - width / 2, at)),
  }));
  for (let stride = 1; stride < placed.length; stride += 1) {
    // Counted from the last one: the newest is the one that is looked for.
    const kept = placed.filter(({ index }) => (placed.length - 1 - index) % stride === 0);
    const touches = kept.some((label, place) => {
      const next = kept[place + 1];
      return next !== undefined && next.at - next.width / 2 - gap < label.at + label.width / 2;
    });
    if (!touches) return kept.map(({ index, at }) => ({ index, at }));
  }
  return placed.slice(-1).map(({ index, at }) => ({ index, at }));
}

/** About how wide a text is, without asking the browser: Chinese is as wide as high, other letters half of it and a bit. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e7f' ? size : size * 0.62), 0);
