/** A picture of 5 × 5 cells: two hues, and for each cell one of them or nothing. */
export interface FingerprintPicture {
  hues: readonly [number, number];
  cells: readonly { x: number; y: number; hue: 0 | 1 }[];
}

/**
 * The picture of a text. Every character goes into it, so two addresses alike at both ends look different: FNV-1a over
 * the text, mixed until each bit depends on all, then a xorshift generator draws the cells.
 */
export function fingerprintPicture(text: string): FingerprintPicture {
  const next = generator(mix(fnv1a(text)));
  const first = next() % 360;
  // The second hue keeps at least 90 degrees from the first, so that the two are told apart.
  const hues = [first, (first + 90 + (next() % 181)) % 360] as const;
  const cells: FingerprintPicture['cells'][number][] = [];
  for (let y = 0; y < 5; y += 1)
    for (let x = 0; x < 3; x += 1) {
      const drawn = next() % 3;
      if (drawn === 2) continue;
      const hue = drawn === 0 ? 0 : 1;
      cells.push({ x, y, hue });
      if (x < 2) cells.push({ x: 4 - x, y, hue });
    }
  return { hues, cells };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function mix(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Marsaglia's xorshift32; the high bits, because the low ones of neighboring states are alike. */
function generator(seed: number): () => number {
  let state = seed === 0 ? 1 : seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 8;
  };
}
