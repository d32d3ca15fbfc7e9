/** The dots of a picture: four bytes each, row by row. */
export interface Dots {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What two pictures differ in. */
interface Difference {
  /** How many dots differ; those that only one of them has, do. */
  count: number;
  /** The later picture, pale, with these dots in red. */
  drawn: Dots;
}

/**
 * Compares two pictures dot by dot. It runs in the browser, which reads the pictures, and so needs nothing around it.
 */
export function compareDots(now: Dots, earlier: Dots): Difference {
  const width = Math.max(now.width, earlier.width);
  const height = Math.max(now.height, earlier.height);
  const data = new Uint8ClampedArray(width * height * 4);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const here = (y * now.width + x) * 4;
      const there = (y * earlier.width + x) * 4;
      const inNow = x < now.width && y < now.height;
      const inBoth = inNow && x < earlier.width && y < earlier.height;
      const isSame =
        inBoth &&
        now.data[here] === earlier.data[there] &&
        now.data[here + 1] === earlier.data[there + 1] &&
        now.data[here + 2] === earlier.data[there + 2];
      if (isSame)
        for (let part = 0; part < 3; part += 1) data[at + part] = 204 + (now.data[here + part] ?? 0) / 5;
      else {
        count += 1;
        data[at] = 220;
        data[at + 1] = 30;
        data[at + 2] = 60;
      }
      data[at + 3] = 255;
    }
  return { count, drawn: { width, height, data } };
}
