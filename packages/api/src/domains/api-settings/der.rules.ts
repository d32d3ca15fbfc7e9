/** Where one value of DER lies: what it is, and its content. It may end behind the bytes there are, where they are cut off. */
export interface DerPlace {
  tag: number;
  start: number;
  end: number;
}

/** A value of DER. */
export interface DerPart {
  tag: number;
  content: Uint8Array;
}

export const derTags = { integer: 0x02, bitString: 0x03, octetString: 0x04, sequence: 0x30 } as const;

/** Where the value that begins at a byte lies; undefined where its length is not written as DER has it. */
export function derPlaceAt(bytes: Uint8Array, at: number): DerPlace | undefined {
  const [tag = 0, short = 0] = bytes.subarray(at, at + 2);
  const longer = short > 0x80 ? bytes.subarray(at + 2, at + 2 + (short & 0x7f)) : new Uint8Array();
  const length = short < 0x80 ? short : longer.reduce((sum, byte) => sum * 256 + byte, 0);
  const isShortest = short < 0x80 || (length > 0x7f && longer[0] !== 0);
  if (!isShortest || longer.length > 3) return undefined;
  const start = at + 2 + longer.length;
  return { tag, start, end: start + length };
}

/** The parts that a run of DER bytes is made of; undefined where it is not DER. */
function derParts(bytes: Uint8Array): DerPart[] | undefined {
  const parts: DerPart[] = [];
  for (let at = 0; at < bytes.length;) {
    const place = derPlaceAt(bytes, at);
    if (place === undefined || place.end > bytes.length) return undefined;
    parts.push({ tag: place.tag, content: bytes.subarray(place.start, place.end) });
    at = place.end;
  }
  return parts;
}

/** The parts of one sequence that is all there is. */
export function derSequence(bytes: Uint8Array): DerPart[] | undefined {
  const [only, ...more] = derParts(bytes) ?? [];
  return only?.tag === derTags.sequence && more.length === 0 ? derParts(only.content) : undefined;
}

/** One value as DER writes it. */
export function derOf(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = contents.flatMap((bytes) => [...bytes]);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Uint8Array.from([tag, ...size, ...content]);
}
